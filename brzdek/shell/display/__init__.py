"""The screen: lines out, typed lines in, what Tab offers."""

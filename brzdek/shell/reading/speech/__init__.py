"""What people say when they play: words of deeds, of things, and words that say nothing."""

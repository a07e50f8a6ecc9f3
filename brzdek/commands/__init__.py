"""The command line: what can be typed after ``brzdek``."""

"""What people type: positions of every game, and a corpus of lines with what each of them means there."""

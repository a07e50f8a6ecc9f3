"""A little game that uses everything the core offers: traders at a fair, with cards, wares, spells and a crown."""

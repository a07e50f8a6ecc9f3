"""A game being played at one screen: whose turn it is, what is shown, what is done."""

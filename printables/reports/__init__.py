"""Reports of simulations on paper."""

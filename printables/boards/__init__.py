"""Boards, on one page or as a poster."""

"""The kernel: what all five games share, and nothing about any one of them."""

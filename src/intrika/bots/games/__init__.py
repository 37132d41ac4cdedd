"""Knowledge about single games, one small module each."""

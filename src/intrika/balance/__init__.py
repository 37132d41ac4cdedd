"""Balance reports: what seats, cards, missions, factions and options do to wins and scores."""

"""The arena: bots against bots, in balanced schedules, with ratings one can trust."""

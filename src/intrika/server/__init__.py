"""The table in the browser: a server for games among people and bots."""

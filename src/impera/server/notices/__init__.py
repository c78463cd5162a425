"""Notices: telling people who chose it that it is their turn at a table over days.

A notice says that and nothing about the game; it links to the table and to the place where it can be ended. Whom it
concerns is in the database (`impera.server.storage.notices`), so a restart loses nothing, and a table never waits for
it.
"""

"""The routes of the API, by chapter."""

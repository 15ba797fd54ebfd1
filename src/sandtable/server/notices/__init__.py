"""Notices: mails and requests to hooks, written down first and sent in the background."""

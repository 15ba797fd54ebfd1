"""Hosts: who may look after the house, whom they turned away, and everything they do."""

"""News between several servers that share one storage."""

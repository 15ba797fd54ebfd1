"""The engine: positions, steps, decisions, and who may know what. It knows no title."""

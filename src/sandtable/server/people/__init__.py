"""Who is who, and who is connected."""

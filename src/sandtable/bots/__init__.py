"""Players that know no title. What they may see is what `imagine` gives."""

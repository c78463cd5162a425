"""Games of a study in the compiled subset: played and counted."""

"""Everything that is checked. A package, so that no other one of this name takes its place."""

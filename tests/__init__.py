"""All tests. A package, so that no other package of this name takes its place."""

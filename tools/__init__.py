"""Tools that build, generate and check parts of this repository; `make` calls them."""

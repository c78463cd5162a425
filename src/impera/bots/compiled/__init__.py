"""Players in the compiled subset: rules of thumb, tree search, and a network that looks ahead."""

"""Players in the compiled subset: rules of thumb, tree search and rollouts over observations."""

"""The games of the trainer in the compiled subset: only real decisions are asked."""

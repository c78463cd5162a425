"""Engine code in the compiled subset: plain functions over records, which every engine compiles."""

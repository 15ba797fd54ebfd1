"""Many games: statistics, fuzzing, benchmarks."""

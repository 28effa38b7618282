"""Layer 0 of the engine: errors, the data model, the one door to the operating system, clock and limits."""

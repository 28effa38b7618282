"""Layer 2 of the engine: packs, logs, index and locks of a store on a local disk."""

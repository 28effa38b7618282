"""Layer 1 of the engine: hashing, codecs and the byte formats of everything the store holds (docs/format.md)."""

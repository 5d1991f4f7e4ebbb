//! Flavita runs Duplicate word-game tournaments.

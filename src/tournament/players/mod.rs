//! What happens to the players.

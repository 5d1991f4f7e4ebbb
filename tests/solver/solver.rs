//! What the search promises beside its answers.

mod spread;

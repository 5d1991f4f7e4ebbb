//! Every legal placement of a rack on a board, ranked. Exact and complete.
//!
//! 1. For every empty square: which letters the words across allow, and what those words score
//!    already ([`cross_check`], after Appel and Jacobson, 1988).
//! 2. Every placement is an interval of a row or a column: its first square and how many tiles it
//!    lays. For each interval: the most it can score, whatever the words ([`interval`]).
//! 3. The intervals are walked, the most promising first, from the end nearer to a tile or a word
//!    across. A walk reads the automaton of the words from their beginning, or that of the same
//!    words from their end ([`search`]); so no automaton of all rotations of the words is needed
//!    (the GADDAG of Gordon, 1994), and both together stay small enough for the near caches.
//! 4. A walk is given up where nothing ahead can reach the best so far; the whole list is the same
//!    search without that floor ([`rank`]). What is found stays small until it is read
//!    ([`ranking`]).
//!
//! Where an index of the words by their letters is there, words for the whole rack are looked up
//! instead ([`whole`]).
//!
//! Pure: no input, no output, no clock. The only place where work is spread over the cores.

mod cross_check;
mod found;
pub mod ground;
pub mod hand;
mod interval;
pub mod kept_lanes;
pub mod lane;
pub mod opening;
mod path;
mod places;
pub mod position;
pub mod rank;
pub mod ranking;
pub mod search;
pub mod spread;
mod task;
pub mod themed;
pub mod whole;
mod widened;
mod worth;

//! Lists of players as people have them: typed, pasted, or in a file of any encoding.
//!
//! A line is cut into cells (`separator.rs`), the first one may say what the columns are
//! (`heading.rs`); without that the lines together say it (`arranged.rs`, `numbers.rs`). Each other
//! line is a player (`line.rs`, of a federation's list `federation.rs`) with a number (`reading.rs`). What a file's
//! bytes mean is found out by `encoding.rs`; `file.rs` joins them for the preview, `written.rs`
//! writes the list out again as it was understood.
//!
//! A file's code page is guessed by which the words look like names, and said to be a guess. What
//! is confirmed is the list written out again, so that what is taken in is what was shown.

pub mod arranged;
pub mod encoding;
pub mod federation;
pub mod file;
pub mod heading;
pub mod line;
pub mod numbers;
pub mod reading;
pub mod separator;
pub mod written;

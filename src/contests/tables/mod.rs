//! The ordinary game at a table: racks of one's own, exchanges, challenges, clocks.
//!
//! A [`record`] is a row of acts. Each is [decided](decide) against the [`game`] and
//! becomes events, a refusal among them; what cannot have happened is a [`fault`] of the
//! record.
//!
//! Where the description of the record leaves a choice, it is read like this:
//!
//! - *A word in an edition with tiles of several letters* is written with brackets (`[SZ]Ó`). Without,
//!   every letter is a tile; where these cannot be laid, another reading that can counts
//!   ([`laying`]). A word contested means every reading of it.
//! - *A skipped turn* is seen from the next row of an action of the player on turn, whoever's it is:
//!   after a refused attempt such a row with the next number ends the turn, be it out of turn itself.
//!   A row that is out of turn is no attempt of the player on turn.
//! - *A row out of turn* has the number of the turn that is played and shows the rack as it is then:
//!   who has just played has not drawn yet, unless the referee looks after the words.
//! - *The turn of a contested play* is begun by its own row, so that it can be contested at once. What
//!   is refused because the game is over begins no turn: the last play stays open.
//! - *An empty rack* is read as a rack of no tiles; whether it can be is checked with the others, and
//!   after the end it is not checked.
//! - *The racks of the others* at a declared end: the first later rack of each that can be his. Where
//!   somebody's rack is not shown and nobody else can lay anything, it is needed.
//! - *A blank bought back* (`buy`) begins the turn like an attempt that was refused: who does nothing
//!   after it has lost the turn. Until a blank is laid no tiles are exchanged and no end is declared.
//! - *A long first word*: turns handed on are counted by their number, whatever was tried in them.
//! - *One player alone* who resigns ends the game.
//! - *A fault of what is missing* stands on the last line: a rack left over; of lots that do not say
//!   who starts, on the first row after them.
//! - *A player without a seat*: somebody who drew no lot though others did; without lots, who only
//!   contests or withdraws.

pub mod act;
pub mod cells;
pub mod decide;
pub mod fault;
pub mod game;
pub mod gcg;
pub mod hands;
pub mod laying;
mod objecting;
pub mod playing;
pub mod reading;
pub mod record;
pub mod rules;
pub mod scores;

//! Twist (booklet of 2012): 108 notched pieces, no board; words run in any direction, and the first to be
//! rid of all pieces wins.
//!
//! The referee checks the word's letters, the pieces and their number, and believes the notches. What the
//! booklet leaves open: the set is 96 letters in the shares of the edition's tiles (blanks left out) and three
//! pieces of each action; lots say who starts; that somebody cannot lay is believed; an action piece is laid
//! alone by whoever has no letter turned up; a letter under an action piece is used no more; pieces given
//! away lie face down on the stack, fewer where no more are left; with two players *reverse* gives another
//! turn; a lost challenge costs nothing; when all have passed twice in a row, the fewest pieces win, equals
//! share. A word is contested until the next act, and taken back only where the whole table agrees, since
//! what was turned up after it has been seen.

mod game;
mod laying;
mod pieces;

pub use game::{Gift, Hand, LaidWord, Laying, Twist};
pub use pieces::{Action, Piece, set, shuffled};

//! The values of a tournament: numbers, slips, rounds, players, events, commands, refusals. They import
//! only the game and the rules.

pub mod actor;
pub mod block;
pub mod chance;
pub mod command;
pub mod created;
pub(crate) mod cutting;
pub mod event;
pub mod ids;
pub mod laying;
pub mod log_difference;
pub mod look_alike;
pub mod player;
pub mod prepared_game;
pub mod prepared_note;
pub mod refusal;
pub mod rejection;
pub mod round;
pub mod rounding;
pub mod ruling;
pub mod ruling_refusal;
pub mod slip;
pub mod slips;
pub mod text;
pub mod tops;
pub mod verdict;

pub use actor::{Actor, Stamp};
pub use block::Block;
pub use chance::{Chance, Seed, commitment};
pub use command::{BelowMinimum, Command, PlayersCommand};
pub use created::WordDecision;
pub use created::{
    Decisions, DictionaryNote, MeetingNote, RelayNote, TournamentCreated, WordChoice,
};
pub use event::{Event, VERSION};
pub use ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
pub use laying::buy_back;
pub use look_alike::{look, look_alikes};
pub use player::{Details, Entrant, HIGHEST_NUMBER, LAST_ROUND, Labels, Membership, Player};
pub use prepared_game::{EditionNote, FORM, NoGame, PreparedGame, PreparedRound, sound};
pub use prepared_note::{Opening, PreparedNote};
pub use refusal::{Open, Refusal, TextFault};
pub use rejection::{GameEnd, RackOrigin, RejectedRack, Rejection};
pub use round::{Dispute, Phase, Round};
pub use rounding::{mean, rounded};
pub use ruling::{Appeal, Given, Outcome, RoundTops, Ruling, SlipVerdict};
pub use ruling_refusal::RulingRefusal;
pub use slip::{Disputed, Entry, LateSlip, Legibility, SentSlip, Slip, SlipText};
pub use text::{LONGEST_NOTICE, clean, clean_comment, clean_notice};
pub use tops::{JudgedUnder, PlacedTop, PlacementText, RuledWords, Tops};
pub use verdict::{Deduction, Reason, Verdict, VerdictKind};

//! What can be read of a tournament.

use crate::model::{Appeal, Block, DictionaryNote, GameEnd, Given, MeetingNote, Player};
use crate::model::{PlayerNumber, RejectedRack, RelayNote, Round, RoundNumber, Seed, SlipNumber};
use crate::profile::definition::Profile;
use flavita_game::{Board, Edition};
use std::{collections::BTreeMap, collections::BTreeSet, sync::Arc};

/// What the events of a tournament have come to. Everybody reads it through the
/// [`Tournament`](super::tournament::Tournament), which gives it to be changed to this room alone.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Its name.
    pub name: String,
    /// The edition it is played with, as the rules' form plays it.
    pub edition: Arc<Edition>,
    /// The word list it is played with.
    pub dictionary: DictionaryNote,
    /// Its rules.
    pub profile: Profile,
    /// Where chance comes from, as far as the log says it.
    pub seed: Seed,
    /// The meeting of several games to which it belongs.
    pub meeting: Option<MeetingNote>,
    /// The game of another hall whose racks and tops are played here.
    pub relayed: Option<RelayNote>,
    /// When it was set up: milliseconds since 1970 (UTC).
    pub created_ms: i64,
    /// The players by number, those who left too.
    pub players: Arc<BTreeMap<PlayerNumber, Player>>,
    /// The board as everybody has it now.
    pub board: Board,
    /// The rounds, in order.
    pub rounds: Vec<Round>,
    /// How many vowels come out of two bags, round by round, where the rules leave it open.
    pub vowels: BTreeMap<RoundNumber, usize>,
    /// Racks that went back.
    pub rejected: Vec<RejectedRack>,
    /// Every ruling, those revoked too, in order.
    pub rulings: Vec<Given>,
    /// Why the game is over, once it is.
    pub ended: Option<GameEnd>,
    /// The hash of the log that was checked when the tournament was declared final, while it is.
    pub final_head: Option<String>,
    /// Which computer plays it: rises by one whenever another takes over; the first is 1.
    pub epoch: u32,
    /// Whether two people key every slip of the rounds to come.
    pub has_double_entry: bool,
    /// The numbers of the hall as they are divided among the helpers.
    pub blocks: Vec<Block>,
    /// The slips of which the players were told what there is to be told.
    pub delivered: BTreeSet<SlipNumber>,
    /// The appeals against verdicts, as the log has them, and how often each was made.
    pub appeals: BTreeMap<SlipNumber, (Appeal, u32)>,
}

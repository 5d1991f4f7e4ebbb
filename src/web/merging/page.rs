//! One game in many halls: the merges of this computer, one of them, and its standings.

use crate::{parts::choice::Choice, parts::listed::ListRow};
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use serde::Serialize;

/// `GET /merge`.
#[derive(Default, Serialize)]
pub struct MergesPage {
    /// The merges.
    pub merges: Vec<ListRow>,
    /// The name that was typed for a new one.
    pub name: String,
    /// Why none was begun; empty where nothing is wrong.
    pub fault: String,
}

/// `GET /merge/{id}`.
#[derive(Default, Serialize)]
pub struct MergePage {
    /// The merge's name in addresses.
    pub merge: String,
    /// Its name.
    pub name: String,
    /// How many halls and players count, in a line.
    pub details: String,
    /// What became of what was brought or asked for.
    pub said: Vec<SaidLine>,
    /// Whether anything came at all.
    pub has_files: bool,
    /// How it stands: provisional or complete, in a sentence.
    pub standing: String,
    /// Whether something is still to be decided.
    pub is_provisional: bool,
    /// Decisions on words that cannot be carried out.
    pub faults: Vec<ConflictRow>,
    /// Results of which codes are missing.
    pub codes: Vec<ConflictRow>,
    /// What is to be decided.
    pub open: Vec<ConflictRow>,
    /// What was decided.
    pub decided: Vec<ConflictRow>,
    /// The halls.
    pub halls: Vec<MergeHallRow>,
    /// What came and is not counted.
    pub others: Vec<MergeFileRow>,
    /// The files that were taken out.
    pub aside: Vec<MergeFileRow>,
    /// The most bytes of a file.
    pub most_bytes: usize,
    /// The same in megabytes.
    pub most_megabytes: usize,
}

/// A sentence about what was done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SaidLine {
    /// `done`, `look` or `error`.
    pub level: &'static str,
    /// The sentence.
    pub sentence: String,
}

/// A conflict.
#[derive(Default, Serialize)]
pub struct ConflictRow {
    /// The stable name of its kind.
    pub kind: String,
    /// What it is about, in stable words.
    pub subject: String,
    /// What does not agree.
    pub sentence: String,
    /// What can be decided; nothing where it was.
    pub choices: Vec<Choice>,
    /// How it was decided; empty where it was not.
    pub answer: String,
    /// Why it was decided so, as somebody wrote it.
    pub because: String,
}

/// A hall of the table.
#[derive(Default, Serialize)]
pub struct MergeHallRow {
    /// Its name.
    pub name: String,
    /// How far it counts, in words.
    pub counts: String,
    /// `whole`, `part` or `nothing`.
    pub share: &'static str,
    /// How many players it has.
    pub players: usize,
    /// How many slips they handed in.
    pub slips: usize,
    /// The best total of its players; a dash where none counts.
    pub best: String,
    /// Their mean total; a dash where none counts.
    pub average: String,
    /// Whether its log was decided again, in words.
    pub checked: String,
    /// Whether that found nothing amiss.
    pub is_sound: bool,
    /// The beginning of the key that signed it, in groups.
    pub fingerprint: String,
    /// The whole key.
    pub key: String,
    /// The file to take out; empty where it is not known.
    pub file: String,
    /// Whether it was left out as a whole, although nothing speaks against it.
    pub is_left_out: bool,
}

/// A file of the merge.
#[derive(Default, Serialize)]
pub struct MergeFileRow {
    /// Its name.
    pub file: String,
    /// The hall whose it says it is; empty where that is not known.
    pub hall: String,
    /// Why it is not counted.
    pub because: String,
}

/// `GET /merge/{id}/standings`.
#[derive(Default, Serialize)]
pub struct MergeStandingsPage {
    /// The merge's name in addresses.
    pub merge: String,
    /// Its name.
    pub name: String,
    /// How many halls and players count, in a line.
    pub details: String,
    /// Whether something is still to be decided.
    pub is_provisional: bool,
    /// The halls to choose from.
    pub halls: Vec<Choice>,
    /// The categories to choose from.
    pub categories: Vec<Choice>,
    /// The players of this leaf.
    pub rows: Vec<MergedPlayerRow>,
    /// `101–200 of 3600`; empty where all are shown.
    pub leaf: String,
    /// The leaf before this one.
    pub before: Option<String>,
    /// The leaf after this one.
    pub after: Option<String>,
    /// The rounds.
    pub rounds: Vec<MergedRoundRow>,
    /// The tables to save.
    pub tables: Vec<Choice>,
}

/// A player among those of all halls.
#[derive(Default, Serialize)]
pub struct MergedPlayerRow {
    /// His rank among those that are shown.
    pub rank: u32,
    /// His name.
    pub name: String,
    /// His hall.
    pub hall: String,
    /// His number there.
    pub number: PlayerNumber,
    /// His club.
    pub club: String,
    /// His tops.
    pub tops: u32,
    /// His solos over all halls.
    pub solos: u32,
    /// His total.
    pub total: String,
    /// His share of the tops.
    pub percent: String,
}

/// A round of all halls.
#[derive(Default, Serialize)]
pub struct MergedRoundRow {
    /// Its number.
    pub number: RoundNumber,
    /// The rack.
    pub rack: String,
    /// What was laid, and where.
    pub laid: String,
    /// The points of the top.
    pub top: String,
    /// How many found it.
    pub found: usize,
    /// Who alone had the best score, and where; empty where nobody.
    pub solo: String,
    /// How many players played the round.
    pub players: usize,
    /// Their mean.
    pub average: String,
}

page!(MergesPage, "merging/merges.html");

page!(MergePage, "merging/merge.html");

page!(MergeStandingsPage, "merging/merge_standings.html");

//! The rulings of a tournament.

use crate::{parts::Choice, rulings::form::RulingForm};
use flavita_i18n::rules::basis::Basis;
use flavita_tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use serde::Serialize;

/// `GET /t/{id}/rulings`: what was ruled, what a ruling would change, and the forms for new ones.
#[derive(Default, Serialize)]
pub struct RulingsPage {
    /// Why what was asked for cannot be done.
    pub refusal: Option<String>,
    /// What would change.
    pub preview: Option<PreviewView>,
    /// The slip that is appealed.
    pub appeal: Option<AppealView>,
    /// The slips whose players wait for an answer.
    pub open: Vec<AppealLine>,
    /// The rulings, the newest first.
    pub rulings: Vec<RulingRow>,
    /// The players to choose from.
    pub players: Vec<Choice>,
    /// The rounds to choose from, the newest first.
    pub rounds: Vec<RoundNumber>,
    /// The round whose placement can still be replaced.
    pub replace: Option<RoundNumber>,
    /// The round that can still be reopened.
    pub reopen: Option<ReopenView>,
    /// Whether the rules know warnings.
    pub has_warnings: bool,
    /// Whether the rules have means in place of zeros.
    pub has_means: bool,
    /// The means that the rules would have, where a player repeats a fault.
    pub repeated: Vec<RepeatedRow>,
}

/// A zero for which the rules have a mean.
#[derive(Serialize)]
pub struct RepeatedRow {
    /// Whose it is.
    pub player: PlayerNumber,
    /// In which round.
    pub round: RoundNumber,
    /// What happened, and the mean.
    pub sentence: String,
    /// What the ruling would say.
    pub because: String,
}

/// The round that can be reopened.
#[derive(Serialize)]
pub struct ReopenView {
    /// Its number.
    pub round: RoundNumber,
    /// What was left on its clock.
    pub left: String,
}

/// A ruling of the list.
#[derive(Serialize)]
pub struct RulingRow {
    /// Its number.
    pub number: RulingNumber,
    /// What was ruled.
    pub sentence: String,
    /// Why.
    pub because: String,
    /// When and by whom.
    pub when: String,
    /// Whether it is in force.
    pub in_force: bool,
    /// Whether nothing rests on it.
    pub may_revoke: bool,
    /// When and why it was revoked.
    pub revoked: Option<String>,
    /// Where a ruling on a word is taken into the decisions of the club's committee.
    pub committee: Option<String>,
}

/// What a ruling would change.
#[derive(Serialize)]
pub struct PreviewView {
    /// What is ruled or revoked, in a sentence.
    pub sentence: String,
    /// Why.
    pub because: String,
    /// The fields that the confirmation sends.
    pub fields: RulingForm,
    /// The players whose points or ranks change.
    pub players: Vec<ChangeRow>,
    /// The rounds whose tops change, one sentence each.
    pub tops: Vec<String>,
    /// The placements on the board that are tops no more.
    pub laid: Vec<LaidView>,
    /// What lies on the board afterwards, where that is not told by itself.
    pub board: Option<String>,
    /// The slips whose verdicts change, one sentence each.
    pub slips: Vec<String>,
}

/// A placement on the board that is a top no more.
#[derive(Serialize)]
pub struct LaidView {
    /// What lies there, and where nothing can be laid instead, why.
    pub sentence: String,
    /// What to do with it, the proposed way first; empty where it stays.
    pub ways: Vec<Choice>,
}

/// A player whose line of the standings changes.
#[derive(Serialize)]
pub struct ChangeRow {
    /// Number and name.
    pub who: String,
    /// His total before.
    pub before: String,
    /// His total afterwards.
    pub after: String,
    /// By how much, with its sign.
    pub by: String,
    /// His rank before.
    pub rank_before: u32,
    /// His rank afterwards.
    pub rank_after: u32,
}

/// A slip in a line.
#[derive(Serialize)]
pub struct AppealLine {
    /// The number of the slip.
    pub slip: SlipNumber,
    /// The round and whose slip it is.
    pub title: String,
    /// What stands on the slip.
    pub text: String,
    /// What it is worth and why.
    pub verdict: String,
}

/// A slip, and what can be ruled on it.
#[derive(Serialize)]
pub struct AppealView {
    /// The slip.
    pub line: AppealLine,
    /// The round.
    pub round: RoundNumber,
    /// The player's number.
    pub player: PlayerNumber,
    /// What was claimed.
    pub claimed: String,
    /// `Принято в 19:43:18`, where it came by telephone.
    pub came: String,
    /// The rules on which the verdict rests.
    pub rules: Vec<Basis>,
    /// What it would be worth if nothing spoke against it.
    pub would_be: Option<i32>,
    /// What its words are.
    pub meanings: Vec<String>,
    /// Its words that do not count now.
    pub out: Vec<Choice>,
    /// Its words that count now.
    pub counting: Vec<Choice>,
    /// The player's time in the round.
    pub time: String,
    /// Whether a mean can stand in for it.
    pub may_have_mean: bool,
    /// Why a mean is proposed for it, if one is.
    pub repeated: Option<String>,
    /// Whether its player waits for an answer.
    pub is_open: bool,
}

page!(RulingsPage, "rulings/rulings.html");

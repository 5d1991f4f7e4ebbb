//! What a runner brings to the tables.

use crate::{parts::player_name, parts::signed, parts::slip_words, print::asked::Asked};
use flavita_app::desk::secret_round;
use flavita_i18n::language::Language;
use flavita_tournament::model::{Player, PlayerNumber, Round, RoundNumber, Slip};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// `GET /t/{id}/print/notices`: one strip a slip, to be cut.
#[derive(Debug, Clone, Default, Serialize)]
pub struct NoticesSheet {
    /// The page of the tournament to which it leads back: `print` or `keying`.
    pub back: &'static str,
    /// The round's number; 0 where nothing is marked yet.
    pub round: RoundNumber,
    /// The rounds that can be chosen.
    pub rounds: Vec<RoundNumber>,
    /// The strips, by table.
    pub notices: Vec<Notice>,
}

/// One strip.
#[derive(Debug, Clone, Serialize)]
pub struct Notice {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's short name.
    pub player: String,
    /// What stood on the slip.
    pub slip: String,
    /// What it counts.
    pub points: String,
    /// Why.
    pub reason: String,
}

page!(NoticesSheet, "print/notices.html");

/// The notices of a round: of the one that was asked for, else of the last that is being marked.
pub fn sheet(asked: &Asked<'_>) -> Option<NoticesSheet> {
    sheet_of(asked, |round| notices(asked, round))
}

/// A sheet of what is told of a round: of the one that was asked for, else of the last of which there are
/// slips to be told; `None` where another one was asked for.
fn sheet_of(asked: &Asked<'_>, told: impl FnOnce(&Round) -> Vec<Notice>) -> Option<NoticesSheet> {
    let out = || asked.state.rounds.iter().filter(|round| round.may_be_marked());
    let round = match asked.round {
        Some(number) => Some(out().find(|round| round.number == number)?),
        None => out().next_back(),
    };
    Some(NoticesSheet {
        back: if asked.for_helpers.is_some() { "keying" } else { "print" },
        round: round.map_or(RoundNumber(0), |round| round.number),
        rounds: out().map(|round| round.number).collect(),
        notices: round.map(told).unwrap_or_default(),
    })
}

fn notices(asked: &Asked<'_>, round: &Round) -> Vec<Notice> {
    let told = |player: &Player| notice(asked.state, round, player, asked.language);
    let told = asked.state.players_in(round.number).filter_map(told);
    let seen = told.filter(|(slip, _)| {
        asked.for_helpers.as_ref().is_none_or(|silence| {
            may_be_told(asked.state, round, slip) && !silence.hides(asked.id, slip)
        })
    });
    seen.map(|(_, notice)| notice).collect()
}

/// What has to be said of a player's slip, and the slip; nothing where all is right with it.
pub(crate) fn notice<'a>(
    state: &Tournament,
    round: &'a Round,
    player: &Player,
    language: Language,
) -> Option<(&'a Slip, Notice)> {
    let (state, rules) = (state, &state.profile);
    let slip = round.slip_of(player.number)?;
    let is_news = matches!(slip_words::level(rules, slip), "look" | "error");
    is_news.then(|| (slip, told(state, slip, language)))
}

/// A slip with what it counts, and why.
fn told(state: &Tournament, slip: &Slip, language: Language) -> Notice {
    Notice {
        number: slip.player,
        player: player_name(state, slip.player),
        slip: slip_words::shown_text(slip),
        points: signed(slip.verdict.points),
        reason: slip_words::reason(state, slip, language),
    }
}

/// Whether those who help may hear what a slip is worth. What was keyed since the open rack was
/// drawn could be a question about its words; what is not settled may yet change.
pub(crate) fn may_be_told(state: &Tournament, round: &Round, slip: &Slip) -> bool {
    let is_settled = round.dispute_of(slip.player).is_none() && !round.needs_second(slip);
    let open = secret_round(state);
    is_settled && open.is_none_or(|open| slip.id <= open.slips_before)
}

/// `GET /t/{id}/print/double`: every slip of a round.
#[derive(Debug, Clone, Default, Serialize)]
pub struct DoubleSheet(pub NoticesSheet);
page!(DoubleSheet, "print/double.html");

/// The slips of a round: of the one that was asked for, else of the last that is being marked.
pub fn double_sheet(asked: &Asked<'_>) -> Option<DoubleSheet> {
    let state = asked.state;
    let slips = |round: &Round| {
        let players = state.players_in(round.number);
        let slips = players.filter_map(|player| round.slip_of(player.number));
        slips.map(|slip| told(state, slip, asked.language)).collect()
    };
    sheet_of(asked, slips).map(DoubleSheet)
}

//! What a runner brings to the tables.

use crate::i18n::catalogue::say;
use crate::tournament::player::Player;
use crate::tournament::round::Round;
use crate::web::compose::figures::signed;
use crate::web::compose::names::player_name;
use crate::web::compose::print::sheet::Asked;
use crate::web::compose::slips;
use crate::web::pages::print::notices::{Notice, NoticesSheet};

/// The notices of a round: of the one that was asked for, else of the last that is being marked.
#[must_use]
pub fn sheet(asked: &Asked<'_>) -> Option<NoticesSheet> {
    let state = &asked.view.state;
    let out = || state.rounds.iter().filter(|round| round.may_be_marked());
    let round = match asked.round {
        Some(number) => Some(out().find(|round| round.number == number)?),
        None => out().next_back(),
    };
    Some(NoticesSheet {
        tournament: asked.id.to_owned(),
        name: state.name.clone(),
        title: round.map_or_else(String::new, |round| {
            say(asked.language, "round-title", &[("n", round.number.into())])
        }),
        round: round.map_or(0, |round| round.number),
        rounds: out().map(|round| round.number).collect(),
        notices: round.map_or_else(Vec::new, |round| notices(asked, round)),
    })
}

fn notices(asked: &Asked<'_>, round: &Round) -> Vec<Notice> {
    let (state, language) = (&asked.view.state, asked.language);
    let rules = &state.profile;
    let notice = |player: &Player| {
        let slip = round.slip_of(player.number)?;
        let is_news = matches!(slips::level(rules, slip), "look" | "error");
        is_news.then(|| Notice {
            number: player.number,
            player: player_name(state, player.number),
            slip: slips::shown_text(slip),
            points: signed(slip.verdict.points),
            reason: slips::reason(rules, slip, language),
        })
    };
    state.players_in(round.number).filter_map(notice).collect()
}

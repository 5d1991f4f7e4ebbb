//! A player's own page: what the hall sees, and his slips once their tops are out.

use crate::app::sight::{HallView, open_round};
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::tournament::player::Player;
use crate::tournament::round::Round;
use crate::web::compose::console::phase_view;
use crate::web::compose::figures::signed;
use crate::web::compose::projector::{
    board, clock_view, last_top, rack, round_title, tiles_in_bag,
};
use crate::web::compose::slips;
use crate::web::pages::own::{OwnPage, OwnSlip};

/// The page of this player.
#[must_use]
pub fn page(view: &HallView, id: &str, player: &Player, language: Language) -> OwnPage {
    let state = &view.state;
    let open = open_round(state);
    let plays = |round: &&Round| {
        let mut players = state.players_in(round.number);
        round.may_be_marked() && players.any(|one| one.number == player.number)
    };
    let rounds = state.rounds.iter().rev().filter(plays);
    OwnPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        number: player.number,
        player: player.full_name(),
        round: round_title(state, language),
        phase: phase_view(view, language).text,
        clock: clock_view(view),
        rack: open.map_or_else(Vec::new, |_| rack(state)),
        bag: tiles_in_bag(state).to_string(),
        board: board(state, None, language),
        last_top: last_top(state, language),
        slips: rounds
            .map(|round| own_slip(view, round, player.number, language))
            .collect(),
    }
}

fn own_slip(view: &HallView, round: &Round, player: u32, language: Language) -> OwnSlip {
    let rules = &view.state.profile;
    let title = say(language, "round-title", &[("n", round.number.into())]);
    match round.slip_of(player) {
        Some(slip) => OwnSlip {
            round: title,
            text: slips::shown_text(slip),
            points: signed(slip.verdict.points),
            level: slips::level(rules, slip),
            reason: slips::reason(rules, slip, language),
            top: slip.verdict.is_top,
        },
        None => OwnSlip {
            round: title,
            text: String::new(),
            points: if round.is_locked { "0" } else { "" }.to_owned(),
            level: "none",
            reason: say(
                language,
                if round.is_locked {
                    "verdict-no-slip"
                } else {
                    "own-slip-expected"
                },
                &[],
            ),
            top: false,
        },
    }
}

//! A player's own page: what the hall sees, and his slips once their tops are out.

use crate::app::clock::time_of_day;
use crate::app::sight::{HallView, open_round};
use crate::i18n::catalogue::say;
use crate::i18n::language::Language;
use crate::i18n::names::shown_word;
use crate::tournament::player::Player;
use crate::tournament::round::{Phase, Round, SentSlip};
use crate::web::compose::console::phase_view;
use crate::web::compose::figures::signed;
use crate::web::compose::projector::{
    board, clock_view, last_top, rack, round_title, tiles_in_bag,
};
use crate::web::compose::slips;
use crate::web::pages::own::{OwnPage, OwnSlip, SentView};

/// The page of this player.
#[must_use]
pub fn page(
    view: &HallView,
    (id, player): (&str, &Player),
    sent: Option<&SentSlip>,
    language: Language,
) -> OwnPage {
    let state = &view.state;
    let open = open_round(state);
    let plays = |round: &&Round| {
        let mut players = state.players_in(round.number);
        players.any(|one| one.number == player.number)
    };
    let asked = open.filter(|round| round.phase == Phase::Thinking && plays(round));
    let labels = state
        .edition
        .letters()
        .map(|letter| state.edition.label(letter));
    let rounds = state.rounds.iter().rev();
    let rounds = rounds.filter(|round| round.may_be_marked() && plays(round));
    OwnPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        number: player.number,
        player: player.full_name(),
        round: round_title(state, language),
        phase: phase_view(view, language).text,
        clock: clock_view(view),
        round_number: asked.map_or(0, |round| round.number),
        is_open: asked.is_some(),
        asks_points: state.profile.asks_for_claims(),
        sent: sent.map(|sent| sent_view(sent, language)),
        letters: labels.map(str::to_owned).collect(),
        rack: open.map_or_else(Vec::new, |_| rack(state)),
        bag: tiles_in_bag(state).to_string(),
        board: board(state, None, language),
        last_top: last_top(state, language),
        slips: rounds
            .map(|round| own_slip(view, round, player.number, language))
            .collect(),
    }
}

/// What the server has of a phone.
fn sent_view(sent: &SentSlip, language: Language) -> SentView {
    let is_down = sent.text.at.starts_with(|c: char| c.is_ascii_digit());
    let way = if is_down {
        "direction-down"
    } else {
        "direction-across"
    };
    SentView {
        receipt: accepted(sent.at_ms, language),
        word: shown_word(&sent.text.word),
        way: format!("{} {}", sent.text.at, say(language, way, &[])),
    }
}

/// `Принято в 19:43:18`.
#[must_use]
pub fn accepted(at_ms: i64, language: Language) -> String {
    let time = [("time", time_of_day(at_ms).into())];
    say(language, "phone-accepted", &time)
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

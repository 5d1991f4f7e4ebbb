//! A player's own page: what the hall sees, and his slips once their tops are out.

use crate::compose::projector::{board, clock_view, last_top, rack, round_title, tiles_in_bag};
use crate::pages::own::{LostPart, OwnPage, OwnPicture, OwnSlip, OwnStanding, SentView};
use crate::{compose::console::phase_view, compose::figures::signed, compose::slips};
use flavita_app::clock::time_of_day;
use flavita_app::sight::{HallView, open_round};
use flavita_i18n::names::{points, shown_word};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_report::pictures;
use flavita_tournament::model::round::{Phase, Round};
use flavita_tournament::results::losses::{Losses, losses};
use flavita_tournament::{
    model::placement_text::PlacementText, model::player::Player, model::slip::SentSlip,
};

/// What the server has of a player's phone.
#[derive(Clone, Debug)]
pub struct OwnSent {
    /// The slip.
    pub slip: SentSlip,
    /// Whether it came too late, and the arbiter has not decided.
    pub is_late: bool,
}

/// The page of this player; of what he `sent` the slip that counts stands first.
pub fn page(
    view: &HallView,
    (id, player): (&str, &Player),
    sent: &[OwnSent],
    language: Language,
) -> OwnPage {
    let state = &view.state;
    let open = open_round(state);
    let plays = |round: &&Round| player.plays_in(round.number);
    // At the stop a slip may still be on its way.
    let taken = open.filter(|round| round.phase > Phase::Drawn && plays(round));
    let asked = taken.filter(|round| round.phase == Phase::Thinking);
    let labels = state.edition.letters().map(|letter| state.edition.label(letter));
    let rounds = state.rounds.iter().rev();
    let rounds = rounds.filter(|round| round.may_be_marked() && plays(round));
    let mut sent = sent.iter().map(|one| sent_view(one, language));
    let first = sent.next();
    let late = sent.next();
    OwnPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        words_are_open: false,
        number: player.number,
        player: player.full_name(),
        round: round_title(state, language),
        phase: phase_view(view, language).text,
        clock: clock_view(view),
        round_number: taken.map_or(0, |round| round.number),
        is_open: asked.is_some(),
        asks_points: state.profile.asks_for_claims(),
        sent: first,
        late,
        letters: labels.map(str::to_owned).collect(),
        rack: open.map_or_else(Vec::new, |_| rack(state)),
        bag: tiles_in_bag(state).to_string(),
        board: board(state, None, language),
        last_top: last_top(state, language),
        standing: standing(view, player.number, language),
        slips: rounds.map(|round| own_slip(view, round, player.number, language)).collect(),
    }
}

/// What the server has of a phone.
fn sent_view(OwnSent { slip: sent, is_late }: &OwnSent, language: Language) -> SentView {
    let is_down = sent.text.at.starts_with(|c: char| c.is_ascii_digit());
    let way = if is_down { "direction-down" } else { "direction-across" };
    SentView {
        receipt: accepted(sent.at_ms, *is_late, language),
        is_late: *is_late,
        word: shown_word(&sent.text.word),
        way: format!("{} {}", sent.text.at, say(language, way, &[])),
    }
}

/// `Принято в 19:43:18`, or that it came too late and the arbiter decides.
pub fn accepted(at_ms: i64, is_late: bool, language: Language) -> String {
    let time = [("time", time_of_day(at_ms).into())];
    let key = if is_late { "phone-late" } else { "phone-accepted" };
    say(language, key, &time)
}

/// `Топ: ВЫБОР О1, 36`.
fn best(round: &Round, language: Language) -> String {
    let Some(placed) = &round.placed else {
        return String::new();
    };
    let PlacementText { at, word } = &placed.placement;
    let named = [
        ("word", shown_word(word).into()),
        ("at", at.as_str().into()),
        ("points", placed.points.into()),
    ];
    say(language, "own-best", &named)
}

/// Where the player stands after the rounds that are marked.
fn standing(view: &HallView, number: u32, language: Language) -> Option<OwnStanding> {
    let (state, standings) = (&view.state, view.standings());
    let line = standings.lines.iter().find(|line| line.player == number)?;
    if standings.after_round == 0 {
        return None;
    }
    let place = [("rank", line.rank.into()), ("of", standings.lines.len().into())];
    let total =
        [("n", standings.after_round.into()), ("points", points(language, line.total).into())];
    Some(OwnStanding {
        place: say(language, "own-place", &place),
        total: say(language, "own-total", &total),
        lost: lost(losses(state, line), language),
        picture: pictures::own_totals(state, view.statistics(), number, language).map(|picture| {
            OwnPicture { svg: picture.in_page(), title: picture.title, sentence: picture.sentence }
        }),
    })
}

fn lost(losses: Losses, language: Language) -> Vec<LostPart> {
    let mut causes = [
        ("own-lost-words", losses.lesser_words),
        ("own-lost-invalid", losses.invalid),
        ("own-lost-no-slip", losses.no_slip),
        ("own-lost-prices", losses.prices),
        ("own-lost-overtime", losses.overtime),
    ];
    causes.sort_by_key(|(_, points)| -points);
    let costly = causes.iter().filter(|(_, points)| *points > 0);
    let part = |(key, points): &(&str, i32)| LostPart {
        cause: say(language, key, &[]),
        points: signed(-points),
    };
    costly.map(part).collect()
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
            reason: slips::reason(&view.state, slip, language),
            top: slip.verdict.is_top,
            best: if slip.verdict.is_top { String::new() } else { best(round, language) },
        },
        None => OwnSlip {
            round: title,
            text: String::new(),
            points: if round.is_locked { "0" } else { "" }.to_owned(),
            level: "none",
            reason: say(
                language,
                if round.is_locked { "verdict-no-slip" } else { "own-slip-expected" },
                &[],
            ),
            top: false,
            best: best(round, language),
        },
    }
}

//! The page of one round: every player's slip, and what became of it.

use crate::frame::{Answer, AtDesk, Fault, Link};
use crate::parts::{example, first_of, played_rack, points_of, shown_placement, signed};
use crate::{parts::slip_words, projector::reveal::entered, standings::page::NOTHING};
use actix_web::web::Path;
use flavita_app::machine::clock::time_of_day;
use flavita_game::Edition;
use flavita_i18n::{language::Language, names::actor_name, names::points};
use flavita_tournament::model::{Phase, Player, PlayerNumber, RackOrigin, Round, RoundNumber};
use flavita_tournament::model::{Slip, SlipNumber, Tops};
use flavita_tournament::state::Tournament;
use serde::Serialize;

/// `GET /t/{id}/rounds/{n}`: what was handed in and how it was judged.
#[derive(Default, Serialize)]
pub struct RoundPage {
    /// The number of the round.
    pub round: RoundNumber,
    /// `Набор РЯБЫВЫЕ · топ ВЫБОРЫ О1, 44 очка`.
    pub details: String,
    /// `Введено 38 из 46`.
    pub counts: String,
    /// Pages of the other rounds; the present one has an empty address.
    pub rounds: Vec<Link>,
    /// The slips by the players' numbers.
    pub rows: Vec<SlipRow>,
    /// Whether slips can still be keyed and corrected.
    pub can_correct: bool,
    /// Whether the game goes on: players may still come and go, and it can be ended.
    pub goes_on: bool,
    /// How letters are typed, for the slip line: `ru`, `en`, `hu` or `cs`.
    pub keyboard: &'static str,
    /// A slip as an example for the line.
    pub slip_hint: String,
}

/// A slip and what became of it.
#[derive(Serialize)]
pub struct SlipRow {
    /// The slip's identifier, or nothing where there is no slip.
    pub slip: Option<SlipNumber>,
    /// The player's number.
    pub number: String,
    /// The player's name.
    pub name: String,
    /// `ВЫБОР О1`, or nothing.
    pub text: String,
    /// `ok`, `look`, `error` or `none`.
    pub level: &'static str,
    /// Why, in one sentence.
    pub reason: String,
    /// The points that count.
    pub points: String,
    /// The points the player wrote, or nothing.
    pub claimed: String,
    /// When it was handed in or keyed.
    pub time: String,
    /// Whether the player can be taken out of the rounds to come.
    pub can_withdraw: bool,
    /// Whether it is the round's top.
    pub top: bool,
    /// Earlier forms of the slip, one sentence each.
    pub trail: Vec<String>,
    /// The slip as a line for the slip line, to correct it.
    pub line: String,
}

page!(RoundPage, "round.html");

/// The most equal tops that are written out.
const WRITTEN_TOPS: usize = 3;

/// The page of a round; `None` where there is no such round.
pub fn page(
    state: &Tournament,
    id: &str,
    number: RoundNumber,
    language: Language,
) -> Option<RoundPage> {
    let round = state.round(number)?;
    let is_out = round.may_be_marked();
    let rows = state.players_in(number);
    Some(RoundPage {
        round: number,
        details: details(state, round, language),
        counts: if is_out { entered(state, round, language) } else { phase(round, language) },
        rounds: state.rounds.iter().map(|r| link(id, r, number)).collect(),
        rows: rows.map(|player| row(state, round, player, language)).collect(),
        can_correct: is_out,
        goes_on: state.ended.is_none(),
        keyboard: keyboard(&state.edition),
        slip_hint: example::hint(&state.edition, language),
    })
}

/// How letters of an edition are typed.
pub fn keyboard(edition: &Edition) -> &'static str {
    match edition.language.as_str() {
        "ru" => "ru",
        "hu" => "hu",
        "cs" => "cs",
        _ => "en",
    }
}

fn link(id: &str, round: &Round, present: RoundNumber) -> Link {
    let is_other = round.number != present;
    let href = is_other.then(|| format!("/t/{id}/rounds/{}", round.number));
    Link { href: href.unwrap_or_default(), text: round.number.to_string() }
}

fn details(state: &Tournament, round: &Round, language: Language) -> String {
    let rack = played_rack(state, round);
    let mut rack = say!(language, "rack-text", name = rack);
    if let RackOrigin::Hand { witness, .. } = &round.origin
        && !witness.is_empty()
    {
        let witness = say!(language, "draw-seen-by", name = witness.as_str());
        rack = format!("{rack} · {witness}");
    }
    match &round.tops {
        Some(tops) if !tops.placements.is_empty() => {
            format!("{rack} · {}", tops_text(state, round, tops, language))
        }
        _ => rack,
    }
}

/// `топ ВЫБОРЫ О1, 44 очка`; of several equals the first few.
fn tops_text(state: &Tournament, round: &Round, tops: &Tops, language: Language) -> String {
    let written: Vec<String> = tops.placements.iter().map(shown_placement).collect();
    let key = if written.len() == 1 { "top-text" } else { "tops-text" };
    let text = first_of(&written, WRITTEN_TOPS, language);
    let worth = match tops.placements.as_slice() {
        [only] => points_of(state, round, only, tops.points, language),
        _ => points(language, tops.points),
    };
    let text = format!("{text}, {worth}");
    say!(language, key, name = text)
}

fn phase(round: &Round, language: Language) -> String {
    say!(language, &format!("phase-{}", phase_key(round.phase, round.clock.is_running, false)))
}

/// The end of the key of the sentence that names a phase.
pub(crate) fn phase_key(phase: Phase, is_running: bool, is_last_call: bool) -> &'static str {
    match phase {
        Phase::Drawn => "drawn",
        Phase::Thinking if !is_running => "paused",
        Phase::Thinking if is_last_call => "last-call",
        Phase::Thinking => "thinking",
        Phase::Closed => "closed",
        Phase::Revealed => "revealed",
        Phase::Placed => "placed",
    }
}

fn row(state: &Tournament, round: &Round, player: &Player, language: Language) -> SlipRow {
    let slip = round.slip_of(player.number);
    let is_out = round.may_be_marked();
    let text = |said: fn(&Slip) -> String| slip.map_or_else(String::new, said);
    let points_without = if round.is_locked { "0" } else { "" };
    SlipRow {
        slip: slip.map(|slip| slip.id),
        number: player.number.to_string(),
        name: player.full_name(),
        text: text(slip_words::shown_text),
        level: slip.map_or("none", |slip| slip_words::level(&state.profile, slip)),
        reason: match slip {
            Some(slip) => slip_words::reason(state, slip, language),
            None if is_out => say!(language, "verdict-no-slip"),
            None => String::new(),
        },
        points: slip.map_or_else(|| points_without.to_owned(), |slip| signed(slip.verdict.points)),
        claimed: text(|slip| slip.text.claimed.map_or_else(String::new, signed)),
        time: text(|slip| time_of_day(slip.recorded_ms)),
        can_withdraw: slip.is_none() && player.until_round.is_none() && state.ended.is_none(),
        top: slip.is_some_and(|slip| slip.verdict.is_top),
        trail: trail(round, player.number, language),
        line: slip.map_or_else(|| format!("{} ", player.number), slip_words::line),
    }
}

/// The earlier forms of a player's slip and those that were taken back, oldest first.
fn trail(round: &Round, player: PlayerNumber, language: Language) -> Vec<String> {
    let counts = round.slip_of(player).map(|slip| slip.id);
    let others = round.slips.iter().filter(|slip| slip.player == player && Some(slip.id) != counts);
    others.map(|slip| earlier(slip, language)).collect()
}

fn earlier(slip: &Slip, language: Language) -> String {
    let key = if slip.withdrawn_ms.is_some() {
        "trail-withdrawn"
    } else if slip.void_by.is_some() {
        "trail-void"
    } else {
        "trail-replaced"
    };
    let text = Some(slip_words::shown_text(slip)).filter(|text| !text.is_empty());
    let text = text.unwrap_or_else(|| NOTHING.to_owned());
    let (time, name) = (time_of_day(slip.recorded_ms), actor_name(&slip.recorded_by, language));
    say!(language, key, time, name, text, points = points(language, slip.verdict.points))
}

/// `GET /t/{id}/rounds/{number}`.
pub(crate) async fn show(at: AtDesk, path: Path<(String, RoundNumber)>) -> Answer {
    let page = page(&at.view().state, &at.id, path.1, at.language);
    Ok(at.page(&page.ok_or(Fault::Missing)?))
}

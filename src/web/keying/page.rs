//! The page of those who help: nothing of the top, and no points while a round is open.

use crate::keying::frequent::{FrequentAnswer, frequent};
use crate::keying::notices::{self, TableNotice};
use crate::marking::piles::{asked_pile, is_any_open, pile};
use crate::marking::region::{self, KeyedSlip, MissingPlayer, SlipLine};
use crate::parts::{ClockView, HandIn, example, hand_in, slip_words};
use crate::projector::composing::{clock_view, round_title};
use crate::{acts::answer::told, console, marking::conflicts, round::keyboard, slip_line::words};
use crate::{frame::AtDesk, frame::Silence, marking::blocks::BlockCount, marking::blocks::Marked};
use actix_web::{HttpResponse, web::Json};
use flavita_app::desk::{DeskRequest, Key, PublicView, secret_round};
use flavita_i18n::language::Language;
use flavita_tournament::model::{Actor, Command, PlayerNumber, Reason, Round, RoundNumber, Slip};
use flavita_tournament::model::{SlipNumber, Verdict};
use flavita_tournament::state::Tournament;
use serde::{Deserialize, Serialize};

/// `GET /t/{id}/keying`: the slip line for closed rounds and the grid of numbers.
#[derive(Serialize)]
pub struct KeyingPage {
    /// Who helps; empty for the arbiter himself.
    pub who: String,
    /// `Ход 7`; empty before the first.
    pub round: String,
    /// `Думаем`, or why the clock stands.
    pub phase: String,
    /// The time left.
    pub clock: ClockView,
    /// The grid of numbers, where hand-in times count.
    pub hand_in: Option<HandIn>,
    /// The round whose slips are keyed.
    pub slip_line: Option<SlipLine>,
    /// `ru`, `en`, `hu` or `cs`: how letters are typed.
    pub keyboard: &'static str,
    /// A slip as an example for the line.
    pub slip_hint: String,
    /// `Бланки хода 6`.
    pub counts_title: String,
    /// `38 из 46`.
    pub counts: String,
    /// Whether points are kept back because a round is open.
    pub is_quiet: bool,
    /// Whether two people key every slip, so that nobody sees what another keyed.
    pub is_double: bool,
    /// Whose slips the arbiter has to decide about, in one sentence; empty where there are none.
    pub conflicts: String,
    /// How many slips of each block are in, his own first.
    pub blocks: Vec<BlockCount>,
    /// Who has no slip yet.
    pub missing: Vec<MissingPlayer>,
    /// What has to be brought to the tables.
    pub notices: Vec<TableNotice>,
    /// The last slips keyed, newest first.
    pub keyed: Vec<KeyedSlip>,
    /// What stands on several slips, as far as this one may see them.
    pub frequent: Vec<FrequentAnswer>,
}

page!(KeyingPage, "keying/keying.html");

/// The page for whom the log calls so; `who` is his name, empty for the arbiter. `asked` is the
/// round whose slips are keyed there.
pub fn page(
    view: &PublicView,
    id: &str,
    (who, actor): (&str, &Actor),
    asked: Option<RoundNumber>,
    silence: &Silence,
    language: Language,
) -> KeyingPage {
    let state = &view.state;
    let is_open = state.ended.is_none() || is_any_open(state, Some(actor));
    let is_quiet = silence.is_kept() || secret_round(state).is_some();
    let marked = pile(state, asked).filter(|_| is_open);
    let own = marked.map(|round| Marked { state, round, helper: Some(actor), language });
    let counts = marked.map(|round| region::counts(state, round, language));
    let counted = |counts: &region::SlipCounts| format!("{} {}", counts.received, counts.of);
    let last_slips = |round| keyed(state, round, (actor, is_quiet), language);
    KeyingPage {
        who: who.to_owned(),
        round: round_title(state, language),
        phase: console::composing::phase_view(state, &view.clock, language).text,
        clock: clock_view(state, &view.clock),
        hand_in: secret_round(state).and_then(|_| hand_in::for_helpers(view, language)),
        slip_line: own.map(Marked::slip_line),
        keyboard: keyboard(&state.edition),
        slip_hint: example::hint(&state.edition, language),
        counts: counts.as_ref().map_or_else(String::new, counted),
        counts_title: counts.map_or_else(String::new, |counts| counts.title),
        is_quiet,
        is_double: marked.is_some_and(|round| round.is_double),
        notices: notices::notices(state, (id, silence), language),
        conflicts: conflicts::sentence(state, language),
        blocks: own.map(Marked::blocks).unwrap_or_default(),
        missing: own.map(Marked::missing).unwrap_or_default(),
        frequent: marked.map(|round| frequent_of(round, actor)).unwrap_or_default(),
        keyed: marked.map(last_slips).unwrap_or_default(),
    }
}

/// The last slips keyed; where two people key each, only what this one keyed.
fn keyed(
    state: &Tournament,
    round: &Round,
    (actor, is_quiet): (&Actor, bool),
    language: Language,
) -> Vec<KeyedSlip> {
    let line = |slip: &Slip| line(state, (round, slip), is_quiet, language);
    if !round.is_double {
        return region::last_slips(round).into_iter().map(line).collect();
    }
    own_entries(round, actor).iter().take(region::JUST_KEYED).map(line).collect()
}

/// What stands on several slips of a round; where two people key each, of what this one keyed.
fn frequent_of(round: &Round, actor: &Actor) -> Vec<FrequentAnswer> {
    if round.is_double {
        return frequent(&own_entries(round, actor));
    }
    frequent(counting(round))
}

/// The slips that count.
fn counting(round: &Round) -> impl Iterator<Item = &Slip> {
    round.slips.iter().filter(|slip| round.counts(slip))
}

/// What somebody keyed where two people key each slip: first, second or against another, the last
/// slips first.
fn own_entries(round: &Round, actor: &Actor) -> Vec<Slip> {
    let own = |slip: &Slip| {
        let entry = round.disputed.get(&slip.id)?.iter().find(|entry| entry.by == *actor)?;
        let (text, verdict) = (entry.text.clone(), Verdict::zero(Reason::NoSlip));
        Some(Slip { text, verdict, ..slip.clone() })
    };
    let entry = |slip: &Slip| {
        let is_second = round.confirmed.get(&slip.id).is_some_and(|by| by == actor);
        let is_own = slip.recorded_by == *actor || is_second;
        own(slip).or_else(|| is_own.then(|| slip.clone()))
    };
    let mut entries: Vec<Slip> = counting(round).filter_map(entry).collect();
    entries.reverse();
    entries
}

fn line(
    state: &Tournament,
    (round, slip): (&Round, &Slip),
    is_quiet: bool,
    language: Language,
) -> KeyedSlip {
    let is_told = !is_quiet && round.dispute_of(slip.player).is_none() && !round.is_double;
    let (level, reason) = if is_told {
        (slip_words::level(&state.profile, slip), slip_words::reason(state, slip, language))
    } else {
        ("none", String::new())
    };
    let shows_points = !is_quiet && round.dispute_of(slip.player).is_none();
    let points = if shows_points { slip.verdict.points.to_string() } else { String::new() };
    let text = words::keyed(&slip.text, language);
    KeyedSlip { text, points, level, reason, ..region::keyed(state, slip, language) }
}

/// `GET /t/{id}/keying`.
pub async fn show(at: AtDesk) -> HttpResponse {
    let who = at.who().at_slips();
    let name = who.helper.as_ref().map_or("", |(_, name)| name);
    let asked = asked_pile(&at.request);
    let silence = Silence::before(&at.app, &who);
    let helper = (name, &who.actor());
    at.page(&page(&at.public_view(), &at.id, helper, asked, &silence, at.language))
}

/// A player's slip is in, or it was a mistake that it is.
#[derive(Debug, Deserialize)]
pub struct HandInRequest {
    player: PlayerNumber,
    #[serde(default)]
    is_back: bool,
    #[serde(default)]
    key: String,
}

/// `POST /t/{id}/hand-in`.
pub async fn hand_in(at: AtDesk, asked: Json<HandInRequest>) -> HttpResponse {
    let (player, is_back) = (asked.player, asked.is_back);
    let key = Key::of(&asked.key, &format!("{player} {is_back}"));
    let ask = if is_back {
        DeskRequest::Do(Command::TakeBackHandIn { player })
    } else {
        DeskRequest::HandIn(vec![player])
    };
    let done = at.desk.ask_under(ask, &at.who().at_slips().actor(), key).await;
    told(&at.public_view().state, done.as_ref(), at.language)
}

/// What has to be said of a slip was brought to its player, or was not after all.
#[derive(Debug, Deserialize)]
pub struct DeliveredRequest {
    slip: SlipNumber,
    is_delivered: bool,
    #[serde(default)]
    key: String,
}

/// `POST /t/{id}/delivered`.
pub async fn delivered(at: AtDesk, asked: Json<DeliveredRequest>) -> HttpResponse {
    let (slip, is_delivered) = (asked.slip, asked.is_delivered);
    let key = Key::of(&asked.key, &format!("{slip} {is_delivered}"));
    let ask = DeskRequest::Do(Command::MarkDelivered { slip, is_delivered });
    let done = at.desk.ask_under(ask, &at.who().actor(), key).await;
    told(&at.public_view().state, done.as_ref(), at.language)
}

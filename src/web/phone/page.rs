//! A player's own page: what the hall sees, and his slips once their tops are out.

use crate::frame::{Answer, AtDesk, Fault, Silence};
use crate::parts::{BoardView, ClockView, TileView, bought, choice, round_rack, rows_read, signed};
use crate::projector::composing::{board, clock_view, last_top, rack_notes, round_title};
use crate::{console::composing::phase_view, projector::composing::tiles_in_bag};
use crate::{draw::head_words, parts::slip_words, phone::appeal, projector::page::TopLine};
use flavita_app::desk::{PublicView, secret_round};
use flavita_app::{audit::receipts::Seen, machine::clock::time_of_day};
use flavita_i18n::{language::Language, names::points, names::shown_word, ruling, text::joined};
use flavita_report::{pictures, pictures::causes::by_cause};
use flavita_tournament::model::{Given, Phase, PlacementText, Player, PlayerNumber, Round};
use flavita_tournament::model::{RoundNumber, Ruling, Slip, SlipNumber, SlipText};
use flavita_tournament::{results::Losses, results::losses, state::Tournament};
use serde::Serialize;

/// `GET /t/{id}/me`: for a phone.
#[derive(Serialize)]
pub struct OwnPage {
    /// The tournament's name.
    pub name: String,
    /// Whether words may be looked up: nobody on this computer thinks about a rack.
    pub words_are_open: bool,
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's name.
    pub player: String,
    /// `Ход 7`; empty before the first.
    pub round: String,
    /// `Думаем`, or why the clock stands.
    pub phase: String,
    /// The time left.
    pub clock: ClockView,
    /// The number of the round for which slips may still come; 0 while there is none.
    pub round_number: RoundNumber,
    /// Whether this player may send a slip now.
    pub is_open: bool,
    /// Whether slips ask for the points that the player counted.
    pub asks_points: bool,
    /// What the server has of this phone for the round that is open.
    pub sent: Option<SentView>,
    /// What came from it too late after that, while the arbiter has not decided; it does not count
    /// yet.
    pub late: Option<SentView>,
    /// The letters that a blank may stand for.
    pub letters: Vec<String>,
    /// `Набор: З, Д, О, Р, О, В, Ы`; empty while there is none.
    pub rack_named: String,
    /// The rack being played.
    pub rack: Vec<TileView>,
    /// The tiles one of which may be added to it; empty where nothing is added.
    pub choice: String,
    /// The blanks on the board that it can buy.
    pub bought: Vec<(usize, String)>,
    /// The most tiles of it that may be laid; 0 for all.
    pub most_laid: usize,
    /// Blanks that the rack bought back, and today's theme, a sentence each.
    pub notes: Vec<String>,
    /// Tiles in the bag.
    pub bag: String,
    /// The board as everybody has it.
    pub board: BoardView,
    /// What lies on the board, row by row, for who has it read out.
    pub rows: Vec<String>,
    /// What was laid before the present round.
    pub last_top: Option<TopLine>,
    /// Where the player stands; `None` before the first round is marked.
    pub standing: Option<OwnStanding>,
    /// What the arbiter gave or took beside the slips, and why, newest first.
    pub ruled: Vec<OwnRuling>,
    /// The player's slips of the rounds whose tops are out, newest first.
    pub slips: Vec<OwnSlip>,
    /// The head of the log in six words; empty while a round is open.
    pub head_words: String,
    /// What the phone keeps then by itself, as JSON; empty while a round is open.
    pub seen: String,
}

/// Where a player stands.
#[derive(Serialize)]
pub struct OwnStanding {
    /// `Место 3 из 40`.
    pub place: String,
    /// `После хода 6: 261 очко`.
    pub total: String,
    /// What was lost to the tops, by cause, the dearest first; empty where nothing was.
    pub lost: Vec<LostPart>,
    /// The totals against the tops; `None` before there is a line to draw.
    pub picture: Option<OwnPicture>,
}

/// A player's totals over the rounds, drawn.
#[derive(Serialize)]
pub struct OwnPicture {
    /// What it shows.
    pub title: String,
    /// What it means.
    pub sentence: String,
    /// The picture, as an element of the page.
    pub svg: String,
}

/// Points lost to the tops by one cause.
#[derive(Serialize)]
pub struct LostPart {
    /// `слова дешевле топа`.
    pub cause: String,
    /// `−27`.
    pub points: String,
}

/// A warning, a penalty or a bonus.
#[derive(Serialize)]
pub struct OwnRuling {
    /// What, in a sentence.
    pub sentence: String,
    /// Why, in the arbiter's words.
    pub because: String,
}

/// A slip that a phone sent.
#[derive(Serialize)]
pub struct SentView {
    /// `Принято в 19:43:18`.
    pub receipt: String,
    /// Whether it came too late, and the arbiter decides.
    pub is_late: bool,
    /// `МЯТЕЖ`.
    pub word: String,
    /// `6Д вниз`.
    pub way: String,
}

/// A player's slip of a round whose top is out.
#[derive(Default, Serialize)]
pub struct OwnSlip {
    /// `Ход 6`.
    pub round: String,
    /// `ВЫБОР О1`; empty where there is none yet.
    pub text: String,
    /// Its points; empty where it is not keyed yet.
    pub points: String,
    /// `ok`, `look`, `error`, or `none`.
    pub level: &'static str,
    /// Why, where it is not simply right; or that it is expected.
    pub reason: String,
    /// Whether it is the top.
    pub top: bool,
    /// `Топ: ВЫБОР О1, 36`; empty where the slip is one.
    pub best: String,
    /// The number of its round.
    pub number: RoundNumber,
    /// Its own number, where he is told what it is worth.
    pub slip: Option<SlipNumber>,
    /// `Судья видит вашу апелляцию.`; empty where he has not appealed.
    pub appeal: String,
    /// `ask` or `back`: what he can do about that; else nothing.
    pub act: &'static str,
}

page!(OwnPage, "phone/own.html");

/// The page of this player; of what he `sent` the slip that counts stands first.
pub fn page(
    view: &PublicView,
    (id, player): (&str, &Player),
    sent: Vec<SentView>,
    silence: &Silence,
    language: Language,
) -> OwnPage {
    let state = &view.state;
    let open = secret_round(state);
    let plays = |round: &&Round| player.plays_in(round.number);
    // At the stop a slip may still be on its way.
    let taken = open.filter(|round| round.phase > Phase::Drawn && plays(round));
    let asked = taken.filter(|round| round.phase == Phase::Thinking);
    let labels = state.edition.letters().map(|letter| state.edition.label(letter));
    let rounds = state.rounds.iter().rev().filter(|round| round.may_be_marked() && plays(round));
    let own_slip = |round| own_slip(view, (id, round), player.number, silence, language);
    let mut sent = sent.into_iter();
    let (first, late) = (sent.next(), sent.next());
    let head_words = head_words(state, &view.head, language);
    let board = board(state, None, language);
    let rack = open.map_or_else(Vec::new, |round| round_rack(state, round));
    let is_told = !head_words.is_empty();
    let seen = is_told.then(|| seen(view, (id, player.number), silence));
    OwnPage {
        name: state.name.clone(),
        words_are_open: false,
        number: player.number,
        player: player.full_name(),
        round: round_title(state, language),
        phase: phase_view(state, &view.clock, language).text,
        clock: clock_view(state, &view.clock),
        round_number: taken.map_or(RoundNumber(0), |round| round.number),
        is_open: asked.is_some(),
        asks_points: state.profile.asks_for_claims(),
        sent: first,
        late,
        letters: labels.map(str::to_owned).collect(),
        rack_named: rack_named(&rack, language),
        rack,
        choice: open.map_or_else(String::new, |round| {
            choice(&state.edition, &round.board, &round.rack.counts())
        }),
        bought: open.map_or_else(Vec::new, |round| {
            bought(&state.edition, &round.board, round.rack.tiles())
        }),
        most_laid: state.edition.hand.most_laid.unwrap_or(0),
        notes: open.map_or_else(Vec::new, |round| rack_notes(state, round, language)),
        bag: tiles_in_bag(state).to_string(),
        rows: rows_read(&board),
        board,
        last_top: last_top(state, language),
        standing: standing(view, player.number, language),
        ruled: ruled(state, player.number, language),
        slips: rounds.map(own_slip).collect(),
        seen: seen.unwrap_or_default(),
        head_words,
    }
}

/// The tiles one by one, as they are read out.
fn rack_named(rack: &[TileView], language: Language) -> String {
    let blank = say!(language, "phone-blank");
    let name = |tile: &TileView| if tile.blank { blank.clone() } else { tile.text.clone() };
    say!(language, "rack-text", name = joined(rack.iter().map(name), ", "))
}

/// What the server has of a phone.
fn sent_view(text: &SlipText, at_ms: i64, is_late: bool, language: Language) -> SentView {
    let is_down = text.at.starts_with(|c: char| c.is_ascii_digit());
    let way = if is_down { "direction-down" } else { "direction-across" };
    SentView {
        receipt: accepted(at_ms, is_late, language),
        is_late,
        word: shown_word(&text.word),
        way: format!("{} {}", text.at, say!(language, way)),
    }
}

/// `Принято в 19:43:18`, or that it came too late and the arbiter decides.
pub fn accepted(at_ms: i64, is_late: bool, language: Language) -> String {
    let key = if is_late { "phone-late" } else { "phone-accepted" };
    say!(language, key, time = time_of_day(at_ms))
}

/// `Топ: ВЫБОР О1, 36`.
fn best(round: &Round, language: Language) -> String {
    let Some(PlacementText { at, word }) = round.top().filter(|_| round.placed.is_some()) else {
        return String::new();
    };
    let points = round.top_points();
    say!(language, "own-best", word = shown_word(word), at = at.as_str(), points)
}

/// Where the player stands after the rounds that are marked.
fn standing(view: &PublicView, number: PlayerNumber, language: Language) -> Option<OwnStanding> {
    let (state, standings) = (&view.state, view.standings());
    let line = standings.lines.iter().find(|line| line.player == number)?;
    if standings.after_round == RoundNumber(0) {
        return None;
    }
    let points = points(language, line.total);
    Some(OwnStanding {
        place: say!(language, "own-place", rank = line.rank, of = standings.lines.len()),
        total: say!(language, "own-total", n = standings.after_round, points),
        lost: lost(losses(state, line), language),
        picture: pictures::own_totals(state, view.statistics(), number, language).map(|picture| {
            OwnPicture { svg: picture.in_page(), title: picture.title, sentence: picture.sentence }
        }),
    })
}

fn ruled(state: &Tournament, number: PlayerNumber, language: Language) -> Vec<OwnRuling> {
    let is_his = |given: &&Given| {
        let is_one = matches!(given.what, Ruling::PointsGiven { .. } | Ruling::WarningGiven { .. });
        is_one && given.what.player() == Some(number)
    };
    let own = |given: &Given| OwnRuling {
        sentence: ruling::sentence(language, state, &given.what),
        because: given.because.clone(),
    };
    state.rulings_in_force().rev().filter(is_his).map(own).collect()
}

fn lost(losses: Losses, language: Language) -> Vec<LostPart> {
    let part = |(cause, points): (String, i32)| LostPart { cause, points: signed(-points) };
    by_cause(losses, language).into_iter().map(part).collect()
}

fn own_slip(
    view: &PublicView,
    (id, round): (&str, &Round),
    player: PlayerNumber,
    silence: &Silence,
    language: Language,
) -> OwnSlip {
    let (state, slip) = (&view.state, round.slip_of(player));
    let own = OwnSlip {
        round: say!(language, "round-title", n = round.number),
        text: slip.map_or_else(String::new, slip_words::shown_text),
        level: "none",
        reason: say!(language, "own-slip-later"),
        best: best(round, language),
        number: round.number,
        ..OwnSlip::default()
    };
    if slip.is_some_and(|slip| is_told_later(state, id, slip, silence)) {
        return own;
    }
    if state.is_annulled(round.number) {
        return OwnSlip { reason: say!(language, "replay-annulled"), ..own };
    }
    let Some(slip) = slip else {
        let (points, missing) =
            if round.is_locked { ("0", "verdict-no-slip") } else { ("", "own-slip-expected") };
        return OwnSlip { points: points.to_owned(), reason: say!(language, missing), ..own };
    };
    let top = slip.verdict.is_top;
    OwnSlip {
        points: signed(slip.verdict.points),
        level: slip_words::level(&state.profile, slip),
        reason: slip_words::reason(state, slip, language),
        top,
        best: if top { String::new() } else { own.best },
        slip: Some(slip.id),
        ..own
    }
}

/// The head with what the player may see of his slips.
fn seen(view: &PublicView, (id, player): (&str, PlayerNumber), silence: &Silence) -> String {
    let state = &view.state;
    let mut seen = Seen::of(state, view.head, player);
    let is_told = |round| {
        let slip = state.round(round).and_then(|round| round.slip_of(player));
        !slip.is_some_and(|slip| is_told_later(state, id, slip, silence))
    };
    seen.slips.retain(|slip| is_told(slip.round));
    serde_json::to_string(&seen).expect("what was seen is plain data")
}

/// Whether what his slip is worth is told when the top is out: a helper entered it since the open
/// rack was drawn, and may have asked about its words.
pub(super) fn is_told_later(state: &Tournament, id: &str, slip: &Slip, silence: &Silence) -> bool {
    let is_since = secret_round(state).is_some_and(|open| slip.id > open.slips_before);
    let is_helpers = !slip.is_sent() && !slip.is_by_arbiter();
    is_helpers && (is_since || silence.hides(id, slip))
}

/// `GET /t/{id}/me`.
pub(crate) async fn show(at: AtDesk) -> Answer {
    let (view, number) = (at.public_view(), at.who().player.ok_or(Fault::Missing)?);
    let sent = own_slips(&at.view().state, number, at.language);
    let player = view.state.players.get(&number).ok_or(Fault::Missing)?;
    let silence = Silence::before(&at.app, &at.who());
    let mut page = page(&view, (&at.id, player), sent, &silence, at.language);
    page.words_are_open = !silence.is_kept();
    for own in &mut page.slips {
        let told = own.slip.and_then(|id| appeal::told_of(&at.view().state, id, at.language));
        (own.appeal, own.act) = told.unwrap_or_default();
    }
    Ok(at.page(&page))
}

/// What this player sent for the last round: the slip that counts, until it is judged with the top,
/// then what came too late, until the arbiter has decided.
fn own_slips(state: &Tournament, player: PlayerNumber, language: Language) -> Vec<SentView> {
    let sent = secret_round(state).and_then(|round| round.sent.get(&player));
    let sent = sent.map(|slip| sent_view(&slip.text, slip.at_ms, false, language));
    let late = state.last_round().and_then(|round| round.late.get(&player));
    let late = late.map(|late| sent_view(&late.text, late.at_ms, true, language));
    sent.into_iter().chain(late).collect()
}

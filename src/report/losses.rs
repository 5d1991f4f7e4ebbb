//! What a player takes home: each round with his word, the top and what lay between them, then the
//! tops that he missed as a list to practise.

use crate::sheet::{Cell, Column, spoken, table};
use crate::{csv_profile::CsvProfile, pictures, pictures::causes::by_cause, replay::page::escaped};
use flavita_game::{Edition, Placement};
use flavita_i18n::names::{numbered, points, shown_rack, shown_word};
use flavita_i18n::{
    language::Language, reason::sentences_in, remark::amiss, rules::names::variant,
};
use flavita_tournament::model::{PlacementText, Player, PlayerNumber, Round, Slip};
use flavita_tournament::results::{Losses, Standings, Statistics, losses, standings};
use flavita_tournament::state::Tournament;
use std::fmt::Write as _;

/// What the page is called in addresses and on the command line.
pub const NAME: &str = "taken-home";

const STYLE: &str = include_str!("../../static/taken_home.css");
/// A tile that is to be found, in the list to practise.
const WANTED: &str = "·";

/// A game, and whose rounds of it are taken home.
#[derive(Clone, Copy)]
pub struct TakenHome<'a> {
    /// The game.
    pub state: &'a Tournament,
    /// The one player; everybody where none is named.
    pub player: Option<PlayerNumber>,
    /// Whether it may be told now what a slip is worth; a round of which it may not is left out.
    pub is_told: &'a dyn Fn(&Slip) -> bool,
}

/// A round that a player played, and what he lost in it.
#[derive(Clone, Copy)]
struct Lost<'a> {
    player: &'a Player,
    round: &'a Round,
    top: Option<&'a PlacementText>,
    slip: Option<&'a Slip>,
    points: i32,
}

impl<'a> TakenHome<'a> {
    /// Everybody, with all that may be told to the arbiter.
    pub fn of_all(state: &'a Tournament) -> Self {
        Self { state, player: None, is_told: &|_slip| true }
    }

    fn players(self) -> impl Iterator<Item = &'a Player> {
        let is_wanted = move |player: &&Player| self.player.is_none_or(|one| one == player.number);
        self.state.players.values().filter(is_wanted)
    }

    /// The rounds whose tops are out, that count for this player and in which he has a slip or will
    /// have none.
    fn rounds(self, player: &'a Player) -> impl Iterator<Item = Lost<'a>> {
        let state = self.state;
        let counts = move |round: &&Round| {
            let is_whole = round.number <= state.marked_until();
            let is_entered = round.may_be_marked() && round.slip_of(player.number).is_some();
            (is_whole || is_entered)
                && round.placed.is_some()
                && player.plays_in(round.number)
                && !state.is_annulled(round.number)
        };
        state.rounds.iter().filter(counts).filter_map(move |round| {
            let slip = round.slip_of(player.number);
            let points = Losses::of_round(round, player.number).total();
            let lost = Lost { player, round, top: round.top(), slip, points };
            slip.is_none_or(self.is_told).then_some(lost)
        })
    }

    /// The rounds as a table.
    pub fn csv(self, profile: CsvProfile, language: Language) -> Vec<u8> {
        let state = self.state;
        let columns: &[Column<'_, Lost<'_>>] = &[
            ("number", &|lost| Cell::number(lost.player.number)),
            ("player", &|lost| Cell::text(lost.player.full_name())),
            ("round", &|lost| Cell::number(lost.round.number)),
            ("rack", &|lost| Cell::text(lost.round.played_text(&state.edition))),
            ("at", &|lost| Cell::of(lost.written(), |text| Cell::text(text.at))),
            ("word", &|lost| Cell::of(lost.written(), |text| Cell::text(text.word))),
            ("points", &|lost| Cell::number(lost.counted())),
            ("top_at", &|lost| Cell::of(lost.top, |top| Cell::text(&top.at))),
            ("top", &|lost| Cell::of(lost.top, |top| Cell::text(&top.word))),
            ("top_points", &|lost| Cell::number(lost.round.top_points())),
            ("lost", &|lost| Cell::number(lost.points)),
            ("reason_text", &|lost| Cell::text(lost.why(state, language))),
        ];
        let rows = self.players().flat_map(|player| self.rounds(player));
        table((profile, language), columns, rows)
    }
}

impl Lost<'_> {
    /// What the slip was read as, else what stands on it.
    fn written(&self) -> Option<PlacementText> {
        let slip = self.slip.filter(|slip| !slip.text.word.is_empty())?;
        let typed = || PlacementText { at: slip.text.at.clone(), word: slip.text.word.clone() };
        Some(slip.verdict.reading.clone().unwrap_or_else(typed))
    }

    fn counted(&self) -> i32 {
        self.slip.map_or(0, |slip| slip.verdict.points)
    }

    fn is_top(&self) -> bool {
        self.slip.is_some_and(|slip| slip.verdict.is_top)
    }

    /// Why points are lost; empty where none are.
    fn why(&self, state: &Tournament, language: Language) -> String {
        let Some(slip) = self.slip else { return say!(language, "verdict-no-slip") };
        let verdict = &slip.verdict;
        let mut why = sentences_in(language, state, verdict);
        if verdict.is_valid() {
            let is_cheaper = self.points > 0 && !verdict.is_top;
            why.extend(is_cheaper.then(|| say!(language, "taken-home-cheaper")));
            why.extend(amiss(&state.profile, &slip.text, verdict, language));
        }
        why.join(" ")
    }
}

/// Every player's rounds with what was lost and why, as [`TakenHome::csv`].
pub(crate) fn losses_csv(state: &Tournament, profile: CsvProfile, language: Language) -> Vec<u8> {
    TakenHome::of_all(state).csv(profile, language)
}

/// The games as one page that needs nothing beside it; each player begins on a new sheet of paper, and
/// the answers to what he practises stand on the last.
pub fn page(games: &[TakenHome<'_>], language: Language) -> Vec<u8> {
    let title = say!(language, "exports-taken-home");
    let sheets = sheets(games, language);
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{}</title><style>{STYLE}</style></head>\n<body>{sheets}</body></html>\n",
        language.tag(),
        escaped(&title),
    )
    .into_bytes()
}

fn sheets(games: &[TakenHome<'_>], language: Language) -> String {
    let (mut sheets, mut behind) = (String::new(), String::new());
    for game in games {
        let standings = standings(game.state, game.state.marked_until());
        let figures = Statistics::of(game.state);
        for player in game.players() {
            let (own, answers) = sheet(*game, player, (&standings, &figures), language);
            sheets += &own;
            behind += &answers;
            // Where everybody's games are printed, each takes his own answers along.
            if game.player.is_none() {
                sheets += &on_last(std::mem::take(&mut behind), language);
            }
        }
    }
    sheets + &on_last(behind, language)
}

/// The answers on a sheet of their own; nothing where there are none.
fn on_last(answers: String, language: Language) -> String {
    if answers.is_empty() {
        return answers;
    }
    let head = said("h2", &say!(language, "taken-home-answers"));
    format!("<section class=\"answers\">{head}{answers}</section>\n")
}

/// A player's game, and the answers to what he practises of it.
fn sheet(
    game: TakenHome<'_>,
    player: &Player,
    (standings, figures): (&Standings, &Statistics),
    language: Language,
) -> (String, String) {
    let state = game.state;
    let mut facts = vec![numbered(language, player.number)];
    facts.extend(variant(language, &state.profile.form));
    let mut own = String::new();
    if let Some(line) = standings.lines.iter().find(|line| line.player == player.number) {
        let (n, points) = (standings.after_round, points(language, line.total));
        facts.push(say!(language, "own-place", rank = line.rank, of = standings.lines.len()));
        facts.push(say!(language, "own-total", n, points));
        let causes = by_cause(losses(state, line), language);
        let row = |(cause, points): &(String, i32)| {
            format!("<tr>{}{}</tr>", said("td", cause), said("td", &points.to_string()))
        };
        own += &headed(language, "own-lost", causes.iter().map(row).collect(), "table");
    }
    if let Some(picture) = pictures::own_totals(state, figures, player.number, language) {
        own += &said("h3", &picture.title);
        own += &(said("p", &picture.sentence) + &picture.in_page());
    }
    let rounds: Vec<Lost<'_>> = game.rounds(player).collect();
    own += &rounds_table(state, &rounds, language);
    let (asked, answers) = practice(state, &rounds, language);
    own += &headed(language, "taken-home-practice", asked, "ol");
    let head = said("h1", &player.full_name()) + &said("h2", &state.name);
    let own = format!("<section>{head}{}{own}</section>\n", said("p", &facts.join(" · ")));
    if answers.is_empty() {
        return (own, answers);
    }
    let whose = format!("{} · {}", state.name, player.full_name());
    (own, said("h3", &whose) + &format!("<ol>{answers}</ol>"))
}

fn rounds_table(state: &Tournament, rounds: &[Lost<'_>], language: Language) -> String {
    let head = ["round", "rack", "word", "points", "top", "top_points", "lost"];
    let head = head.iter().map(|key| said("th", &spoken(language, key, &[])));
    let mut rows = format!("<tr>{}</tr>", head.collect::<String>());
    for lost in rounds {
        let word = lost.written().map_or_else(String::new, |text| shown(&text));
        let why = lost.why(state, language);
        let why = if why.is_empty() { why } else { said("small", &why) };
        let rack = shown_rack(&state.edition, &lost.round.played_text(&state.edition));
        let cells = [lost.round.number.to_string(), rack].map(|text| said("td", &text)).concat();
        let own = format!("<td><b>{}</b>{why}</td>", escaped(&word));
        let top = lost.top.map_or_else(String::new, shown);
        let laid = lost.round.laid_below().map_or_else(String::new, |laid| {
            said("small", &say!(language, "laid-below", name = shown(laid)))
        });
        let top =
            format!("{}<td>{}{laid}</td>", said("td", &lost.counted().to_string()), escaped(&top));
        let rest = [lost.round.top_points(), lost.points].map(|n| said("td", &n.to_string()));
        write!(rows, "<tr>{cells}{own}{top}{}</tr>", rest.concat()).expect("memory takes text");
    }
    headed(language, "own-slips", rows, "table")
}

/// The missed tops as what is asked, and the answers in the same order.
fn practice(state: &Tournament, rounds: &[Lost<'_>], language: Language) -> (String, String) {
    let missed = rounds.iter().filter(|lost| !lost.is_top());
    let missed: Vec<_> = missed.filter_map(|lost| Some((lost, lost.top?))).collect();
    let asked = |(lost, top): &(&Lost<'_>, &PlacementText)| {
        let rack = shown_rack(&state.edition, &lost.round.played_text(&state.edition));
        let gaps = gaps(state, lost.round, top);
        let asked = [rack, format!("{} {gaps}", top.at), lost.round.top_points().to_string()];
        said("li", &asked.join(language.dash()))
    };
    let answer = |(_, top): &(&Lost<'_>, &PlacementText)| said("li", &shown(top));
    (missed.iter().map(asked).collect(), missed.iter().map(answer).collect())
}

/// The squares of a word as they were before it: what lay there, and gaps for the tiles of the rack.
fn gaps(state: &Tournament, round: &Round, placement: &PlacementText) -> String {
    let edition: &Edition = &state.edition;
    let placement = state.read_placement(placement);
    let squares = placement.iter().flat_map(Placement::squares);
    let there = squares.map(|(square, _)| round.board.at(square));
    let there = there.map(|tile| tile.map_or(WANTED, |tile| edition.label(tile.letter)));
    there.collect::<Vec<_>>().join(" ")
}

fn shown(text: &PlacementText) -> String {
    format!("{} {}", shown_word(&text.word), text.at).trim_end().to_owned()
}

/// Rows or lines under their heading; nothing where there are none.
fn headed(language: Language, key: &str, inside: String, element: &str) -> String {
    if inside.is_empty() {
        return inside;
    }
    said("h3", &say!(language, key)) + &format!("<{element}>{inside}</{element}>")
}

fn said(element: &str, text: &str) -> String {
    format!("<{element}>{}</{element}>", escaped(text))
}

//! Who is who in a season: the page, and what it asks for.

use flavita_contests::season::computed::{ComputedSeason, compute};
use flavita_contests::season::editing::{EditRefusal, merge, part, split, strike};
use flavita_contests::season::likeness::{Suggestion, suggestions};
use flavita_contests::season::{definition::Season, people::Person, people::Seat, stage::Stage};
use flavita_i18n::{language::Language, season::likeness};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// `GET /seasons/{id}/players`.
#[derive(Default, Serialize)]
pub struct SeasonPlayersPage {
    /// The season's name in addresses.
    pub season: String,
    /// Its name.
    pub name: String,
    /// Why nothing was done; empty where it was.
    pub fault: String,
    /// Pairs of names that may be one person's.
    pub suggestions: Vec<SuggestionRow>,
    /// Players of a tournament in which others have the same name.
    pub namesakes: Vec<SeatRow>,
    /// What was decided.
    pub decisions: Vec<DecisionRow>,
    /// Everybody.
    pub persons: Vec<PersonRow>,
}

/// Two names.
#[derive(Default, Serialize)]
pub struct SuggestionRow {
    /// The seat of the one whose name would go, as a form sends it.
    pub one: String,
    /// The seat of the other.
    pub other: String,
    /// The name that would go.
    pub gone: String,
    /// In how many tournaments it stands.
    pub gone_count: String,
    /// The name that would stay.
    pub kept: String,
    /// In how many tournaments that stands.
    pub kept_count: String,
    /// Why they may be one.
    pub because: String,
}

/// A player of a tournament.
#[derive(Default, Serialize)]
pub struct SeatRow {
    /// The seat, as a form sends it.
    pub seat: String,
    /// The name there.
    pub name: String,
    /// The number and the tournament.
    pub place: String,
    /// The label of the field for another name.
    pub label: String,
}

/// A merge, a split or two strangers.
#[derive(Default, Serialize)]
pub struct DecisionRow {
    /// It in a sentence.
    pub sentence: String,
    /// What takes it back: `undo-merge`, `undo-split` or `undo-part`.
    pub act: &'static str,
    /// It, as a form sends it.
    pub what: String,
}

/// A person.
#[derive(Default, Serialize)]
pub struct PersonRow {
    /// One of his seats, as a form sends it.
    pub seat: String,
    /// The name.
    pub name: String,
    /// In how many tournaments.
    pub count: String,
    /// Whether there are several seats, so that one can be split off.
    pub is_divisible: bool,
    /// The seats.
    pub seats: Vec<SeatRow>,
}

page!(SeasonPlayersPage, "season/season_players.html");

/// What stands between the parts of a seat: no name of a file has it.
const BETWEEN: char = '/';

/// The page.
pub fn page(computed: &ComputedSeason<'_>, id: &str, language: Language) -> SeasonPlayersPage {
    let speaker = Speaker { computed, language };
    let suggestions = suggestions(computed.season, &computed.people);
    let namesakes = computed.people.namesakes.iter().flat_map(|one| {
        let seat = |line: &usize| Seat { stage: one.stage, line: *line };
        one.lines.iter().map(seat)
    });
    SeasonPlayersPage {
        season: id.to_owned(),
        name: computed.season.name.clone(),
        fault: String::new(),
        suggestions: suggestions.iter().map(|one| speaker.suggestion(*one)).collect(),
        namesakes: namesakes.map(|seat| speaker.seat(seat)).collect(),
        decisions: speaker.decisions(),
        persons: computed.people.persons.iter().map(|person| speaker.person(person)).collect(),
    }
}

#[derive(Clone, Copy)]
struct Speaker<'a> {
    computed: &'a ComputedSeason<'a>,
    language: Language,
}

impl Speaker<'_> {
    fn suggestion(self, suggestion: Suggestion) -> SuggestionRow {
        let persons = &self.computed.people.persons;
        let (gone, kept) = (&persons[suggestion.gone], &persons[suggestion.kept]);
        SuggestionRow {
            one: self.seat_text(gone.seats[0]),
            other: self.seat_text(kept.seats[0]),
            gone: gone.name.clone(),
            gone_count: self.count(gone),
            kept: kept.name.clone(),
            kept_count: self.count(kept),
            because: likeness(suggestion.because, self.language),
        }
    }

    fn count(self, person: &Person) -> String {
        say!(self.language, "season-count", n = person.seats.len())
    }

    fn person(self, person: &Person) -> PersonRow {
        PersonRow {
            seat: self.seat_text(person.seats[0]),
            name: person.name.clone(),
            count: self.count(person),
            is_divisible: person.seats.len() > 1,
            seats: person.seats.iter().map(|seat| self.seat(*seat)).collect(),
        }
    }

    fn seat(self, seat: Seat) -> SeatRow {
        let stage = self.computed.stages[seat.stage];
        let line = &stage.lines[seat.line];
        let said = |key| say!(self.language, key, number = line.number, name = &stage.name);
        SeatRow {
            seat: self.seat_text(seat),
            name: line.name.clone(),
            place: said("season-seat"),
            label: said("season-call-of"),
        }
    }

    fn seat_text(self, seat: Seat) -> String {
        let stage = self.computed.stages[seat.stage];
        let line = &stage.lines[seat.line];
        format!("{}{BETWEEN}{}{BETWEEN}{}", stage.id, line.number, line.name)
    }

    fn decisions(self) -> Vec<DecisionRow> {
        let season = self.computed.season;
        let row = |act, (key, name, of): (&str, String, &str), what: serde_json::Result<String>| {
            let sentence = say!(self.language, key, name = name, of = of);
            DecisionRow { sentence, act, what: what.unwrap_or_default() }
        };
        let merges = season.merges.iter().map(|one| {
            let said = ("season-decided-merge", one.name.clone(), one.into.as_str());
            row("undo-merge", said, serde_json::to_string(one))
        });
        let splits = season.splits.iter().map(|one| {
            let name = self.tournament_name(&one.tournament);
            let place = say!(self.language, "season-seat", number = one.number, name);
            let who = format!("{} ({place})", one.player);
            row("undo-split", ("season-decided-split", who, &one.name), serde_json::to_string(one))
        });
        let strangers = season.strangers.iter().map(|two| {
            let said = ("season-decided-strangers", two.one.clone(), two.other.as_str());
            row("undo-part", said, serde_json::to_string(two))
        });
        merges.chain(splits).chain(strangers).collect()
    }

    fn tournament_name(self, id: &str) -> String {
        let mut stages = self.computed.stages.iter();
        let stage = stages.find(|stage| stage.games.iter().any(|game| game == id));
        stage.map_or_else(|| id.to_owned(), |stage| stage.name.clone())
    }
}

/// What the page asks for. Of a merge the first seat is the one whose name goes; a name for a
/// player who is split off may be left out, then it is any that is free.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub(crate) enum PlayersForm {
    Merge { one: String, other: String },
    Part { one: String, other: String },
    Split { one: String, name: Option<String> },
    UndoMerge { what: String },
    UndoSplit { what: String },
    UndoPart { what: String },
}

/// Does what the page asks for.
///
/// # Errors
/// Where it cannot be done; the season stays as it was.
pub(crate) fn decide(
    season: &mut Season,
    stages: &[Stage],
    form: &PlayersForm,
) -> Result<(), EditRefusal> {
    let before = season.clone();
    let stages = compute(&before, stages).stages;
    let seat = |text: &str| seat(text, &stages).ok_or(EditRefusal::Gone);
    let was_there = match form {
        PlayersForm::Merge { one, other } => {
            return merge(season, &stages, seat(one)?, seat(other)?);
        }
        PlayersForm::Part { one, other } => return part(season, &stages, seat(one)?, seat(other)?),
        PlayersForm::Split { one, name } => {
            let name = name.as_deref().unwrap_or_default();
            return split(season, &stages, seat(one)?, name);
        }
        PlayersForm::UndoMerge { what } => {
            read(what).is_some_and(|one| strike(&mut season.merges, &one))
        }
        PlayersForm::UndoSplit { what } => {
            read(what).is_some_and(|one| strike(&mut season.splits, &one))
        }
        PlayersForm::UndoPart { what } => {
            read(what).is_some_and(|two| strike(&mut season.strangers, &two))
        }
    };
    was_there.then_some(()).ok_or(EditRefusal::Gone)
}

fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

fn seat(text: &str, stages: &[&Stage]) -> Option<Seat> {
    let mut parts = text.splitn(3, BETWEEN);
    let (id, number, name) = (parts.next()?, parts.next()?, parts.next()?);
    let stage = stages.iter().position(|stage| stage.id == id)?;
    let line = stages[stage].line(number.parse().ok()?, name)?;
    Some(Seat { stage, line })
}

//! The list of homework, and one of it.

use crate::homework::form::{GiveForm, PLAYED, PREPARED};
use crate::training::{choices::recorded_games, choices::times, start::score, start::share};
use crate::{frame::AppState, frame::Broken, frame::Visit, parts::Choice, parts::long_date};
use flavita_app::{machine::clock, training::homework::HomeworkFault};
use flavita_contests::training::homework::{Homework, HomeworkPlayer};
use flavita_i18n::language::Language;
use serde::Serialize;

/// `GET /homework`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HomeworkListPage {
    /// Why it was not given; empty where nothing was sent.
    pub fault: String,
    /// What was typed.
    pub typed: GiveForm,
    /// The homework, the newest first.
    pub homework: Vec<HomeworkRow>,
    /// The games that can be given.
    pub games: Vec<Choice>,
    /// The thinking times.
    pub times: Vec<Choice>,
}

page!(HomeworkListPage, "homework/list.html");

/// One of the list.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HomeworkRow {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Its term.
    pub term: String,
    /// Whether it can be played, and how many have begun it.
    pub state: String,
}

/// `GET /homework/{id}`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct HomeworkPage {
    /// What stands in the list.
    pub row: HomeworkRow,
    /// Why it cannot be begun; empty where nothing was sent.
    pub fault: String,
    /// The name that was typed.
    pub typed: String,
    /// Whether who asks can begin it now.
    pub may_begin: bool,
    /// Whether who asks is playing it.
    pub is_playing: bool,
    /// What who asks has come to; empty where he has not begun.
    pub own: String,
    /// When the table can be seen; empty where it is there.
    pub hidden: String,
    /// The table.
    pub table: Vec<PlayerRow>,
}

page!(HomeworkPage, "homework/homework.html");

/// A player of the table.
#[derive(Debug, Clone, Serialize)]
pub struct PlayerRow {
    /// His place.
    pub place: usize,
    /// His name.
    pub name: String,
    /// His points.
    pub points: i64,
    /// What they are of those of the tops: `84,94 %`.
    pub percent: String,
    /// How many tops he found.
    pub found: usize,
    /// `22 из 22`.
    pub rounds: String,
    /// Whether it is who asks.
    pub is_own: bool,
}

/// The list; only the arbiter is offered games.
///
/// # Errors
/// When the folder cannot be read.
pub fn list(
    app: &AppState,
    is_arbiter: bool,
    language: Language,
) -> Result<HomeworkListPage, HomeworkFault> {
    let mut homework = Vec::new();
    for id in app.homeworks.ids()?.into_iter().rev() {
        // One that cannot be read says so on its own page.
        if let Ok(one) = app.homeworks.load(&id) {
            homework.push(row(&id, &one, clock::now_ms(), language));
        }
    }
    let games = if is_arbiter { games(app, language) } else { Vec::new() };
    Ok(HomeworkListPage { homework, games, times: times(language), ..HomeworkListPage::default() })
}

/// The prepared games, then the finished ones.
fn games(app: &AppState, language: Language) -> Vec<Choice> {
    let entries = app.folder.entries().unwrap_or_default();
    let prepared = app.drafts.ids().unwrap_or_default().into_iter().filter_map(|id| {
        let game = app.drafts.load(&id).ok()?.game;
        let label = say!(language, "homework-prepared", name = game.name, n = game.rounds.len());
        Some(Choice::new(format!("{PREPARED}{id}"), label, false))
    });
    let played = recorded_games(&entries, "", language).into_iter();
    let played = played.map(|one| Choice { value: format!("{PLAYED}{}", one.value), ..one });
    prepared.chain(played).collect()
}

fn row(id: &str, homework: &Homework, now_ms: i64, language: Language) -> HomeworkRow {
    let moment = |at_ms: i64| {
        let time = clock::time_of_day(at_ms);
        format!("{}, {}", long_date(language, at_ms), time.get(..5).unwrap_or_default())
    };
    let key = if now_ms < homework.from_ms {
        "homework-before"
    } else if homework.is_on(now_ms) {
        "homework-now"
    } else {
        "homework-after"
    };
    let (from, until) = (moment(homework.from_ms), moment(homework.until_ms));
    HomeworkRow {
        id: id.to_owned(),
        title: homework.title.clone(),
        term: say!(language, "homework-term", from, until),
        state: say!(language, key, n = homework.players.len()),
    }
}

/// One of it, for who has this key.
pub fn page(
    (id, homework): (&str, &Homework),
    key: Option<&str>,
    (is_arbiter, is_playing): (bool, bool),
    language: Language,
) -> HomeworkPage {
    let now = clock::now_ms();
    let own = key.and_then(|key| homework.player(key));
    let is_shown = is_arbiter || homework.shows_table(key, now);
    let hidden = if homework.is_shown_early { "homework-hidden-early" } else { "homework-hidden" };
    let rows = homework.table().into_iter();
    let rows = rows.map(|placed| player_row(homework, placed, own, language));
    HomeworkPage {
        row: row(id, homework, now, language),
        may_begin: homework.is_on(now) && own.is_none(),
        is_playing,
        own: own.map(|own| score(own.score, language)).unwrap_or_default(),
        hidden: if is_shown { String::new() } else { say!(language, hidden) },
        table: if is_shown { rows.collect() } else { Vec::new() },
        ..HomeworkPage::default()
    }
}

fn player_row(
    homework: &Homework,
    (place, player): (usize, &HomeworkPlayer),
    own: Option<&HomeworkPlayer>,
    language: Language,
) -> PlayerRow {
    let score = player.score;
    PlayerRow {
        place,
        name: player.name.clone(),
        points: score.points,
        percent: share(score, language),
        found: score.found,
        rounds: say!(language, "training-of", n = score.rounds, of = homework.rounds.len()),
        is_own: own == Some(player),
    }
}

impl Broken for HomeworkFault {
    fn is_missing(&self) -> bool {
        matches!(self, Self::Missing)
    }

    fn sentence(&self, visit: &Visit) -> String {
        say!(visit.language, "prepare-fault-disk", name = self.to_string())
    }
}

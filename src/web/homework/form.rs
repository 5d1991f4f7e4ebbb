//! What the pages of homework send.

use crate::{frame::AppState, training::choices::seconds, training::form::load_fault};
use flavita_app::{machine::clock::read_local, training::loading::Loaded, training::loading::load};
use flavita_contests::training::homework::Homework;
use flavita_contests::training::source::{PreparedRound, Source, recorded};
use flavita_i18n::language::Language;
use flavita_tournament::model::text;
use serde::{Deserialize, Serialize};

/// What stands before the name of a prepared game, and before that of a finished one.
pub const PREPARED: &str = "prepared ";
/// The same of a finished one.
pub const PLAYED: &str = "played ";

/// The homework that is to be given, as it was typed.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
pub struct GiveForm {
    /// The game: [`PREPARED`] or [`PLAYED`] with its name.
    pub game: String,
    /// What it is called; empty for the game's own name.
    pub title: String,
    /// When the term begins, by this computer's clock; empty for now.
    pub from: String,
    /// When it ends.
    pub until: String,
    /// The thinking time, as training has it.
    pub time: String,
    /// Set where who has finished sees the table at once.
    pub early: String,
}

impl GiveForm {
    /// The homework.
    ///
    /// # Errors
    /// The sentence that says what is amiss.
    pub fn homework(
        &self,
        app: &AppState,
        now_ms: i64,
        language: Language,
    ) -> Result<Homework, String> {
        let fault = |key: &str| say!(language, key);
        let (from_ms, until_ms) = self.term(now_ms).ok_or_else(|| fault("homework-fault-term"))?;
        let source = self.source().ok_or_else(|| fault("homework-fault-game"))?;
        let loaded = load(&app.folder, &app.chosen_words, &source);
        let loaded = loaded.map_err(|error| load_fault(&error, language))?;
        let (name, rounds) =
            rounds(app, &loaded, &source).ok_or_else(|| fault("training-no-rounds"))?;
        let title = text::clean(&self.title).map_err(|_amiss| fault("homework-fault-title"))?;
        Ok(Homework {
            title: if title.is_empty() { name } else { title },
            source,
            rounds,
            seconds: seconds(&self.time, loaded.basis().rules.round.seconds),
            from_ms,
            until_ms,
            is_shown_early: !self.early.is_empty(),
            players: Vec::new(),
        })
    }

    /// From when until when; `None` where that is no term to come.
    fn term(&self, now_ms: i64) -> Option<(i64, i64)> {
        let from_ms = if self.from.is_empty() { now_ms } else { read_local(&self.from)? };
        let until_ms = read_local(&self.until)?;
        (until_ms > from_ms.max(now_ms)).then_some((from_ms, until_ms))
    }

    fn source(&self) -> Option<Source> {
        let prepared =
            self.game.strip_prefix(PREPARED).map(|id| Source::Prepared { id: id.to_owned() });
        let played =
            || self.game.strip_prefix(PLAYED).map(|id| Source::Tournament { id: id.to_owned() });
        prepared.or_else(played)
    }
}

/// The name of a game and its rounds; `None` where it has none.
fn rounds(
    app: &AppState,
    loaded: &Loaded,
    source: &Source,
) -> Option<(String, Vec<PreparedRound>)> {
    let (name, rounds) = match (loaded.recorded(), source) {
        (Some(state), _) => (state.name.clone(), recorded(state)),
        (None, Source::Prepared { id }) => {
            let game = app.drafts.load(id).ok()?.game;
            let rounds = game.rounds.into_iter();
            let rounds = rounds.map(|round| PreparedRound { rack: round.rack, laid: round.laid });
            (game.name, rounds.collect())
        }
        (None, _) => return None,
    };
    (!rounds.is_empty()).then_some((name, rounds))
}

//! What lists tell of a tournament: everything of a game but its slips and its words, so little that
//! it can be kept of every game of many seasons.

use flavita_contests::meeting::games::{Mark, meeting_name};
use flavita_contests::training::source::recorded;
use flavita_tournament::model::{Player, PreparedNote, Round, RoundNumber};
use flavita_tournament::state::Tournament;
use serde::{Deserialize, Serialize};

/// A tournament in a few lines.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Its name.
    pub name: String,
    /// Its name in its seed.
    pub tournament: String,
    /// When it was set up: milliseconds since 1970 (UTC).
    pub created_ms: i64,
    /// The name of its edition.
    pub edition: String,
    /// The time for a round.
    pub round_seconds: u32,
    /// How many players there are.
    pub players: usize,
    /// How many of them have not withdrawn.
    pub staying: usize,
    /// How many racks were drawn.
    pub rounds: usize,
    /// How many rounds can be played again for training.
    pub recorded: usize,
    /// Whether it is over.
    pub is_over: bool,
    /// The round whose slips are entered, and how many of them are.
    pub marking: Option<(RoundNumber, usize)>,
    /// The first game of its meeting, by its name in its seed.
    meeting: String,
    /// Which game of the meeting it is.
    game: u32,
    /// What the meeting is called.
    pub meeting_name: String,
    /// The address of the hall whose draw it plays.
    pub relayed_from: Option<String>,
    /// The prepared game that it plays.
    pub prepared: Option<PreparedNote>,
    /// Whether that game is open here.
    pub is_game_open: bool,
    /// Whether every slip is keyed by two people.
    pub has_double_entry: bool,
}

impl Summary {
    /// Of a tournament as it stands.
    pub fn of(state: &Tournament) -> Self {
        let Mark { first, game } = Mark::of(state);
        let stays = |player: &&Player| player.until_round.is_none();
        Self {
            name: state.name.clone(),
            tournament: state.seed.tournament.clone(),
            created_ms: state.created_ms,
            edition: state.edition.name.clone(),
            round_seconds: state.profile.round.seconds,
            players: state.players.len(),
            staying: state.players.values().filter(stays).count(),
            rounds: state.rounds.len(),
            recorded: recorded(state).len(),
            is_over: state.ended.is_some(),
            marking: marking(state).map(|round| (round.number, slips(state, round))),
            meeting: first,
            game,
            meeting_name: meeting_name(state).to_owned(),
            relayed_from: state.relayed.as_ref().map(|relayed| relayed.from.clone()),
            prepared: state.prepared_game().cloned(),
            is_game_open: state.is_game_open(),
            has_double_entry: state.has_double_entry,
        }
    }

    /// Whether a rack was drawn and the end is still to come.
    pub fn is_running(&self) -> bool {
        !self.is_over && self.rounds > 0
    }

    /// Whether nothing was played.
    pub fn is_unplayed(&self) -> bool {
        !self.is_over && self.rounds == 0
    }

    /// Its place in its meeting.
    pub fn mark(&self) -> Mark {
        Mark { first: self.meeting.clone(), game: self.game }
    }

    /// The prepared game that waits for its key here.
    pub fn sealed(&self) -> Option<&PreparedNote> {
        self.prepared.as_ref().filter(|_| !self.is_over && !self.is_game_open)
    }
}

/// The round whose slips are being keyed: the first that is not marked, else the last revealed.
fn marking(state: &Tournament) -> Option<&Round> {
    let mut out = state.rounds.iter().filter(|round| round.may_be_marked());
    let last = out.clone().next_back();
    out.find(|round| !state.is_marked(round)).or(last)
}

fn slips(state: &Tournament, round: &Round) -> usize {
    state.players_in(round.number).count() - state.missing(round).count()
}

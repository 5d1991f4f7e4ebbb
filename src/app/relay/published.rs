//! What a hall tells everybody of its game, so that others can play the same.
//!
//! It is made of the public view, so that it cannot tell more than the hall sees.

use crate::desk::{PublicView, secret_round};
use flavita_game::rack_text;
use flavita_tournament::model::{
    DictionaryNote, Phase, PlacementText, RejectedRack, Rejection, Round, RoundNumber,
};
use flavita_tournament::profile::definition::Profile;
use serde::{Deserialize, Serialize};

/// The form of what is published; another number is a program with which this one cannot play.
pub const FORM: u32 = 1;

/// A game as everybody may know it: nothing of a round before the screen of its hall shows it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Published {
    /// [`FORM`].
    pub form: u32,
    /// What names the tournament in its seed.
    pub mark: String,
    /// How it was set up. The words are part of that, so it is published only while no round is open.
    pub set_up: Option<PublishedSetUp>,
    /// The rounds, in order.
    pub rounds: Vec<PublishedRound>,
    /// The racks that the arbiter there refused. A program that knows nothing of them tells none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub refused: Vec<ToldRefusal>,
    /// Whether the clock of the last round runs.
    pub is_running: bool,
    /// Whether the game is over.
    pub is_ended: bool,
}

/// How such a game was set up.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct PublishedSetUp {
    /// The tournament's name.
    pub name: String,
    /// The edition's TOML text.
    pub edition: String,
    /// The switches of the edition that are on.
    pub switches: Vec<String>,
    /// The word list.
    pub dictionary: DictionaryNote,
    /// The rules.
    pub profile: Profile,
}

/// A round of such a game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct PublishedRound {
    /// The rack as the log writes it.
    pub rack: String,
    /// Whether thinking has begun.
    pub is_open: bool,
    /// What lies on the board for it, once it does.
    pub placed: Option<PlacementText>,
}

/// A rack that was refused.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ToldRefusal {
    /// For which round it was drawn.
    pub round: RoundNumber,
    /// Why it went back, in the words of the arbiter there.
    pub because: String,
}

impl Published {
    /// What a hall tells of its game.
    pub fn of(view: &PublicView) -> Self {
        let state = &view.state;
        let rounds = state.rounds.iter();
        Self {
            form: FORM,
            mark: state.seed.tournament.clone(),
            set_up: secret_round(state).is_none().then(|| PublishedSetUp {
                name: state.name.clone(),
                edition: state.edition.source().to_owned(),
                switches: state.edition.switched_on().to_vec(),
                dictionary: state.dictionary.clone(),
                profile: state.profile.clone(),
            }),
            rounds: rounds
                .map(|round| PublishedRound {
                    rack: rack_text(&state.edition, round.rack.tiles()),
                    is_open: round.phase > Phase::Drawn,
                    placed: placed(round),
                })
                .collect(),
            refused: state.rejected.iter().filter_map(refused).collect(),
            is_running: view.clock.is_running(),
            is_ended: state.ended.is_some(),
        }
    }
}

fn refused(gone: &RejectedRack) -> Option<ToldRefusal> {
    let Rejection::Refused { reason } = &gone.because else {
        return None;
    };
    Some(ToldRefusal { round: gone.round, because: reason.clone() })
}

fn placed(round: &Round) -> Option<PlacementText> {
    let is_out = round.phase == Phase::Placed;
    let placed = round.placed.as_ref().filter(|_| is_out)?;
    Some(placed.placement.clone())
}

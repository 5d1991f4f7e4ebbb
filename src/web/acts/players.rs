//! What the page of the players asks the desk for.

use crate::{player_list::line::details, player_list::reading, players::page::rounds};
use flavita_app::desk::DeskView;
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::{Command, Details, Entrant, Membership, PlayerNumber};
use flavita_tournament::{decide::players::taken, model::PlayersCommand};
use serde::Deserialize;

/// What a button does to the players, with what it needs.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub(crate) enum PlayersAct {
    AddPlayer(PlayerForm),
    EditPlayer(PlayerForm),
    WithdrawPlayer { player: PlayerNumber },
    ReturnPlayer { player: PlayerNumber },
    MergePlayers { player: PlayerNumber, gone: PlayerNumber },
    ImportPlayers { text: String },
}

/// What is said about a player.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct PlayerForm {
    player: PlayerNumber,
    /// His number from now on; where he is new the one he wants.
    number: Option<PlayerNumber>,
    name: String,
    town: String,
    category: String,
    team: String,
    /// Licence and series, where the page has fields for them.
    licence: Option<String>,
    series: Option<String>,
    /// The rounds he misses.
    missed: String,
}

impl PlayersAct {
    /// What it asks for, or the sentence that says why it cannot be asked.
    pub(crate) fn read(&self, view: &DeskView, language: Language) -> Result<Command, String> {
        Ok(Command::Players(match self {
            Self::WithdrawPlayer { player } => {
                return Ok(Command::WithdrawPlayer { number: *player });
            }
            Self::AddPlayer(form) => {
                let (number, details) =
                    (form.number, form.details(Membership::default(), language)?);
                PlayersCommand::Register(vec![Entrant { number, details }])
            }
            Self::EditPlayer(form) => form.edit(view, language)?,
            Self::ReturnPlayer { player } => PlayersCommand::Return { number: *player },
            Self::MergePlayers { player, gone } => {
                PlayersCommand::Merge { kept: *player, gone: *gone }
            }
            Self::ImportPlayers { text } => import(text, view, language)?,
        }))
    }
}

impl PlayerForm {
    /// `known` is what his federation says of him; what the page has no field for stays.
    fn details(&self, known: Membership, language: Language) -> Result<Details, String> {
        let mut details = details(&self.name, &self.town, &self.category, &self.team);
        details.labels.membership = Membership {
            licence: self.licence.clone().unwrap_or(known.licence),
            series: self.series.clone().unwrap_or(known.series),
            ..known
        };
        details.clean().map_err(|fault| fault_sentence(language, &fault))
    }

    fn edit(&self, view: &DeskView, language: Language) -> Result<PlayersCommand, String> {
        let number = self.player;
        let player = view.state.players.get(&number);
        let known = player.map(|player| player.labels.membership.clone());
        let details = self.details(known.unwrap_or_default(), language)?;
        let unreadable = || say!(language, "refusal-rounds-unreadable", text = self.missed.trim());
        let missed = rounds(&self.missed).ok_or_else(unreadable)?;
        Ok(PlayersCommand::Edit { number, to: self.number.unwrap_or(number), details, missed })
    }
}

/// A list is taken in whole or not at all.
fn import(text: &str, view: &DeskView, language: Language) -> Result<PlayersCommand, String> {
    let read = reading::typed(text, &taken(&view.state), language);
    if read.has_to_be_seen() {
        return Err(say!(language, "refusal-players-unseen"));
    }
    let listed = reading::players(read, language)?;
    let entrant = |(number, details)| Entrant { number: Some(number), details };
    Ok(PlayersCommand::Register(listed.into_iter().map(entrant).collect()))
}

//! What the page of the players asks the desk for, and what came of it in a sentence.

use crate::players::page::{rounds, written};
use crate::{player_list::line::details, player_list::typed};
use flavita_app::{desk::ask::Ask, desk::view::DeskView};
use flavita_i18n::catalogue::{Argument, say};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::entrant::{Details, Entrant};
use flavita_tournament::{
    decide::players::taken, model::command::Command, model::event::Event, model::ids::PlayerNumber,
    model::player::Player, model::players_command::PlayersCommand, state::tournament::Tournament,
};
use serde::Deserialize;

/// What is said about a player.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct PlayersRequest {
    /// His number from now on; where he is new the one he wants.
    number: Option<PlayerNumber>,
    name: String,
    town: String,
    category: String,
    team: String,
    /// The rounds he misses.
    missed: String,
    /// The registration that goes.
    gone: PlayerNumber,
    /// A list of players.
    text: String,
}

/// What this act about this player asks for, or the sentence that says why it cannot be asked;
/// `None` for another act than one about players.
pub fn read(
    (act, number): (&str, PlayerNumber),
    request: &PlayersRequest,
    view: &DeskView,
    language: Language,
) -> Option<Result<Ask, String>> {
    let command = match act {
        "add_player" => details_of(request, language).map(|details| {
            let number = request.number;
            PlayersCommand::Register(vec![Entrant { number, details }])
        }),
        "edit_player" => edit(number, request, view, language),
        "return_player" => Ok(PlayersCommand::Return { number }),
        "merge_players" => Ok(PlayersCommand::Merge { kept: number, gone: request.gone }),
        "import_players" => import(request, view, language),
        _ => return None,
    };
    Some(command.map(|command| Ask::Do(Command::Players(command))))
}

fn details_of(request: &PlayersRequest, language: Language) -> Result<Details, String> {
    let details = details(&request.name, &request.town, &request.category, &request.team);
    let clean = details.clean();
    clean.map_err(|fault| fault_sentence(language, &fault))
}

fn edit(
    number: PlayerNumber,
    request: &PlayersRequest,
    view: &DeskView,
    language: Language,
) -> Result<PlayersCommand, String> {
    let mut details = details_of(request, language)?;
    // What his federation knows is not on the page, and stays.
    if let Some(player) = view.state.players.get(&number) {
        details.labels.membership = player.labels.membership.clone();
    }
    let unreadable = || {
        let text = [("text", request.missed.trim().into())];
        say(language, "refusal-rounds-unreadable", &text)
    };
    Ok(PlayersCommand::Edit {
        number,
        to: request.number.unwrap_or(number),
        details,
        missed: rounds(&request.missed).ok_or_else(unreadable)?,
    })
}

/// A list is taken in whole or not at all.
fn import(
    request: &PlayersRequest,
    view: &DeskView,
    language: Language,
) -> Result<PlayersCommand, String> {
    let reading = typed::of(&request.text, &taken(&view.state), language);
    if reading.has_to_be_seen() {
        return Err(say(language, "refusal-players-unseen", &[]));
    }
    let listed = typed::players(reading, language)?;
    let entrant = |(number, details)| Entrant { number: Some(number), details };
    Ok(PlayersCommand::Register(listed.into_iter().map(entrant).collect()))
}

/// What became of a player, in a sentence; `None` for an event that is not about players.
pub fn sentence(language: Language, state: &Tournament, event: &Event) -> Option<String> {
    let full = |number: PlayerNumber| state.players.get(&number).map(Player::full_name);
    let name = |number: PlayerNumber| ("name", full(number).unwrap_or_default().into());
    let who = |number: PlayerNumber| [("number", number.into()), name(number)];
    let said = |key: &str, more: &[(&'static str, Argument)], number: PlayerNumber| {
        Some(say(language, key, &[&who(number), more].concat()))
    };
    if let Event::PlayerRegistered { number, .. } = event {
        said("done-player-added", &[], *number)
    } else if let Event::PlayerWithdrew { number, .. } = event {
        said("done-player-withdrawn", &[], *number)
    } else if let Event::PlayerReturned { number, from_round } = event {
        let round = ("round", (*from_round).into());
        said("done-player-returned", &[round], *number)
    } else if let Event::PlayerChanged { number, .. } = event {
        said("done-player-changed", &[], *number)
    } else if let Event::PlayerRenumbered { number, to } = event {
        let numbers = [("from", (*number).into()), ("to", (*to).into()), name(*to)];
        Some(say(language, "done-player-renumbered", &numbers))
    } else if let Event::AbsenceNoted { number, rounds } = event {
        let missed = written(&rounds.iter().copied().collect());
        let rounds = [("n", rounds.len().into()), ("rounds", missed.into())];
        said("done-absence-noted", &rounds, *number)
    } else if let Event::PlayersMerged { kept, gone } = event {
        let numbers = [("kept", (*kept).into()), ("gone", (*gone).into()), name(*kept)];
        Some(say(language, "done-players-merged", &numbers))
    } else {
        None
    }
}

//! The page on which players are mended, and the rounds that somebody misses as people write them.

use crate::frame::{AtDesk, Kind};
use actix_web::HttpResponse;
use flavita_i18n::{language::Language, names::numbered, names::runs, text::joined};
use flavita_tournament::model::{LAST_ROUND, Membership, Player, PlayerNumber, RoundNumber};
use flavita_tournament::{model::look_alikes, state::Tournament};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// `GET /t/{id}/players`: every player in a line of fields, a line for another one, and lists.
#[derive(Default, Serialize)]
pub struct PlayersPage {
    /// `46 игроков`.
    pub counts: String,
    /// Names that look the same, a group a line.
    pub look_alikes: Vec<String>,
    /// Whether players can still come and come back.
    pub is_open: bool,
    /// Whether there are rounds to take home.
    pub is_marked: bool,
    /// The most bytes of a list of players.
    pub most_bytes: usize,
    /// Whether a federation knows somebody: then its fields stand there too.
    pub has_members: bool,
    /// Everybody, those who left too.
    pub rows: Vec<PlayerRow>,
}

/// A player's line of fields.
#[derive(Default, Serialize)]
pub struct PlayerRow {
    /// The number.
    pub number: PlayerNumber,
    /// The name, of a pair both.
    pub name: String,
    /// Club or town.
    pub club: String,
    /// Categories with commas between them.
    pub categories: String,
    /// The team.
    pub team: String,
    /// The number of his licence.
    pub licence: String,
    /// His series.
    pub series: String,
    /// The rounds he misses, `3-5, 8`.
    pub missed: String,
    /// From when or until when he plays; nothing where that is always.
    pub turns: String,
    /// Whether he has left.
    pub withdrawn: bool,
}

page!(PlayersPage, "players/players.html");

/// The page of the players.
pub fn page(state: &Tournament, language: Language) -> PlayersPage {
    let players = state.players.values();
    let groups = look_alikes(&state.players);
    let staying = players.clone().filter(|player| player.until_round.is_none());
    PlayersPage {
        counts: say!(language, "players", n = staying.count()),
        look_alikes: groups.iter().map(|group| alike(&state.players, group, language)).collect(),
        is_open: state.ended.is_none(),
        is_marked: state.marked_until() > RoundNumber(0),
        most_bytes: Kind::Setup.most_bytes(),
        has_members: players.clone().any(|one| one.labels.membership != Membership::default()),
        rows: players.map(|player| row(player, language)).collect(),
    }
}

/// `№ 3 и № 17 выглядят одинаково: Орлов`.
pub(crate) fn alike(
    players: &BTreeMap<PlayerNumber, Player>,
    group: &[PlayerNumber],
    language: Language,
) -> String {
    let numbers = joined(group.iter().map(|number| numbered(language, *number)), ", ");
    let first = group.first().and_then(|number| players.get(number));
    let name = first.map(Player::full_name).unwrap_or_default();
    say!(language, "players-alike", numbers, name)
}

/// A player in a line of fields.
pub(crate) fn row(player: &Player, language: Language) -> PlayerRow {
    PlayerRow {
        number: player.number,
        name: player.full_name(),
        club: player.club.clone(),
        categories: player.labels.categories.join(", "),
        team: player.labels.team.clone(),
        licence: player.labels.membership.licence.clone(),
        series: player.labels.membership.series.clone(),
        missed: written(&player.missed),
        turns: turns(player, language),
        withdrawn: player.until_round.is_some(),
    }
}

/// `с хода 3, до хода 7`; nothing for who plays from the first to the last.
fn turns(player: &Player, language: Language) -> String {
    let from = Some(player.from_round).filter(|round| *round > RoundNumber(1));
    let parts = [("players-from", from), ("players-until", player.until_round)];
    let parts = parts.into_iter().filter_map(|(key, round)| {
        let round = round?;
        let key = if round == RoundNumber(0) { "players-never" } else { key };
        Some(say!(language, key, n = round))
    });
    joined(parts, ", ")
}

/// Rounds as people write them.
///
/// ```
/// use flavita_tournament::model::ids::RoundNumber;
/// use flavita_web::players::page::{rounds, written};
/// assert_eq!(written(&[3, 4, 5, 8].map(RoundNumber).into()), "3-5, 8");
/// assert_eq!(rounds("3-5, 8"), Some([3, 4, 5, 8].map(RoundNumber).into()));
/// ```
pub fn written(rounds: &BTreeSet<RoundNumber>) -> String {
    runs(rounds.iter().map(|round| round.0)).replace('–', "-")
}

/// Reads rounds, `3-5, 8`; `None` where that cannot be.
pub fn rounds(text: &str) -> Option<BTreeSet<RoundNumber>> {
    let number = |text: &str| {
        let number = text.trim().parse().ok()?;
        (RoundNumber(1)..=LAST_ROUND).contains(&number).then_some(number)
    };
    let run = |part: &str| {
        let (first, last) = part.split_once(['-', '–']).unwrap_or((part, part));
        let (first, last) = (number(first)?, number(last)?);
        (first <= last).then(|| first.to(last))
    };
    let parts = text.split([',', ';']).filter(|part| !part.trim().is_empty());
    let runs: Option<Vec<_>> = parts.map(run).collect();
    Some(runs?.into_iter().flatten().collect())
}

/// `GET /t/{id}/players`.
pub async fn show(at: AtDesk) -> HttpResponse {
    at.page(&page(&at.view().state, at.language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read_as_people_write_them() {
        let cases: [(&str, Option<&[u32]>); 8] = [
            ("", Some(&[])),
            (" 3 ", Some(&[3])),
            ("8, 3–5", Some(&[3, 4, 5, 8])),
            ("3;4,", Some(&[3, 4])),
            ("0", None),
            ("5-3", None),
            ("1000", None),
            ("three", None),
        ];
        for (text, expected) in cases {
            let expected = expected.map(|rounds| rounds.iter().copied().map(RoundNumber).collect());
            assert_eq!(rounds(text), expected, "{text}");
        }
    }
}

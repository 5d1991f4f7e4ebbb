//! The sheet of badges.

use crate::compose::qr::qr;
use crate::pages::badges::{Badge, BadgesPage};
use flavita_app::{passes::keeper::Passes, passes::sheet::Printed, view::DeskView};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_tournament::model::player::Player;

/// The sheet with what was made since the program was started: what is kept of a badge cannot be
/// printed again.
pub fn page(
    view: &DeskView,
    passes: &Passes,
    (id, address): (&str, Option<&str>),
    language: Language,
) -> BadgesPage {
    let known = passes.badges();
    let printed = passes.printed();
    let players = view.state.players.values();
    let staying = players.filter(|player| player.until_round.is_none());
    let place = format!("{}/t/{id}/join", address.unwrap_or_default());
    let badge = |player: &Player| {
        let printed = printed.get(&player.number)?;
        let mut badge = badge(player, printed, &place);
        // Without a network the code would lead nowhere.
        badge.code = badge.code.filter(|_| address.is_some());
        Some(badge)
    };
    let badges: Vec<Badge> = staying.clone().filter_map(badge).collect();
    let counts = [("n", known.len().into()), ("now", badges.len().into())];
    BadgesPage {
        tournament: id.to_owned(),
        name: view.state.name.clone(),
        fault: String::new(),
        counts: say(language, "badges-count", &counts),
        without: staying.filter(|player| !known.contains_key(&player.number)).count(),
        has_network: address.is_some(),
        by_hand: place.split_once("://").map_or("", |(_, at)| at).to_owned(),
        badges,
    }
}

fn badge(player: &Player, printed: &Printed, place: &str) -> Badge {
    let (first, second) = printed.pin.split_at(printed.pin.len() / 2);
    Badge {
        number: player.number,
        name: player.full_name(),
        club: player.club.clone(),
        pin: format!("{first} {second}"),
        code: qr(&format!("{place}#{}", printed.token.text())),
    }
}

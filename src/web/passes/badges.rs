//! The sheet of badges.

use crate::frame::{Answer, AtDesk, Fault, show};
use crate::parts::{QrView, Sent, qr};
use actix_web::web::Form;
use flavita_app::desk::PublicView;
use flavita_app::{passes::event::Namesakes, passes::keeper::Passes, passes::token::Printed};
use flavita_i18n::language::Language;
use flavita_tournament::{model::Player, model::PlayerNumber, state::Tournament};
use serde::Serialize;

/// `GET /t/{id}/badges`: to be printed and cut.
#[derive(Default, Serialize)]
pub struct BadgesPage {
    /// Why something was not done; empty where it was.
    pub fault: String,
    /// How many badges there are, how many can be printed now.
    pub counts: String,
    /// How many players have no badge yet.
    pub without: usize,
    /// Whether other machines can reach the server: else the codes lead nowhere.
    pub has_network: bool,
    /// The address by hand.
    pub by_hand: String,
    /// Those that can be printed.
    pub badges: Vec<Badge>,
}

/// A player's badge.
#[derive(Default, Serialize)]
pub struct Badge {
    /// The player's number.
    pub number: PlayerNumber,
    /// The player's name.
    pub name: String,
    /// The club or town.
    pub club: String,
    /// The PIN in two halves, `123 456`.
    pub pin: String,
    /// The code that signs a phone in.
    pub code: Option<QrView>,
}

page!(BadgesPage, "passes/badges.html");

/// The sheet with what was made since the program was started: what is kept of a badge cannot be
/// printed again.
pub fn page(
    state: &Tournament,
    passes: &Passes,
    (id, address): (&str, Option<&str>),
    language: Language,
) -> BadgesPage {
    let known = passes.badges();
    let printed = passes.printed();
    let staying = state.players.values().filter(|player| player.until_round.is_none());
    let place = format!("{}/t/{id}/join", address.unwrap_or_default());
    let badge = |player: &Player| {
        let Printed { pin, token, .. } = printed.get(&player.number)?;
        let (first, second) = pin.split_at(pin.len() / 2);
        Some(Badge {
            number: player.number,
            name: player.full_name(),
            club: player.club.clone(),
            pin: format!("{first} {second}"),
            // Without a network the code would lead nowhere.
            code: address.and_then(|_| qr(&format!("{place}#{}", token.text()))),
        })
    };
    let badges: Vec<Badge> = staying.clone().filter_map(badge).collect();
    BadgesPage {
        fault: String::new(),
        counts: say!(language, "badges-count", n = known.len(), now = badges.len()),
        without: staying.filter(|player| !known.contains_key(&player.number)).count(),
        has_network: address.is_some(),
        by_hand: place.split_once("://").map_or("", |(_, at)| at).to_owned(),
        badges,
    }
}

/// `GET /t/{id}/badges`.
pub(crate) async fn show(at: AtDesk) -> Answer {
    answer(&at, String::new())
}

/// `POST /t/{id}/badges`, with a player's number: a new badge for him; without it for everybody who has
/// none.
pub(crate) async fn make(at: AtDesk, form: Form<Sent>) -> Answer {
    let (view, passes, typed) = (at.view(), at.app.passes(&at.id)?, form.one("number").trim());
    let players = &view.state.players;
    let wanted: Vec<PlayerNumber> = if typed.is_empty() {
        let known = passes.badges();
        let staying = players.values().filter(|one| one.until_round.is_none());
        staying.map(|one| one.number).filter(|number| !known.contains_key(number)).collect()
    } else {
        let one: Option<PlayerNumber> = typed.parse().ok();
        one.filter(|number| players.contains_key(number)).into_iter().collect()
    };
    let refused = |key: &str| answer(&at, say!(at.language, key, number = typed));
    if wanted.is_empty() && !typed.is_empty() {
        return refused("refusal-unknown-player");
    }
    let (event, namesakes) = (at.event_passes().await?, namesakes(&at, &wanted).await?);
    let made = move |_app: &_| event.change(&namesakes, |passes| passes.make_badges(&wanted));
    match at.work(made).await? {
        Ok(()) => Ok(show::redirect(&format!("/t/{}/badges", at.id))),
        Err(fault) => {
            tracing::error!(%fault, "badges could not be made");
            refused("join-fault")
        }
    }
}

/// Of these players those who have the same number and the same name in other games of the event.
async fn namesakes(at: &AtDesk, players: &[PlayerNumber]) -> Result<Namesakes, Fault> {
    let here = at.public_view();
    let games = at.work(|app| app.folder.meeting(&app.id)).await??;
    let is_same = |there: &PublicView, number: &PlayerNumber| {
        let name = |view: &PublicView| view.state.players.get(number).map(Player::full_name);
        name(there).is_some() && name(there) == name(&here)
    };
    let same = games.into_iter().filter(|(game, _)| *game != at.id).map(|(game, there)| {
        (game, players.iter().filter(|number| is_same(&there, number)).copied().collect())
    });
    Ok(same.collect())
}

fn answer(at: &AtDesk, fault: String) -> Answer {
    let (passes, address) = (at.app.passes(&at.id)?, at.app.addresses.current());
    let mut page = page(&at.view().state, &passes, (&at.id, address.as_deref()), at.language);
    page.fault = fault;
    Ok(at.page_unless(&page, !page.fault.is_empty()))
}

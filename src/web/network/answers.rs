//! The page of the network: who helps, whose phones are signed in, and what looks like guessing.

use crate::frame::{Answer, AppState, AtDesk, Fault, show};
use crate::{acts::words::error_sentence, network, parts::Posted};
use actix_web::web::Form;
use flavita_app::{
    desk::DeskRequest, passes::event::Namesakes, passes::inviting::HelperState,
    passes::inviting::MOST_HELPERS, passes::keeper::Passes, passes::kept::PassFault,
    screen::shown::Change, screen::wifi::Wifi, screen::wifi::WifiFault,
};
use flavita_i18n::{language::Language, text::fault_sentence};
use flavita_tournament::model::{Block, Command, block::moved, text};
use serde::Deserialize;

/// `GET /t/{id}/network`.
pub(crate) async fn show(at: AtDesk) -> Answer {
    page(&at, String::new(), None)
}

/// What the page asks for. A number is that of a helper or of a player.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case")]
pub(crate) enum NetworkForm {
    Invite { name: String },
    Revoke { number: String },
    Unlock { number: String },
    Wifi(WifiForm),
    Address { address: String },
    Blocks { blocks: String },
    Move { number: String, helper: String },
}

/// The Wi-Fi of the hall.
#[derive(Debug, Deserialize)]
pub(crate) struct WifiForm {
    /// Empty takes it away.
    wifi: String,
    password: String,
    /// Whether the screen of the hall shows it.
    shown: Option<String>,
}

/// `POST /t/{id}/network`.
pub(crate) async fn change(at: AtDesk, form: Form<Posted<NetworkForm>>) -> Answer {
    let done = match form.into_inner() {
        Posted::Known(NetworkForm::Wifi(wifi)) => take_wifi(&at, &wifi).await.map(|()| "#wifi"),
        Posted::Known(NetworkForm::Address { address }) => {
            take_address(&at.app, &address, at.language).map(|()| "")
        }
        Posted::Known(NetworkForm::Blocks { blocks }) => {
            let helpers = at.app.passes(&at.id)?.helpers();
            let read = read_blocks(&blocks, at.language);
            let read = read.and_then(|read| whose(read, &helpers, at.language));
            if let Err(sentence) = divide(&at, read).await {
                return page(&at, sentence, Some(blocks));
            }
            Ok("#blocks")
        }
        Posted::Known(NetworkForm::Move { number, helper }) => {
            let state = &at.view().state;
            let number = number.trim().parse().unwrap_or_default();
            let moved = if !state.players.contains_key(&number) {
                Err(say!(at.language, "refusal-unknown-player", number = number))
            } else if !state.blocks.iter().any(|block| block.helper == helper) {
                let names = state.blocks.iter().map(|block| block.helper.as_str());
                Err(unknown_helper(&helper, &names.collect::<Vec<_>>(), at.language))
            } else {
                Ok(moved(&state.blocks, number, &helper))
            };
            divide(&at, moved).await.map(|()| "#blocks")
        }
        Posted::Known(NetworkForm::Invite { name }) => invite(&at, &name).await?.map(|()| ""),
        Posted::Known(NetworkForm::Revoke { number }) => {
            let helper = number.parse().unwrap_or_default();
            change_passes(&at, move |passes| passes.revoke(helper)).await?.map(|()| "")
        }
        Posted::Known(NetworkForm::Unlock { number }) => {
            let player = number.parse().unwrap_or_default();
            change_passes(&at, move |passes| passes.unlock(player)).await?.map(|()| "")
        }
        Posted::Unknown {} => Ok(""),
    };
    match done {
        Ok(part) => Ok(show::redirect(&format!("/t/{}/network{part}", at.id))),
        Err(sentence) => page(&at, sentence, None),
    }
}

async fn invite(at: &AtDesk, name: &str) -> Result<Result<(), String>, Fault> {
    let name = match text::clean(name) {
        Ok(name) => name,
        Err(fault) => return Ok(Err(fault_sentence(at.language, &fault))),
    };
    match uninvited(at, &name)? {
        Some(sentence) => Ok(Err(sentence)),
        None => change_passes(at, move |passes| passes.invite(&name).map(|_number| ())).await,
    }
}

async fn change_passes(
    at: &AtDesk,
    change: impl FnOnce(&Passes) -> Result<(), PassFault> + Send + 'static,
) -> Result<Result<(), String>, Fault> {
    let event = at.event_passes().await?;
    Ok(at.work(move |_app| event.change(&Namesakes::new(), change)).await?.map_err(|fault| {
        tracing::error!(%fault, "an invitation or a badge could not be changed");
        say!(at.language, "join-fault")
    }))
}

/// Why nobody of this name can be invited.
fn uninvited(at: &AtDesk, name: &str) -> Result<Option<String>, Fault> {
    let helpers = at.app.passes(&at.id)?.helpers();
    let is_used = |helper: &HelperState| helper.name.to_lowercase() == name.to_lowercase();
    Ok(if name.is_empty() {
        Some(say!(at.language, "refusal-no-name"))
    } else if helpers.len() >= MOST_HELPERS {
        Some(say!(at.language, "network-many"))
    } else {
        helpers.iter().any(is_used).then(|| say!(at.language, "network-name-used", name = name))
    })
}

/// The blocks as they are written, one a line.
fn read_blocks(text: &str, language: Language) -> Result<Vec<Block>, String> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let read = |(n, line): (usize, &str)| {
        Block::read(line).ok_or_else(|| say!(language, "blocks-wrong", n = n, text = line.trim()))
    };
    lines.map(read).collect()
}

/// Blocks of helpers who are invited, their names as the invitations have them.
fn whose(
    blocks: Vec<Block>,
    helpers: &[HelperState],
    language: Language,
) -> Result<Vec<Block>, String> {
    let known = |block: Block| {
        let is_his = |one: &&HelperState| one.name.to_lowercase() == block.helper.to_lowercase();
        if let Some(one) = helpers.iter().find(is_his) {
            return Ok(Block { helper: one.name.clone(), ..block });
        }
        let names = helpers.iter().map(|one| one.name.as_str());
        Err(unknown_helper(&block.helper, &names.collect::<Vec<_>>(), language))
    };
    blocks.into_iter().map(known).collect()
}

/// That nobody of this name is there, and who is.
fn unknown_helper(name: &str, there: &[&str], language: Language) -> String {
    if there.is_empty() {
        return say!(language, "blocks-nobody");
    }
    say!(language, "blocks-unknown", name, text = there.join(", "))
}

/// Divides the numbers of the hall among the helpers.
async fn divide(at: &AtDesk, blocks: Result<Vec<Block>, String>) -> Result<(), String> {
    let ask = DeskRequest::Do(Command::SetBlocks { blocks: blocks? });
    let asked = at.desk.ask(ask, &at.who().actor(), None).await;
    asked.map(|_receipt| ()).map_err(|error| error_sentence(at.language, &error))
}

/// Keeps the Wi-Fi of the hall beside the tournament; it stands in no log.
async fn take_wifi(at: &AtDesk, form: &WifiForm) -> Result<(), String> {
    let name = text::clean(&form.wifi).map_err(|fault| fault_sentence(at.language, &fault))?;
    let wifi = Wifi::read(&name, &form.password, form.shown.is_some()).map_err(|fault| {
        let key = match fault {
            WifiFault::Name => "wifi-wrong-name",
            WifiFault::Password => "wifi-wrong-password",
        };
        say!(at.language, key)
    })?;
    let asked = at.desk.ask(DeskRequest::Show(Change::Wifi(wifi)), &at.who().actor(), None).await;
    asked.map(|_receipt| ()).map_err(|_error| say!(at.language, "join-fault"))
}

/// Tells the hall another address of this machine.
fn take_address(app: &AppState, address: &str, language: Language) -> Result<(), String> {
    let chosen = address.parse().ok().map(|ip| app.addresses.choose(ip));
    match chosen {
        Some(Ok(true)) => Ok(()),
        Some(Err(error)) => {
            tracing::warn!(%error, "the chosen address will be forgotten");
            Ok(())
        }
        None | Some(Ok(false)) => Err(say!(language, "network-address-gone")),
    }
}

/// The page, with a fault and blocks that were refused, as they were typed.
fn page(at: &AtDesk, fault: String, typed: Option<String>) -> Answer {
    let passes = at.app.passes(&at.id)?;
    let addresses = &at.app.addresses;
    let (address, found) = (addresses.current(), addresses.found());
    let place = network::page::Standing {
        id: &at.id,
        address: address.as_deref(),
        told: addresses.current_ip(&found),
        found: &found,
        visitors: at.app.visitors.counts(),
        is_open: at.app.arbiters.is_open(),
        is_secure: at.app.is_secure,
    };
    let mut page = network::page::page(&at.view(), &passes, &place, at.language);
    page.fault = fault;
    page.blocks = typed.unwrap_or(page.blocks);
    page.alarm = network::page::alarm(&at.app.alarms(&at.id), at.language);
    Ok(at.page_unless(&page, !page.fault.is_empty()))
}

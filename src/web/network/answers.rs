//! The page of the network: who helps, whose phones are signed in, and what looks like guessing.

use crate::frame::{Answer, AppState, AtDesk, Fault, show};
use crate::{acts::words::error_sentence, network, parts::Posted, parts::typed_name};
use actix_web::web::Form;
use flavita_app::passes::{inviting::MOST_HELPERS, keeper::Passes, kept::PassFault};
use flavita_app::{desk::DeskRequest, passes::event::Namesakes, passes::inviting::HelperState};
use flavita_app::{screen::shown::Change, screen::wifi::Wifi, screen::wifi::WifiFault};
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
    let form = form.into_inner();
    let typed = if let Posted::Known(NetworkForm::Blocks { blocks }) = &form {
        Some(blocks.clone())
    } else {
        None
    };
    match changed(&at, form).await {
        Ok(part) => Ok(show::redirect(&format!("/t/{}/network{part}", at.id))),
        Err(fault) => page(&at, fault.told()?, typed),
    }
}

/// Does it; answers the part of the page that is shown then.
async fn changed(at: &AtDesk, form: Posted<NetworkForm>) -> Result<&'static str, Fault> {
    match form {
        Posted::Known(NetworkForm::Wifi(wifi)) => return take_wifi(at, &wifi).await,
        Posted::Known(NetworkForm::Address { address }) => {
            take_address(&at.app, &address, at.language)?;
        }
        Posted::Known(NetworkForm::Blocks { blocks }) => {
            let helpers = at.app.passes(&at.id)?.helpers();
            let read = read_blocks(&blocks, at.language)?;
            return divide(at, whose(read, &helpers, at.language)?).await;
        }
        Posted::Known(NetworkForm::Move { number, helper }) => {
            let state = &at.view().state;
            let number = number.trim().parse().unwrap_or_default();
            if !state.players.contains_key(&number) {
                let key = "refusal-unknown-player";
                return Err(Fault::Told(say!(at.language, key, number = number)));
            }
            if !state.blocks.iter().any(|block| block.helper == helper) {
                let names = state.blocks.iter().map(|block| block.helper.as_str());
                return Err(unknown_helper(&helper, &names.collect::<Vec<_>>(), at.language));
            }
            return divide(at, moved(&state.blocks, number, &helper)).await;
        }
        Posted::Known(NetworkForm::Invite { name }) => invite(at, &name).await?,
        Posted::Known(NetworkForm::Revoke { number }) => {
            let helper = number.parse().unwrap_or_default();
            change_passes(at, move |passes| passes.revoke(helper)).await?;
        }
        Posted::Known(NetworkForm::Unlock { number }) => {
            let player = number.parse().unwrap_or_default();
            change_passes(at, move |passes| passes.unlock(player)).await?;
        }
        Posted::Unknown {} => {}
    }
    Ok("")
}

async fn invite(at: &AtDesk, name: &str) -> Result<(), Fault> {
    let name = typed_name(name, "refusal-no-name", at.language).map_err(Fault::Told)?;
    let helpers = at.app.passes(&at.id)?.helpers();
    let is_used = |helper: &HelperState| helper.name.to_lowercase() == name.to_lowercase();
    let sentence = if helpers.len() >= MOST_HELPERS {
        say!(at.language, "network-many")
    } else if helpers.iter().any(is_used) {
        say!(at.language, "network-name-used", name = name)
    } else {
        return change_passes(at, move |passes| passes.invite(&name).map(|_number| ())).await;
    };
    Err(Fault::Told(sentence))
}

async fn change_passes(
    at: &AtDesk,
    change: impl FnOnce(&Passes) -> Result<(), PassFault> + Send + 'static,
) -> Result<(), Fault> {
    let event = at.event_passes().await?;
    at.work(move |_app| event.change(&Namesakes::new(), change)).await?.map_err(|fault| {
        tracing::error!(%fault, "an invitation or a badge could not be changed");
        Fault::Told(say!(at.language, "join-fault"))
    })
}

/// The blocks as they are written, one a line.
fn read_blocks(text: &str, language: Language) -> Result<Vec<Block>, Fault> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let read = |(n, line): (usize, &str)| {
        let wrong = || say!(language, "blocks-wrong", n = n, text = line.trim());
        Block::read(line).ok_or_else(|| Fault::Told(wrong()))
    };
    lines.map(read).collect()
}

/// Blocks of helpers who are invited, their names as the invitations have them.
fn whose(
    blocks: Vec<Block>,
    helpers: &[HelperState],
    language: Language,
) -> Result<Vec<Block>, Fault> {
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
fn unknown_helper(name: &str, there: &[&str], language: Language) -> Fault {
    Fault::Told(if there.is_empty() {
        say!(language, "blocks-nobody")
    } else {
        say!(language, "blocks-unknown", name, text = there.join(", "))
    })
}

/// Divides the numbers of the hall among the helpers.
async fn divide(at: &AtDesk, blocks: Vec<Block>) -> Result<&'static str, Fault> {
    let ask = DeskRequest::Do(Command::SetBlocks { blocks });
    let asked = at.desk.ask(ask, &at.who().actor(), None).await;
    asked.map_err(|error| Fault::Told(error_sentence(at.language, &error)))?;
    Ok("#blocks")
}

/// Keeps the Wi-Fi of the hall beside the tournament; it stands in no log.
async fn take_wifi(at: &AtDesk, form: &WifiForm) -> Result<&'static str, Fault> {
    let told = |key: &str| Fault::Told(say!(at.language, key));
    let name = text::clean(&form.wifi);
    let name = name.map_err(|fault| Fault::Told(fault_sentence(at.language, &fault)))?;
    let wifi = Wifi::read(&name, &form.password, form.shown.is_some());
    let wifi = wifi.map_err(|fault| match fault {
        WifiFault::Name => told("wifi-wrong-name"),
        WifiFault::Password => told("wifi-wrong-password"),
    })?;
    let asked = at.desk.ask(DeskRequest::Show(Change::Wifi(wifi)), &at.who().actor(), None).await;
    asked.map_err(|_error| told("join-fault"))?;
    Ok("#wifi")
}

/// Tells the hall another address of this machine.
fn take_address(app: &AppState, address: &str, language: Language) -> Result<(), Fault> {
    let chosen = address.parse().ok().map(|ip| app.addresses.choose(ip));
    match chosen {
        Some(Ok(true)) => Ok(()),
        Some(Err(error)) => {
            tracing::warn!(%error, "the chosen address will be forgotten");
            Ok(())
        }
        None | Some(Ok(false)) => Err(Fault::Told(say!(language, "network-address-gone"))),
    }
}

/// The page, with a fault and blocks that were refused, as they were typed.
fn page(at: &AtDesk, fault: String, typed: Option<String>) -> Answer {
    let mut page = network::page::page(at, &*at.app.passes(&at.id)?);
    page.fault = fault;
    page.blocks = typed.unwrap_or(page.blocks);
    Ok(at.page_unless(&page, !page.fault.is_empty()))
}

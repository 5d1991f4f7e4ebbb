//! The arbiter of a rehearsal that nobody leads by hand: presses the console's buttons.

use serde_json::{Value, json};

use crate::rehearse::site::{Site, send};
use flavita_app::desk::next_step::NextStep;

/// Presses the next button as it stands at this step.
///
/// # Errors
/// What the console says instead of doing it.
pub(super) async fn next(site: &Site, step: NextStep) -> Result<(), String> {
    let step = step.name();
    press(site, json!({ "act": "next", "step": step, "confirm": true })).await
}

/// Puts the first of the equal tops that the rules leave on the board.
///
/// # Errors
/// What the console says instead of doing it.
pub(super) async fn choose_top(site: &Site, tops: usize) -> Result<(), String> {
    let mut last = Err("there is no top".to_owned());
    for top in 0..tops {
        let choice = json!({ "act": "choose_top", "top": top, "because": "rehearsal" });
        last = press(site, choice).await;
        if last.is_ok() {
            break;
        }
    }
    last
}

/// Ends the game.
///
/// # Errors
/// What the console says instead of doing it.
pub(super) async fn end_game(site: &Site) -> Result<(), String> {
    press(site, json!({ "act": "end_game" })).await
}

async fn press(site: &Site, what: Value) -> Result<(), String> {
    let answer = send(site.post("do", ""), &what).await?;
    if answer.body["ok"].as_bool() == Some(true) {
        return Ok(());
    }
    let said = answer.body["sentence"].as_str();
    Err(said.map_or_else(|| format!("status {}", answer.status), str::to_owned))
}

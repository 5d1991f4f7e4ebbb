//! A player's phone: it signs in, and it hands slips in until it knows what became of them.

use flavita_tournament::model::ids::{PlayerNumber, RoundNumber};
use std::time::Duration;

use serde_json::json;

use crate::rehearse::{habits::Slip, site::Response, site::Site, site::cookie_of, site::send};
use flavita_app::passes::token::Printed;

/// How often a phone tries before it tells its player to write on paper.
const TRIES: u32 = 8;
/// How long it waits before it tries again.
const PAUSE: Duration = Duration::from_millis(1500);

/// A phone that has signed in.
#[derive(Clone)]
pub(super) struct Phone {
    /// Whose it is.
    pub(super) player: PlayerNumber,
    /// Its session.
    pub(super) cookie: String,
    /// What it asks.
    pub(super) site: Site,
}

/// What became of a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The server says that it is saved.
    Saved,
    /// The server says that it is not, and why.
    Refused,
    /// The key was used for another slip.
    OtherUnderKey,
    /// Nobody answered, or only to come again.
    Unknown(String),
}

impl Phone {
    /// Signs in with the token of a badge, or by number and PIN.
    ///
    /// # Errors
    /// What the server or the network says.
    pub(super) async fn sign_in(
        site: &Site,
        player: PlayerNumber,
        badge: &Printed,
        by_pin: bool,
    ) -> Result<Self, String> {
        let answer = if by_pin {
            let form = [("number", player.to_string()), ("pin", badge.pin.clone())];
            let sent = site.post("join/pin", "").send_form(&form).await;
            cookie_of(sent.map_err(|error| error.to_string())?.headers())
        } else {
            let body = json!({ "token": badge.token.text() });
            send(site.post("join", ""), &body).await?.cookie
        };
        let nobody = || format!("player {player} could not sign in");
        Ok(Self { player, cookie: answer.ok_or_else(nobody)?, site: site.clone() })
    }

    /// Hands a slip in under a key, and again under the same key as long as nobody answers.
    pub(super) async fn hand_in(&self, round: RoundNumber, slip: &Slip, key: &str) -> Outcome {
        let mut last = Outcome::Unknown(String::new());
        for _ in 0..TRIES {
            last = match self.send(round, slip, key).await {
                Ok(answer) => outcome(&answer),
                Err(error) => Outcome::Unknown(error),
            };
            if !matches!(last, Outcome::Unknown(_)) {
                return last;
            }
            tokio::time::sleep(PAUSE).await;
        }
        last
    }

    /// The one place that knows by which address slips are handed in.
    async fn send(&self, round: RoundNumber, slip: &Slip, key: &str) -> Result<Response, String> {
        let body = json!({
            "round": round,
            "at": slip.at,
            "word": slip.word,
            "claimed": slip.claimed,
            "key": key,
        });
        send(self.site.post("me/slip", &self.cookie), &body).await
    }
}

fn outcome(answer: &Response) -> Outcome {
    match (answer.status, answer.body["saved"].as_bool()) {
        (200, Some(true)) => Outcome::Saved,
        (200, Some(false)) => Outcome::Refused,
        (409, _) => Outcome::OtherUnderKey,
        (status, _) => Outcome::Unknown(format!("status {status}")),
    }
}

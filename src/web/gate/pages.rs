//! Pages, slips and sign-ins, asked of the desk.

use crate::gate::envelope::{Answered, Asked};
use crate::gate::forwarding::{SharedGate, answer, asked, learn, session, silent};
use crate::http::pace::{Bucket, Pace};
use crate::{frame::show, gate::asking::Gate, http::headers::too_fast};
use actix_web::{HttpRequest, HttpResponse, http::Method};
use bytes::Bytes;
use flavita_app::machine::hex;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::time::Instant;

/// A page that is the same for everybody: asked for once a revision.
pub async fn common(gate: SharedGate, request: HttpRequest) -> HttpResponse {
    let id = request.match_info().get("id");
    let revision = id.and_then(|id| gate.present.revision(id));
    let (colours, shade) = show::looks(&request);
    let asked = asked(&gate, &request, false, Bytes::new());
    let name = format!(
        "{} {} {} {} {}",
        show::language(&request).tag(),
        <&str>::from(colours),
        <&str>::from(shade),
        asked.is_secure,
        asked.uri
    );
    let page = gate.keeping.page(name, revision, || gate.ask_for_all(&asked)).await;
    page.map_or_else(|| silent(&gate, &request), |page| answer(&page))
}

/// A page or a sign-in of one person.
pub async fn own(gate: SharedGate, request: HttpRequest, body: Bytes) -> HttpResponse {
    let is_read = request.method() == Method::GET;
    let body = if is_read { Bytes::new() } else { body };
    let asked = asked(&gate, &request, true, body);
    let answered = gate.ask(&asked).await;
    told(&gate, &request, answered)
}

fn told(gate: &Gate, request: &HttpRequest, answered: Option<Answered>) -> HttpResponse {
    let Some(answered) = answered else { return silent(gate, request) };
    learn(gate, request, &answered);
    answer(&answered)
}

/// `POST /t/{id}/me/slip`.
pub async fn send_slip(gate: SharedGate, request: HttpRequest, body: Bytes) -> HttpResponse {
    let asked = asked(&gate, &request, true, body);
    let known = session(&gate, &request).filter(|session| gate.knows(session));
    let is_known = known.is_some();
    // Before they are in the stream, where those of one player would keep those of all waiting.
    let slips = known.map(|session| (Bucket::Slips(session), Pace::SLIPS));
    if slips.is_some_and(|(whose, pace)| !gate.paces.take(whose, pace, Instant::now())) {
        return too_fast();
    }
    let answered = match slip_name(&asked).filter(|_| is_known) {
        Some(slip_name) => gate.hand_up(&asked, &slip_name).await,
        // No phone sends that, or nobody knows it yet: the stream has room for the slips of
        // players alone, and the desk says what is wrong.
        None => gate.ask(&asked).await,
    };
    told(&gate, &request, answered)
}

/// The slip's name in the stream: that of the phone, of this session and tournament alone, and of
/// these very words, so that nobody's slip is taken for a repeat of another.
fn slip_name(asked: &Asked) -> Option<String> {
    let slip: Value = serde_json::from_slice(&asked.body).ok()?;
    let cookie = asked.headers.iter().find(|(slip_name, _)| slip_name == "cookie");
    let mut hash = Sha256::new_with_prefix(b"flavita-slip-v1");
    let path = asked.uri.split('?').next().unwrap_or_default();
    let cookie = cookie.map_or("", |(_, value)| value);
    for part in [path, cookie, slip["key"].as_str()?] {
        hash.update(part.len().to_be_bytes());
        hash.update(part);
    }
    hash.update(&asked.body);
    Some(hex::text(&hash.finalize()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slip(cookie: &str, key: &str, word: &str) -> Asked {
        Asked {
            is_post: true,
            uri: "/t/cup/me/slip".to_owned(),
            from: "127.0.0.2".parse().unwrap(),
            is_secure: false,
            headers: vec![("cookie".to_owned(), cookie.to_owned())],
            body: Bytes::from(format!("{{\"key\":\"{key}\",\"word\":\"{word}\"}}")),
        }
    }

    #[test]
    fn only_the_same_slip_of_the_same_phone_has_the_same_name() {
        let first = slip_name(&slip("p=1", "k1", "CAT")).unwrap();
        assert_eq!(slip_name(&slip("p=1", "k1", "CAT")).unwrap(), first);
        for other in [slip("p=2", "k1", "CAT"), slip("p=1", "k2", "CAT"), slip("p=1", "k1", "CATS")]
        {
            assert_ne!(slip_name(&other).unwrap(), first);
        }
        let other_path = Asked { uri: "/t/other/me/slip".to_owned(), ..slip("p=1", "k1", "CAT") };
        assert_ne!(slip_name(&other_path).unwrap(), first);
    }

    #[test]
    fn what_has_no_key_has_no_name() {
        let body = Bytes::from_static(b"{\"word\":\"CAT\"}");
        assert_eq!(slip_name(&Asked { body, ..slip("", "", "") }), None);
    }
}

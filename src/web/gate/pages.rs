//! Pages and sign-ins, asked of the desk.

use crate::frame::show;
use crate::gate::forwarding::{SharedGate, answer, asked, silent};
use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;

/// A page that is the same for everybody: asked for once a revision.
pub async fn common(gate: SharedGate, request: HttpRequest) -> HttpResponse {
    let id = request.match_info().get("id");
    let revision = id.and_then(|id| gate.present.revision(id));
    let (language, colours, shade) = show::choices(&request);
    let asked = asked(&gate, &request, false, Bytes::new());
    let name = format!(
        "{} {} {} {} {}",
        language.tag(),
        colours.tag(),
        shade.tag(),
        asked.is_secure,
        asked.uri
    );
    let page = gate.keeping.page(name, revision, || gate.ask(&asked)).await;
    page.map_or_else(|| silent(&gate, &request), |page| answer(&page))
}

/// A page or a sign-in of one person.
pub async fn own(gate: SharedGate, request: HttpRequest, body: Bytes) -> HttpResponse {
    let is_read = request.method() == Method::GET;
    let body = if is_read { Bytes::new() } else { body };
    let asked = asked(&gate, &request, true, body);
    let answered = gate.ask(&asked).await;
    answered.map_or_else(|| silent(&gate, &request), |answered| answer(&answered))
}

//! Every address on one screen, in the order of an arbiter's day.

use actix_web::middleware::from_fn;
use actix_web::web::{ServiceConfig, get, post, scope};

use crate::web::guard::staff_only;
use crate::web::{assets, colours, exports, live, readiness, requests, rulings, visits};

/// All addresses. What is not for everybody stands behind [`staff_only`].
pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/static/{path:.*}", get().to(assets::show))
        .route("/colours/{look}.css", get().to(colours::show))
        .route("/keys", get().to(visits::keys))
        .route("/", get().to(visits::home))
        // The hall: no secrets, readable by everybody in the network.
        .route("/t/{id}/projector", get().to(visits::projector))
        .route("/t/{id}/standings", get().to(visits::standings))
        .route("/t/{id}/rules", get().to(visits::rules))
        .route("/t/{id}/draw", get().to(visits::draw))
        .route("/t/{id}/protocol.json", get().to(exports::protocol))
        .route(
            "/{file:verify-draw\\.html|verify_draw\\.py}",
            get().to(exports::check_of_draw),
        )
        .route("/t/{id}/{what:standings|teams}.csv", get().to(exports::csv))
        .route("/events/{id}", get().to(visits::event))
        .route("/events/{id}/cumulated.csv", get().to(exports::cumulated))
        .route("/t/{id}/live", get().to(live::stream))
        // The arbiter: on this machine only.
        .service(
            scope("")
                .wrap(from_fn(staff_only))
                .route("/dictionary", get().to(visits::dictionary))
                .route("/check", get().to(readiness::show))
                .route("/check", post().to(readiness::set))
                .route("/new", get().to(visits::new))
                .route("/new", post().to(visits::create))
                .route("/t/{id}/console", get().to(visits::console))
                .route("/t/{id}/players", get().to(visits::players))
                .route("/t/{id}/next-game", post().to(visits::next_game))
                .route("/t/{id}/rounds/{number}", get().to(visits::round))
                .route("/t/{id}/rulings", get().to(rulings::show))
                .route("/t/{id}/rulings", post().to(rulings::give))
                .route("/t/{id}/live/staff", get().to(live::stream))
                .route("/t/{id}/check", post().to(requests::check_line))
                .route("/t/{id}/slips", post().to(requests::record_slip))
                .route("/t/{id}/do", post().to(requests::do_something))
                .route("/t/{id}/{what}.csv", get().to(exports::csv))
                .default_service(get().to(visits::nowhere)),
        );
}

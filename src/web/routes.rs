//! Every address on one screen, in the order of an arbiter's day, with the least role that may
//! open it and what it does. What is not in this list is nowhere.

use actix_web::middleware::from_fn;
use actix_web::web::{self, FormConfig, JsonConfig, PayloadConfig, ServiceConfig, get, post};
use actix_web::{Route, guard};

use crate::admission::{Kind, admit};
use crate::role::Role::{self, Arbiter, Helper, Player, Public};
use crate::{
    analysis, assets, badges, colours, doing, exports, feed, gate, hall_result, help, join, keying,
    live, log, lookups, merge, network, next_game, opening, own, phone, player_files, prepare,
    print, readiness, relay, requests, results, rulings, sealed, seasons, self_test, sign_in,
    statistics, training, visits, written,
};

/// How an address is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verb {
    /// To see something; changes nothing.
    Get,
    /// To change something.
    Post,
}

/// An address of the program.
#[derive(Clone, Copy, Debug)]
pub struct Address {
    /// How it is asked.
    pub verb: Verb,
    /// Its pattern.
    pub path: &'static str,
    /// The least role that may open it.
    pub least: Role,
    /// What it does.
    pub kind: Kind,
    route: fn() -> Route,
}

const fn see(path: &'static str, least: Role, route: fn() -> Route) -> Address {
    let (verb, kind) = (Verb::Get, Kind::Page);
    Address { verb, path, least, kind, route }
}

const fn hear(path: &'static str, least: Role, route: fn() -> Route) -> Address {
    Address { kind: Kind::Stream, ..see(path, least, route) }
}

const fn look_up(path: &'static str, route: fn() -> Route) -> Address {
    Address { kind: Kind::Lookup, ..see(path, Public, route) }
}

/// To see what may have to be worked out first.
const fn see_slowly(path: &'static str, route: fn() -> Route) -> Address {
    Address { kind: Kind::Setup, ..see(path, Arbiter, route) }
}

const fn send(path: &'static str, least: Role, kind: Kind, route: fn() -> Route) -> Address {
    Address { verb: Verb::Post, kind, ..see(path, least, route) }
}

/// All addresses.
pub const ADDRESSES: &[Address] = &[
    see("/static/{path:.*}", Public, || get().to(assets::show)),
    see("/colours/{look}.css", Public, || get().to(colours::show)),
    see("/keys", Public, || get().to(visits::keys)),
    see("/help", Public, || get().to(help::show)),
    see("/", Public, || get().to(visits::home)),
    // The hall: no secrets, readable by everybody in the network.
    see("/t/{id}/projector", Public, || get().to(visits::projector)),
    see("/t/{id}/standings", Public, || get().to(visits::standings)),
    see("/t/{id}/rules", Public, || get().to(visits::rules)),
    see("/t/{id}/draw", Public, || get().to(visits::draw)),
    see("/t/{id}/protocol.json", Public, || get().to(exports::protocol)),
    see(r"/{file:verify-draw\.html|verify_draw\.py}", Public, || get().to(exports::check_of_draw)),
    see("/t/{id}/{what:standings|teams}.csv", Public, || get().to(exports::hall_csv)),
    see("/t/{id}/statistics", Public, || get().to(statistics::show)),
    see("/t/{id}/statistics/{name}.svg", Public, || get().to(statistics::picture)),
    see("/events/{id}", Public, || get().to(visits::event)),
    see("/events/{id}/cumulated.csv", Public, || get().to(exports::cumulated)),
    see("/seasons", Public, || get().to(seasons::list)),
    see("/seasons/{id}", Public, || get().to(seasons::one)),
    see("/seasons/{id}/{what:standings|rating}.csv", Public, || get().to(seasons::csv)),
    // What other halls need to play this draw, and what they report.
    see("/t/{id}/relay", Public, || get().to(relay::tell)),
    send("/t/{id}/relay", Public, Kind::Setup, || post().to(relay::take)),
    hear("/t/{id}/live", Public, || get().to(live::hall)),
    hear("/t/{id}/live/screen", Public, || get().to(live::screen)),
    // Any device tries its way to this computer: nothing of a tournament is there.
    see("/test", Public, || get().to(self_test::show)),
    see("/test/time", Public, || get().to(self_test::time)),
    hear("/test/live", Public, || get().to(self_test::live)),
    // Another computer of the arbiter's: nothing is there without its key.
    see("/feed", Public, || get().to(feed::list)),
    see("/feed/{id}", Public, || get().to(feed::events)),
    Address { kind: Kind::Setup, ..see("/feed/{id}/words", Public, || get().to(feed::words)) },
    see("/feed/{id}/beside", Public, || get().to(feed::beside)),
    // Words and positions: for everybody while nobody thinks about a rack, for the arbiter always.
    look_up("/dictionary", || get().to(lookups::dictionary)),
    look_up("/analysis", || get().to(analysis::show)),
    // Training, for everybody while no round is open.
    see("/training", Public, || get().to(training::handlers::show)),
    send("/training", Public, Kind::Setup, || post().to(training::handlers::begin)),
    see("/training/game", Public, || get().to(training::handlers::game)),
    send("/training/game", Public, Kind::Slip, || post().to(training::handlers::play)),
    see("/training/missed", Public, || get().to(training::handlers::missed)),
    send("/training/missed", Public, Kind::Slip, || post().to(training::handlers::practise)),
    // Signing in and out.
    see("/sign-in", Public, || get().to(sign_in::show)),
    send("/sign-in", Public, Kind::Guess, || post().to(sign_in::sign_in)),
    send("/sign-out", Public, Kind::Slip, || post().to(sign_in::sign_out)),
    see("/t/{id}/join", Public, || get().to(join::show)),
    send("/t/{id}/join", Public, Kind::Guess, || post().to(join::with_token)),
    send("/t/{id}/join/pin", Public, Kind::Guess, || post().to(join::with_pin)),
    send("/t/{id}/leave", Public, Kind::Slip, || post().to(join::leave)),
    // A player: his own page.
    see("/t/{id}/me", Player, || get().to(own::show)),
    send("/t/{id}/me/slip", Player, Kind::Slip, || post().to(phone::send)),
    hear("/t/{id}/live/me", Player, || get().to(live::player)),
    // Who helps: slips of closed rounds, and the players' clocks.
    see("/t/{id}/keying", Helper, || get().to(keying::show)),
    hear("/t/{id}/live/keying", Helper, || get().to(live::helper)),
    send("/t/{id}/check", Helper, Kind::Slip, || post().to(requests::check_line)),
    send("/t/{id}/slips", Helper, Kind::Slip, || post().to(requests::record_slip)),
    send("/t/{id}/hand-in", Helper, Kind::Slip, || post().to(keying::hand_in)),
    send("/t/{id}/delivered", Helper, Kind::Slip, || post().to(keying::delivered)),
    see("/t/{id}/notices", Helper, || get().to(print::runners)),
    // The arbiter: on this machine, or signed in where the console is open to the network.
    see("/check", Arbiter, || get().to(readiness::show)),
    send("/check", Arbiter, Kind::Setup, || post().to(readiness::set)),
    see("/new", Arbiter, || get().to(visits::new)),
    send("/new", Arbiter, Kind::Setup, || post().to(visits::create)),
    see("/open", Arbiter, || get().to(opening::show)),
    send("/open/log", Arbiter, Kind::Upload, || post().to(opening::log)),
    see("/open/sealed", Arbiter, || get().to(sealed::show)),
    send("/open/sealed", Arbiter, Kind::Upload, || post().to(sealed::take)),
    send("/open/sealed/key", Arbiter, Kind::Setup, || post().to(sealed::open)),
    see("/open/written", Arbiter, || get().to(written::show)),
    send("/open/written", Arbiter, Kind::Upload, || post().to(written::take)),
    see("/prepare", Arbiter, || get().to(prepare::offers::show)),
    send("/prepare", Arbiter, Kind::Form, || post().to(prepare::offers::begin)),
    see("/prepare/progress", Arbiter, || get().to(prepare::offers::progress)),
    send("/prepare/stop", Arbiter, Kind::Form, || post().to(prepare::offers::stop)),
    send("/prepare/delete", Arbiter, Kind::Form, || post().to(prepare::offers::delete)),
    Address {
        // What a hall would miss is asked of the words.
        kind: Kind::Setup,
        ..see("/prepare/games/{id}", Arbiter, || get().to(prepare::drafts::one))
    },
    send("/prepare/games/{id}", Arbiter, Kind::Setup, || post().to(prepare::drafts::change)),
    see("/prepare/games/{id}/draft", Arbiter, || get().to(prepare::drafts::draft)),
    send("/prepare/games/{id}/seal", Arbiter, Kind::Setup, || post().to(prepare::sealing::seal)),
    see("/prepare/games/{id}/sealed/{number}", Arbiter, || get().to(prepare::sealing::take)),
    see("/prepare/games/{id}/key/{number}", Arbiter, || get().to(prepare::sealing::key)),
    // The results of many halls: reading and checking them takes its time.
    see("/merge", Arbiter, || get().to(merge::list)),
    send("/merge", Arbiter, Kind::Form, || post().to(merge::create)),
    see_slowly("/merge/{id}", || get().to(merge::show)),
    send("/merge/{id}", Arbiter, Kind::Upload, || post().to(merge::change)),
    send("/merge/{id}/files", Arbiter, Kind::Upload, || post().to(merge::take_file)),
    see_slowly("/merge/{id}/standings", || get().to(merge::standings)),
    see_slowly("/merge/{id}/{table}.csv", || get().to(merge::csv)),
    send("/seasons", Arbiter, Kind::Form, || post().to(seasons::create)),
    see("/seasons/{id}/edit", Arbiter, || get().to(seasons::edit)),
    send("/seasons/{id}/edit", Arbiter, Kind::Form, || post().to(seasons::save)),
    see("/seasons/{id}/players", Arbiter, || get().to(seasons::players)),
    send("/seasons/{id}/players", Arbiter, Kind::Form, || post().to(seasons::decide)),
    see("/t/{id}/console", Arbiter, || get().to(visits::console)),
    see("/t/{id}/players", Arbiter, || get().to(visits::players)),
    send("/t/{id}/players/preview", Arbiter, Kind::Setup, || post().to(player_files::preview)),
    send("/players/preview", Arbiter, Kind::Setup, || post().to(player_files::preview_for_new)),
    see("/t/{id}/print", Arbiter, || get().to(print::list)),
    see("/t/{id}/print/{sheet}", Arbiter, || get().to(print::sheet)),
    see("/t/{id}/exports", Arbiter, || get().to(results::list)),
    see("/t/{id}/exports/{name}", Arbiter, || get().to(results::one)),
    see("/t/{id}/result", Arbiter, || get().to(hall_result::show)),
    see("/t/{id}/result/file", Arbiter, || get().to(hall_result::take)),
    see("/t/{id}/result/codes", Arbiter, || get().to(hall_result::codes)),
    see("/t/{id}/network", Arbiter, || get().to(network::show)),
    send("/t/{id}/network", Arbiter, Kind::Form, || post().to(network::change)),
    see("/t/{id}/halls", Arbiter, || get().to(relay::show)),
    see("/t/{id}/badges", Arbiter, || get().to(badges::show)),
    send("/t/{id}/badges", Arbiter, Kind::Setup, || post().to(badges::make)),
    send("/t/{id}/next-game", Arbiter, Kind::Setup, || post().to(next_game::begin)),
    see("/t/{id}/rounds/{number}", Arbiter, || get().to(visits::round)),
    see("/t/{id}/rulings", Arbiter, || get().to(rulings::show)),
    send("/t/{id}/rulings", Arbiter, Kind::Form, || post().to(rulings::give)),
    see("/t/{id}/log", Arbiter, || get().to(log::show)),
    send("/t/{id}/log", Arbiter, Kind::Form, || post().to(log::change)),
    hear("/t/{id}/live/staff", Arbiter, || get().to(live::staff)),
    send("/t/{id}/do", Arbiter, Kind::Setup, || post().to(doing::do_something)),
    see("/t/{id}/{what}.csv", Arbiter, || get().to(exports::csv)),
];

/// What belongs to this computer and its neighbours, although everybody may open it: gates have none
/// of it.
const AT_THE_DESK: [&str; 5] = ["/feed", "/test", "/training", "/sign-in", "/sign-out"];

/// The addresses that gates serve: what the hall and the players open.
pub fn for_gates() -> impl Iterator<Item = &'static Address> {
    let is_at_desk = |path: &str| {
        let mut own = AT_THE_DESK.iter();
        own.any(|own| path == *own || path.strip_prefix(own).is_some_and(|p| p.starts_with('/')))
    };
    let addresses = ADDRESSES.iter();
    addresses.filter(move |address| {
        address.least <= Player && address.kind != Kind::Lookup && !is_at_desk(address.path)
    })
}

/// Registers all addresses, each behind [`admit`].
pub fn routes(config: &mut ServiceConfig) {
    for address in ADDRESSES {
        register(config, address, (address.route)());
    }
    config.default_service(get().to(visits::nowhere));
}

/// Registers those that gates serve, for what comes through them; streams stay at the gates, and the
/// desk only says who may listen, and to what.
pub(super) fn routes_through_gates(config: &mut ServiceConfig) {
    for address in for_gates() {
        let route = if address.kind == Kind::Stream {
            get().to(gate::serving::present)
        } else {
            (address.route)()
        };
        register(config, address, route);
    }
    config.default_service(get().to(visits::nowhere));
}

fn register(config: &mut ServiceConfig, address: &Address, route: Route) {
    let (least, kind) = (address.least, address.kind);
    let resource = web::resource(address.path)
        .app_data(JsonConfig::default().limit(kind.most_bytes()))
        .app_data(FormConfig::default().limit(kind.most_bytes()))
        .app_data(PayloadConfig::new(kind.most_bytes()))
        .route(route)
        .wrap(from_fn(move |request, next| admit((least, kind), request, next)));
    config.service(match address.verb {
        Verb::Get => resource.guard(guard::Get()),
        Verb::Post => resource.guard(guard::Post()),
    });
}

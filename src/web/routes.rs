//! Every address on one page, in the order of an arbiter's day, with the least role that may
//! open it and what it does. What is not in this list is nowhere.

use crate::frame::{Kind, admit, colours, live};
use crate::http::role::Role::{self, Arbiter, Helper, Player, Public};
use crate::opening::{self, sealed, written};
use crate::passes::{badges, join, sign_in};
use crate::phone::{self, appeal, slip, taken_home};
use crate::standings::{self, cumulated, statistics};
use crate::words::{analysis_answers, committee_answers, differences_answers, short};
use crate::{acts, console, draw, homework, keying, log, marking, merging, network, pastimes};
use crate::{check::readiness, check::self_test, exports, exports::hall_result, halls};
use crate::{halls::feed, prepare::draft_answers, prepare::offer_answers, slips::requests};
use crate::{home, home::help, http::assets, phone::receipts, players, players::preview};
use crate::{print, projector, round, rules, rulings, season, setup, tables, training};
use actix_web::web::{self, FormConfig, JsonConfig, PayloadConfig, ServiceConfig, get, post};
use actix_web::{Route, guard, middleware::from_fn};

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
    see("/keys", Public, || get().to(help::show_keys)),
    see("/help", Public, || get().to(help::show)),
    see("/", Public, || get().to(home::answers::show)),
    // The hall: no secrets, readable by everybody in the network.
    see("/t/{id}/projector", Public, || get().to(projector::composing::show)),
    see("/t/{id}/standings", Public, || get().to(standings::page::show)),
    see("/t/{id}/rules", Public, || get().to(rules::show)),
    see("/t/{id}/draw", Public, || get().to(draw::show)),
    see("/t/{id}/protocol.json", Public, || get().to(draw::protocol)),
    see(r"/{file:verify-draw\.html|verify_draw\.py}", Public, || get().to(draw::check_of_draw)),
    see("/t/{id}/{what:standings|teams}.csv", Public, || get().to(exports::page::hall_csv)),
    see("/t/{id}/statistics", Public, || get().to(statistics::show)),
    see("/t/{id}/statistics/{name}.svg", Public, || get().to(statistics::picture)),
    see("/events/{id}", Public, || get().to(cumulated::show)),
    see("/events/{id}/cumulated.csv", Public, || get().to(cumulated::csv)),
    see("/seasons", Public, || get().to(season::answers::list)),
    see("/seasons/{id}", Public, || get().to(season::answers::one)),
    see("/seasons/{id}/{what:standings|rating}.csv", Public, || get().to(season::answers::csv)),
    // What other halls need to play this draw, and what they report.
    see("/t/{id}/relay", Public, || get().to(halls::page::tell)),
    send("/t/{id}/relay", Public, Kind::Report, || post().to(halls::page::take)),
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
    look_up("/dictionary", || get().to(analysis_answers::dictionary)),
    look_up("/dictionary/short", || get().to(short::show)),
    look_up("/dictionary/committee", || get().to(committee_answers::show)),
    look_up("/dictionary/committee.csv", || get().to(committee_answers::table)),
    look_up("/dictionary/differences", || get().to(differences_answers::show)),
    look_up("/analysis", || get().to(analysis_answers::show)),
    // Training, for everybody while no round is open.
    see("/training", Public, || get().to(training::answers::show)),
    send("/training", Public, Kind::Begin, || post().to(training::answers::begin)),
    see("/training/game", Public, || get().to(training::answers::game)),
    send("/training/game", Public, Kind::Slip, || post().to(training::answers::play)),
    see("/training/missed", Public, || get().to(training::answers::missed)),
    send("/training/missed", Public, Kind::Slip, || post().to(training::answers::practise)),
    see("/training/solitaire", Public, || get().to(training::answers::solitaire)),
    send("/training/solitaire", Public, Kind::Slip, || {
        post().to(training::answers::play_solitaire)
    }),
    // Homework: played on the pages of training.
    see("/homework", Public, || get().to(homework::answers::list)),
    send("/homework", Arbiter, Kind::Setup, || post().to(homework::answers::give)),
    see("/homework/{id}", Public, || get().to(homework::answers::one)),
    send("/homework/{id}", Public, Kind::Begin, || post().to(homework::answers::begin)),
    send("/homework/{id}/delete", Arbiter, Kind::Form, || post().to(homework::answers::delete)),
    see("/homework/{id}/table.csv", Arbiter, || get().to(homework::answers::csv)),
    // Ordinary games at tables; a player's page has his secret in its address.
    see("/tables", Public, || get().to(tables::answers::list)),
    send("/tables", Arbiter, Kind::Setup, || post().to(tables::answers::create)),
    send("/tables/gcg", Arbiter, Kind::Setup, || post().to(tables::taken::take)),
    see("/tables/results.t", Public, || get().to(tables::files::for_tsh)),
    see("/tables/results.csv", Public, || get().to(tables::files::results)),
    see("/tables/{id}", Public, || get().to(tables::answers::hall)),
    hear("/tables/{id}/live", Public, || get().to(tables::live::stream)),
    see("/tables/{id}/files/{what}", Public, || get().to(tables::files::one)),
    see("/tables/{id}/seats/{key}", Public, || get().to(tables::answers::seat)),
    send("/tables/{id}/seats/{key}", Public, Kind::Slip, || post().to(tables::answers::act)),
    see("/pastimes/{id}", Public, || get().to(pastimes::answers::hall)),
    hear("/pastimes/{id}/live", Public, || get().to(pastimes::answers::stream)),
    see("/pastimes/{id}/seats/{key}", Public, || get().to(pastimes::answers::seat)),
    send("/pastimes/{id}/seats/{key}", Public, Kind::Slip, || post().to(pastimes::answers::act)),
    // Signing in and out.
    see("/sign-in", Public, || get().to(sign_in::show)),
    send("/sign-in", Public, Kind::Guess, || post().to(sign_in::sign_in)),
    send("/sign-out", Public, Kind::Slip, || post().to(sign_in::sign_out)),
    see("/t/{id}", Public, || get().to(join::way)),
    see("/t/{id}/join", Public, || get().to(join::show)),
    send("/t/{id}/join", Public, Kind::Guess, || post().to(join::with_token)),
    send("/t/{id}/join/pin", Public, Kind::Guess, || post().to(join::with_pin)),
    send("/t/{id}/leave", Public, Kind::Slip, || post().to(join::leave)),
    // A player: his own page.
    see("/t/{id}/me", Player, || get().to(phone::page::show)),
    send("/t/{id}/me/slip", Player, Kind::Slip, || post().to(slip::send)),
    send("/t/{id}/me/appeal", Player, Kind::Slip, || post().to(appeal::ask)),
    send("/t/{id}/me/receipts", Player, Kind::Form, || post().to(receipts::hand_over)),
    send("/t/{id}/me/receipts/codes", Player, Kind::Form, || post().to(receipts::show_codes)),
    see("/t/{id}/me/games", Player, || get().to(taken_home::take)),
    see("/t/{id}/me/losses.csv", Player, || get().to(taken_home::table)),
    hear("/t/{id}/live/me", Player, || get().to(live::player)),
    // Who helps: slips of closed rounds, and the players' clocks.
    see("/t/{id}/keying", Helper, || get().to(keying::page::show)),
    hear("/t/{id}/live/keying", Helper, || get().to(live::helper)),
    send("/t/{id}/check", Helper, Kind::Slip, || post().to(requests::check_line)),
    send("/t/{id}/slips", Helper, Kind::Slip, || post().to(requests::record_slip)),
    send("/t/{id}/hand-in", Helper, Kind::Slip, || post().to(keying::page::hand_in)),
    send("/t/{id}/delivered", Helper, Kind::Slip, || post().to(keying::page::delivered)),
    see("/t/{id}/piles", Helper, || get().to(marking::open_piles::show)),
    see("/t/{id}/notices", Helper, || get().to(print::answers::runners)),
    // The arbiter: on this machine, or signed in where the console is open to the network.
    see("/check", Arbiter, || get().to(readiness::show)),
    send("/check", Arbiter, Kind::Setup, || post().to(readiness::set)),
    see("/new", Arbiter, || get().to(setup::page::show)),
    send("/new", Arbiter, Kind::Setup, || post().to(setup::page::create)),
    see("/open", Arbiter, || get().to(opening::page::show)),
    send("/open/log", Arbiter, Kind::Upload, || post().to(opening::page::log)),
    see("/open/sealed", Arbiter, || get().to(sealed::show)),
    send("/open/sealed", Arbiter, Kind::Upload, || post().to(sealed::take)),
    send("/open/sealed/key", Arbiter, Kind::Setup, || post().to(sealed::open)),
    see("/open/written", Arbiter, || get().to(written::show)),
    send("/open/written", Arbiter, Kind::Upload, || post().to(written::take)),
    send("/dictionary/committee", Arbiter, Kind::Setup, || post().to(committee_answers::decide)),
    see_slowly("/dictionary/differences.txt", || get().to(differences_answers::file)),
    see("/prepare", Arbiter, || get().to(offer_answers::show)),
    send("/prepare", Arbiter, Kind::Form, || post().to(offer_answers::begin)),
    see("/prepare/progress", Arbiter, || get().to(offer_answers::progress)),
    send("/prepare/stop", Arbiter, Kind::Form, || post().to(offer_answers::stop)),
    send("/prepare/delete", Arbiter, Kind::Form, || post().to(offer_answers::delete)),
    // What a hall would miss is asked of the words.
    see_slowly("/prepare/games/{id}", || get().to(draft_answers::one)),
    send("/prepare/games/{id}", Arbiter, Kind::Setup, || post().to(draft_answers::change)),
    see("/prepare/games/{id}/draft", Arbiter, || get().to(draft_answers::draft)),
    send("/prepare/games/{id}/seal", Arbiter, Kind::Setup, || post().to(draft_answers::seal)),
    see("/prepare/games/{id}/sealed/{number}", Arbiter, || get().to(draft_answers::take)),
    see("/prepare/games/{id}/key/{number}", Arbiter, || get().to(draft_answers::key)),
    // The results of many halls: reading and checking them takes its time.
    see("/merge", Arbiter, || get().to(merging::answers::list)),
    send("/merge", Arbiter, Kind::Form, || post().to(merging::answers::create)),
    see_slowly("/merge/{id}", || get().to(merging::answers::show)),
    send("/merge/{id}", Arbiter, Kind::Upload, || post().to(merging::answers::change)),
    send("/merge/{id}/files", Arbiter, Kind::Upload, || post().to(merging::answers::take_file)),
    see_slowly("/merge/{id}/standings", || get().to(merging::answers::standings)),
    see_slowly("/merge/{id}/{table}.csv", || get().to(merging::answers::csv)),
    send("/seasons", Arbiter, Kind::Form, || post().to(season::answers::create)),
    see("/seasons/{id}/edit", Arbiter, || get().to(season::answers::edit)),
    send("/seasons/{id}/edit", Arbiter, Kind::Form, || post().to(season::answers::save)),
    see("/seasons/{id}/players", Arbiter, || get().to(season::answers::players)),
    send("/seasons/{id}/players", Arbiter, Kind::Form, || post().to(season::answers::decide)),
    see("/t/{id}/console", Arbiter, || get().to(console::answers::show)),
    send("/t/{id}/put", Arbiter, Kind::Form, || post().to(home::answers::put)),
    see("/t/{id}/players", Arbiter, || get().to(players::page::show)),
    send("/t/{id}/players/preview", Arbiter, Kind::Setup, || post().to(preview::preview)),
    send("/players/preview", Arbiter, Kind::Setup, || post().to(preview::preview_for_new)),
    see("/t/{id}/print", Arbiter, || get().to(print::answers::list)),
    see("/t/{id}/print/{sheet}", Arbiter, || get().to(print::answers::sheet)),
    see("/t/{id}/exports", Arbiter, || get().to(exports::page::list)),
    see("/t/{id}/exports/{name}", Arbiter, || get().to(exports::page::one)),
    see("/t/{id}/result", Arbiter, || get().to(hall_result::show)),
    see("/t/{id}/result/file", Arbiter, || get().to(hall_result::take)),
    see("/t/{id}/result/codes", Arbiter, || get().to(hall_result::show_codes)),
    see("/t/{id}/network", Arbiter, || get().to(network::answers::show)),
    send("/t/{id}/network", Arbiter, Kind::Form, || post().to(network::answers::change)),
    see("/t/{id}/halls", Arbiter, || get().to(halls::page::show)),
    see("/t/{id}/badges", Arbiter, || get().to(badges::show)),
    send("/t/{id}/badges", Arbiter, Kind::Setup, || post().to(badges::make)),
    send("/t/{id}/next-game", Arbiter, Kind::Setup, || post().to(console::answers::begin_next)),
    see("/t/{id}/rounds/{number}", Arbiter, || get().to(round::show)),
    see_slowly("/t/{id}/rounds/{number}/forecast", || get().to(marking::forecast::show)),
    see("/t/{id}/rulings", Arbiter, || get().to(rulings::composing::show)),
    send("/t/{id}/rulings", Arbiter, Kind::Form, || post().to(rulings::composing::give)),
    see("/t/{id}/log", Arbiter, || get().to(log::answers::show)),
    send("/t/{id}/log", Arbiter, Kind::Form, || post().to(log::answers::change)),
    hear("/t/{id}/live/staff", Arbiter, || get().to(live::staff)),
    send("/t/{id}/do", Arbiter, Kind::Setup, || post().to(acts::answer::do_something)),
    see("/t/{id}/{what}.csv", Arbiter, || get().to(exports::page::csv)),
];

/// What belongs to this computer and its neighbours, although everybody may open it: gates have none
/// of it.
const AT_THE_DESK: [&str; 8] =
    ["/feed", "/homework", "/pastimes", "/tables", "/test", "/training", "/sign-in", "/sign-out"];

/// The addresses that gates serve: what the hall and the players open.
pub fn for_gates() -> impl Iterator<Item = &'static Address> {
    let is_at_desk = |path: &str| {
        let mut own = AT_THE_DESK.iter();
        own.any(|own| path == *own || path.strip_prefix(own).is_some_and(|p| p.starts_with('/')))
    };
    ADDRESSES.iter().filter(move |address| {
        // The keys of halls go no further than the desk, and without them nothing is read here.
        let is_for_all = ![Kind::Lookup, Kind::Report].contains(&address.kind);
        address.least <= Player && is_for_all && !is_at_desk(address.path)
    })
}

/// Registers all addresses, each behind [`admit`].
pub fn routes(config: &mut ServiceConfig) {
    for address in ADDRESSES {
        register(config, address, (address.route)());
    }
    config.default_service(get().to(home::answers::nowhere));
}

/// Registers those that gates serve, for what comes through them; streams stay at the gates, and the
/// desk only says who may listen, and to what.
pub(crate) fn routes_through_gates(config: &mut ServiceConfig, present: fn() -> Route) {
    for address in for_gates() {
        let route = if address.kind == Kind::Stream { present() } else { (address.route)() };
        register(config, address, route);
    }
    config.default_service(get().to(home::answers::nowhere));
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

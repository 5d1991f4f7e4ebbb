//! The pages without a network: the peer's address and the cookies are made up.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{app::machine::clock, app::words, tournament::model::actor::Actor};
use std::time::{Duration, Instant};
use std::{cell::RefCell, net::SocketAddr, path::Path, rc::Rc, sync::Arc, sync::LazyLock};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, web};
use actix_web::{dev::ServiceResponse, http::StatusCode, middleware::from_fn};
use flavita::app::words::dictionary::{Dictionary, from_plain};
use flavita::app::words::shelf::Shelf;

use flavita::tournament::model::chance::{Seed, commitment};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::web::routes::{Address, Verb, routes};
use flavita::{
    app::desk::door::Desk, app::desk::request::DeskRequest, app::folder::data_folder::Folder,
    app::passes::arbiter::Arbiters, app::passes::token::Token, game::edition::parse::parse,
    store::passes::Bearer, tournament::decide::players::registered,
    tournament::model::created::TournamentCreated, tournament::model::player::Entrant,
    tournament::model::prepared_game::PreparedGame, tournament::model::prepared_note::PreparedNote,
    tournament::model::slip::SlipText, tournament::profile::catalogue,
    tournament::profile::definition::Profile, tournament::profile::form::Form,
    tournament::state::secret::Secret, web::frame::app_state::AppState,
    web::frame::guard::own_pages_only, web::http::addresses::Addresses, web::http::cookies::Cookie,
    web::http::role::Role,
};
use futures_util::{FutureExt, future::LocalBoxFuture};
use serde_json::{Value, json};
use tokio::sync::OnceCell;

/// The passphrase of the tests.
pub(crate) const PASSPHRASE: &str = "ночь улица фонарь";
/// The edition of ten tiles.
const TINY: &str = include_str!("../data/editions/tiny.toml");

/// What an empty folder has on offer, opened once: words are read and turned round once for all tests.
pub(crate) static PUBLISHED: LazyLock<Shelf> =
    LazyLock::new(|| Shelf::open(tempfile::tempdir().unwrap().path()).unwrap());

/// The rules of the house, which ask for no vowels and consonants: the edition has too few.
fn rules() -> Profile {
    let mut rules = catalogue::embedded("house").unwrap();
    rules.minima.early = rules.minima.late;
    rules
}

/// A hall with a data folder of its own.
pub(crate) struct Inside {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) app: web::Data<AppState>,
    program: OnceCell<Program>,
    /// Who signed in as arbiter last: the passphrase is hashed slowly.
    arbiter: RefCell<Option<Token>>,
}

/// The whole of the addresses with their guards.
type Program = Box<dyn Fn(TestRequest) -> LocalBoxFuture<'static, ServiceResponse>>;

impl Inside {
    pub(crate) fn new() -> Self {
        Self::with(Arbiters::default())
    }

    pub(crate) fn with(arbiters: Arbiters) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut data = Folder::open(folder.path()).unwrap();
        for (offer, known) in data.shelf.offers.iter_mut().zip(&PUBLISHED.offers) {
            offer.lists.clone_from(&known.lists);
        }
        let mut app = AppState::new(data, "0.0.0.0:8080".parse().unwrap()).unwrap();
        app.arbiters = arbiters;
        app.addresses = Addresses::given("http://192.168.1.10:8080");
        let arbiter = RefCell::default();
        Self { folder, app: web::Data::new(app), program: OnceCell::new(), arbiter }
    }

    /// From now on these pages answer.
    pub(crate) fn serve(&mut self, app: web::Data<AppState>) {
        (self.app, self.program) = (app, OnceCell::new());
    }

    /// Sets a tournament up that is played with ten tiles and these words.
    pub(crate) fn create(&self, id: &str, seed: &str, words: &str, players: &[&str]) {
        self.set_up(id, ("Кубок", seed), words, players, rules(), None);
    }

    /// The same by rules that give telephones no time after the end of a round.
    pub(crate) fn create_without_grace(&self, id: &str, words: &str, players: &[&str]) {
        let mut rules = rules();
        rules.late.phones = 0;
        self.set_up(id, ("Кубок", "seed"), words, players, rules, None);
    }

    /// The same, bound to a prepared game of which everybody knows this.
    pub(crate) fn create_bound(
        &self,
        id: &str,
        seed: &str,
        words: &str,
        players: &[&str],
        note: PreparedNote,
    ) {
        self.set_up(id, ("Кубок", seed), words, players, rules(), Some(note));
    }

    /// A tournament in this form.
    pub(crate) fn create_in(&self, id: &str, form: Form, words: &str, players: &[&str]) {
        let rules = Profile { form, ..rules() };
        self.set_up(id, ("Кубок", "seed"), words, players, rules, None);
    }

    /// Gives a tournament its opened game.
    pub(crate) async fn entrust(&self, id: &str, game: PreparedGame) {
        let desk = self.app.folder.desk(id).unwrap();
        let given = desk.ask(DeskRequest::TakeGame(game.into()), &Actor::Console, None).await;
        assert!(given.is_ok(), "{given:?}");
    }

    /// The same under this name.
    pub(crate) fn create_named(&self, id: &str, name: &str, words: &[&str], players: &[&str]) {
        self.set_up(id, (name, "seed"), &words.join("\n"), players, rules(), None);
    }

    fn set_up(
        &self,
        id: &str,
        (name, seed): (&str, &str),
        words: &str,
        players: &[&str],
        profile: Profile,
        prepared: Option<PreparedNote>,
    ) {
        let edition = parse(TINY).unwrap();
        let words = from_plain(&edition, Path::new("tiny.txt"), words.as_bytes(), None).unwrap();
        let dictionary = Dictionary { name: "горсть слов".to_owned(), ..words };
        words::word_file::keep(self.folder.path(), &edition, &dictionary).unwrap();
        let secret = Secret::new(Seed::of_game(seed, 1).secret);
        let tournament = "07".repeat(16);
        let created = TournamentCreated {
            name: name.to_owned(),
            edition: TINY.to_owned(),
            switches: Vec::new(),
            dictionary: dictionary.note(),
            profile,
            seed: Seed {
                commitment: commitment(&tournament, secret.expose()),
                tournament,
                ..Seed::default()
            },
            program: "test".to_owned(),
            meeting: None,
            relayed: None,
            prepared,
        };
        let players = (1..).zip(players).map(|(number, name)| {
            let details = Entrant::plain(Some(PlayerNumber(number)), name, "").details;
            registered(PlayerNumber(number), details, RoundNumber(1))
        });
        let file = self.app.folder.file(id);
        Desk::create(&file, (created, &secret), players.collect(), Arc::new(dictionary)).unwrap();
        // The one that set it up lets the file go in a thread of its own.
        let begun = Instant::now();
        while self.app.folder.desk(id).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(10), "{id} could not be opened");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub(crate) async fn ask(&self, id: &str, command: Command) {
        let desk = self.app.folder.desk(id).unwrap();
        let asked = format!("{command:?}");
        let answer = desk.ask(DeskRequest::Do(command), &Actor::Console, None).await;
        assert!(answer.is_ok(), "{asked}: {answer:?}");
    }

    /// Plays the first round: `ABA` is laid over the centre.
    pub(crate) async fn play_a_round(&self, id: &str) {
        self.ask(id, take("ABA")).await;
        self.ask(id, Command::OpenRound).await;
        self.ask(id, Command::CloseRound { remaining_ms: 0 }).await;
        let (at, word) = ("H8".to_owned(), "ABA".to_owned());
        self.ask(id, Command::RevealAndPlace { at, word }).await;
    }

    /// A tournament of one round in which these players have the top or less.
    pub(crate) async fn played(
        &self,
        id: &str,
        (seed, words): (&str, &str),
        players: &[(&str, bool)],
    ) {
        let names: Vec<&str> = players.iter().map(|(name, _)| *name).collect();
        self.create(id, seed, words, &names);
        self.play_a_round(id).await;
        for (player, (_, found)) in (1..).zip(players) {
            let text = SlipText {
                at: "H8".to_owned(),
                word: if *found { "ABA" } else { "AB" }.to_owned(),
                ..SlipText::default()
            };
            let slip = Command::RecordSlip {
                round: RoundNumber(1),
                player: PlayerNumber(player),
                text,
                copies: 1,
            };
            self.ask(id, slip).await;
        }
    }

    /// A player's phone, signed in by his badge.
    pub(crate) fn phone(&self, id: &str, player: u32, peer: &str) -> Device {
        let passes = self.app.passes(id).unwrap();
        passes.make_badges(&[PlayerNumber(player)]).unwrap();
        let token = passes.printed()[&PlayerNumber(player)].token.clone();
        let (bearer, session) = passes.join(&token, clock::now_ms()).unwrap();
        assert_eq!(bearer, Bearer::Player(player));
        Device { peer: peer.to_owned(), cookie: Some((Cookie::Player.name(false), session.text())) }
    }

    /// A helper of this name, signed in by an invitation of his own.
    pub(crate) fn helper(&self, id: &str, name: &str, peer: &str) -> Device {
        let passes = self.app.passes(id).unwrap();
        passes.invite(name).unwrap();
        let token = passes.helpers().last().unwrap().token.clone().unwrap();
        let (_, session) = passes.join(&token, clock::now_ms()).unwrap();
        Device { peer: peer.to_owned(), cookie: Some((Cookie::Helper.name(false), session.text())) }
    }

    /// A device that has signed in with this role.
    pub(crate) fn device(&self, id: &str, role: Role, peer: &str) -> Device {
        let cookie = match role {
            Role::Public => None,
            Role::Player => return self.phone(id, 1, peer),
            Role::Helper => return self.helper(id, "Мария", peer),
            Role::Arbiter => {
                let (arbiters, now) = (&self.app.arbiters, Instant::now());
                let known = self.arbiter.take().filter(|known| arbiters.knows(known, now));
                let session =
                    known.unwrap_or_else(|| arbiters.sign_in(PASSPHRASE, peer, now).unwrap());
                self.arbiter.replace(Some(session.clone()));
                Some((Cookie::Arbiter, session))
            }
        };
        let cookie = cookie.map(|(kind, session)| (kind.name(false), session.text()));
        Device { peer: peer.to_owned(), cookie }
    }

    async fn respond(&self, device: &Device, asked: Asked) -> ServiceResponse {
        let program = self.program.get_or_init(|| program(&self.app)).await;
        let peer: SocketAddr = format!("{}:5000", device.peer).parse().unwrap();
        let request = match asked.verb {
            Verb::Get => TestRequest::get(),
            Verb::Post => TestRequest::post(),
        };
        let mut request =
            request.uri(&asked.path).peer_addr(peer).insert_header(("host", "192.168.1.10:8080"));
        if let Some((name, value)) = &device.cookie {
            request = request.insert_header(("cookie", format!("{name}={value}")));
        }
        request = match asked.body {
            Body::Nothing => request,
            Body::Json(body) => request.set_json(body),
            Body::Form(body) => request.set_form(body),
            Body::File(bytes) => request.set_payload(bytes),
        };
        program(request).await
    }

    /// What a device is answered.
    pub(crate) async fn answer(&self, device: &Device, asked: Asked) -> Answer {
        let response = self.respond(device, asked).await;
        let status = response.status();
        let headers = response.headers().iter();
        let mut headers: Vec<String> = headers
            .filter(|(name, _)| name.as_str() != "date")
            .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()))
            .collect();
        headers.sort();
        let is_stream = headers.iter().any(|one| one.ends_with("text/event-stream"));
        let body = if is_stream {
            first_message(response.into_body()).await
        } else {
            read_body(response).await.to_vec()
        };
        Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() }
    }

    /// Opens a stream; it is open until it is dropped.
    pub(crate) async fn listen(&self, device: &Device, path: &str) -> (StatusCode, BoxBody) {
        let response = self.respond(device, Asked::get(path)).await;
        (response.status(), response.into_body().boxed())
    }

    pub(crate) async fn get(&self, device: &Device, path: &str) -> Answer {
        self.answer(device, Asked::get(path)).await
    }
}

async fn program(app: &web::Data<AppState>) -> Program {
    let app = App::new().app_data(app.clone()).wrap(from_fn(own_pages_only)).configure(routes);
    let app = Rc::new(init_service(app).await);
    Box::new(move |request| {
        let app = Rc::clone(&app);
        async move { call_service(&*app, request.to_request()).await }.boxed_local()
    })
}

async fn first_message<B: MessageBody>(body: B) -> Vec<u8> {
    let mut body = Box::pin(body);
    let next = std::future::poll_fn(|context| body.as_mut().poll_next(context)).await;
    next.unwrap().unwrap_or_else(|_| panic!("a stream that begins")).to_vec()
}

/// A rack that is played whatever it holds.
pub(crate) fn take(rack: &str) -> Command {
    Command::TakeRack {
        rack: rack.to_owned(),
        below_minimum: BelowMinimum::Accept,
        witness: String::new(),
        is_whole: false,
    }
}

/// A device of the network.
#[derive(Clone, Debug)]
pub(crate) struct Device {
    pub(crate) peer: String,
    pub(crate) cookie: Option<(String, String)>,
}

impl Device {
    pub(crate) fn at(peer: &str) -> Self {
        Self { peer: peer.to_owned(), cookie: None }
    }
}

/// What a device asks.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    verb: Verb,
    path: String,
    body: Body,
}

#[derive(Clone, Debug)]
enum Body {
    Nothing,
    Json(Value),
    Form(Vec<(String, String)>),
    File(Vec<u8>),
}

impl Asked {
    pub(crate) fn get(path: &str) -> Self {
        Self { verb: Verb::Get, path: path.to_owned(), body: Body::Nothing }
    }

    pub(crate) fn json(path: &str, body: Value) -> Self {
        Self { verb: Verb::Post, path: path.to_owned(), body: Body::Json(body) }
    }

    pub(crate) fn file(path: &str, bytes: Vec<u8>) -> Self {
        Self { verb: Verb::Post, path: path.to_owned(), body: Body::File(bytes) }
    }

    pub(crate) fn form(path: &str, body: &[(&str, &str)]) -> Self {
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Self {
            verb: Verb::Post,
            path: path.to_owned(),
            body: Body::Form(body.iter().map(own).collect()),
        }
    }

    /// An address of the route table with something in the place of its parts; whoever adds an
    /// address says here what is asked of it.
    pub(crate) fn of(address: &Address, id: &str) -> Self {
        let path = address
            .path
            .replace("{path:.*}", "site.css")
            .replace("{look}", "none")
            .replace("{id}", id)
            .replace("{number}", "1")
            .replace("{key}", "1")
            .replace("{sheet}", "record")
            .replace("{name}.svg", "totals.svg")
            .replace("{name}", "gcg")
            .replace(r"{file:verify-draw\.html|verify_draw\.py}", "verify_draw.py")
            .replace("{what:standings|teams}", "standings")
            .replace("{what:standings|rating}", "standings")
            .replace("{table}", "standings")
            .replace("{what}", "slips");
        assert!(!path.contains('{'), "{path}: say what stands there");
        if address.verb == Verb::Get {
            return Self::get(&path);
        }
        if address.path == "/merge/{id}" {
            return Self::form(&path, &[("act", "remove"), ("file", "none")]);
        }
        if address.path.starts_with("/pastimes") {
            return Self::form(&path, &[("act", "undo"), ("turn", "0")]);
        }
        let forms: &[(&str, &[(&str, &str)])] = &[
            ("/sign-in", &[("passphrase", "никто не угадает")]),
            ("/sign-out", &[]),
            ("/tables", &[("deck", "no list")]),
            ("/tables/gcg", &[("deck", "no list"), ("text", "")]),
            ("/training", &[("what", "drawn"), ("deck", "no list")]),
            ("/homework/{id}", &[("name", "")]),
            ("/homework/{id}/delete", &[]),
            ("/homework", &[("game", "none"), ("until", "2030-01-01T00:00")]),
            (
                "/training/game",
                &[("act", "answer"), ("number", "1"), ("at", "H8"), ("word", "dad")],
            ),
            (
                "/training/missed",
                &[("act", "answer"), ("number", "1"), ("at", "H8"), ("word", "dad")],
            ),
            ("/training/solitaire", &[("act", "pass"), ("number", "0")]),
            ("/new", &[("name", "")]),
            ("/join/pin", &[("number", "2"), ("pin", "000000")]),
            ("/leave", &[]),
            ("/players/preview", &[]),
            ("/open/log", &[]),
            ("/open/written", &[]),
            ("/open/sealed", &[]),
            ("/merge", &[("name", "")]),
            ("/files", &[]),
            ("/open/sealed/key", &[("id", "none"), ("key", "radio")]),
            ("/dictionary/committee", &[("word", "")]),
            ("/prepare", &[("deck", "no list")]),
            ("/prepare/stop", &[]),
            ("/prepare/delete", &[("game", "none")]),
            ("/prepare/games/{id}", &[("act", "undo")]),
            ("/seal", &[("name", "")]),
            ("/network", &[("act", "unlock"), ("number", "2")]),
            ("/badges", &[("number", "77")]),
            ("/next-game", &[]),
            ("/put", &[("to", "list")]),
            ("/seasons", &[("name", "")]),
            ("/edit", &[("name", "")]),
            ("/players", &[("act", "merge")]),
            ("/rulings", &[]),
            ("/log", &[("act", "note"), ("text", "")]),
            ("/receipts/codes", &[("receipts", "{}")]),
        ];
        if let Some((_, form)) = forms.iter().find(|(end, _)| address.path.ends_with(end)) {
            return Self::form(&path, form);
        }
        let bodies = [
            ("/me/slip", json!({"round": 77, "at": "H8", "word": "ABA", "key": "k"})),
            // Of the open round.
            ("/me/appeal", json!({"round": 2, "is_back": false})),
            // Whether somebody has just changed his mind, asked by a head that is guessed.
            ("/me/receipts", json!({"player": 1, "seen": [{"events": 12, "head": "00"}]})),
            ("/seats/1", json!({"what": "press", "turn": 1, "key": "k"})),
            ("/join", json!({"token": "00"})),
            ("/check", json!({"line": "2 dad h8"})),
            ("/slips", json!({"line": "2 dad h8", "key": "one"})),
            ("/hand-in", json!({"player": 77})),
            ("/delivered", json!({"slip": 77, "is_delivered": true})),
            ("/do", json!({"act": "fly"})),
            ("/relay", json!({"hall": "X", "round": 1, "is_ended": false, "players": []})),
        ];
        let body = bodies.into_iter().find(|(end, _)| path.ends_with(end));
        let (_, body) = body.unwrap_or_else(|| panic!("{path}: say what is sent there"));
        Self::json(&path, body)
    }
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: Vec<String>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find_map(|one| one.strip_prefix(name)?.strip_prefix(": "))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }
}

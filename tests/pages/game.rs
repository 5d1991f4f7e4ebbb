//! A game that is really played, with racks from a bag of the hall so that every run is the same.

use std::fs;
use std::sync::Arc;

use flavita::lexicon::file::read_head;
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    app::desk::door::Desk, app::desk::fault::DeskError, app::desk::public_view::PublicView,
    app::desk::request::DeskRequest, app::desk::view::DeskView, app::folder::data_folder::Folder,
    i18n::language::Language, solver::ranking::Ranked, tournament::model::actor::Actor,
};

use flavita::{
    tournament::model::round::Phase, tournament::model::slip::SlipText,
    tournament::model::tops::PlacementText, web::parts::form::NewForm, web::setup,
};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

/// The racks, round by round.
pub(crate) const RACKS: [&str; 6] =
    ["ПОЕЗДУМ", "СТУДИЯК", "ЛИНОВАР", "КОВЁРНТ", "РЯБЫВЕ?", "ТЖЯМЮЕБ"];
/// How many players there are.
pub(crate) const PLAYERS: usize = 27;

const NAMES: [&str; 9] = [
    "Орлова Екатерина",
    "Цветкова Алина",
    "Баранов Сергей",
    "Ёлкина Дарья",
    "Рождественская Александра",
    "Воронина Елена",
    "Лебедев Юрий",
    "Ада",
    "Дёмин Олег",
];

/// The Russian words of at most seven letters: the whole list takes a tenth of a second to be read.
const SHORT_WORDS: &[u8] = include_bytes!("../data/words/ru-short.lexicon");

/// An open tournament.
pub(crate) struct Game {
    pub(crate) folder: Folder,
    pub(crate) id: String,
    desk: Arc<Desk>,
    runtime: Runtime,
    _directory: TempDir,
}

impl Game {
    /// Sets a tournament up by the form of a new one.
    pub(crate) fn new() -> Self {
        Self::with(|_form| ())
    }

    /// The same with another form.
    pub(crate) fn with(change: impl FnOnce(&mut NewForm)) -> Self {
        let directory = TempDir::new().unwrap();
        fs::write(directory.path().join("short.lexicon"), SHORT_WORDS).unwrap();
        let folder = Folder::open(directory.path()).unwrap();
        let mut form = NewForm {
            name: "Кубок осени".to_owned(),
            players: players(),
            dictionary: read_head(SHORT_WORDS).unwrap().0.sha256,
            ..NewForm::default_for(&folder.shelf, Language::Russian)
        };
        change(&mut form);
        let setup = setup::reading::read(&form, &folder.shelf, Language::Russian).unwrap();
        let id = folder.create(setup).unwrap();
        let desk = folder.desk(&id).unwrap();
        let runtime = Builder::new_current_thread().build().unwrap();
        Self { folder, id, desk, runtime, _directory: directory }
    }

    /// The present picture.
    pub(crate) fn view(&self) -> Arc<DeskView> {
        self.desk.view()
    }

    /// The same as everybody may see it.
    pub(crate) fn public_view(&self) -> Arc<PublicView> {
        self.desk.public_view()
    }

    pub(crate) fn ask(&self, ask: DeskRequest) {
        self.try_ask(ask).unwrap();
    }

    fn try_ask(&self, ask: DeskRequest) -> Result<(), DeskError> {
        let before = self.view().rev;
        let answer = self.runtime.block_on(self.desk.ask(ask, &Actor::Console, None));
        // The answer comes before the picture.
        while answer.is_ok() && self.view().rev == before {
            std::thread::yield_now();
        }
        answer.map(|_receipt| ())
    }

    pub(crate) fn next(&self) {
        self.ask(DeskRequest::Next { is_confirmed: true });
    }

    /// Takes the rack of the next round.
    pub(crate) fn draw(&self) {
        let rack = RACKS[self.view().state.rounds.len()].to_owned();
        self.ask(DeskRequest::Do(Command::TakeRack {
            rack,
            below_minimum: BelowMinimum::Accept,
            witness: String::new(),
            is_whole: false,
        }));
    }

    /// Draws and starts the next round.
    pub(crate) fn start(&self) {
        self.draw();
        self.next();
    }

    /// Stops the round, announces its top and lays the first of the equals.
    pub(crate) fn finish(&self) {
        self.next();
        self.next();
        self.place();
    }

    /// Lays the first of several equal tops, where there are several.
    pub(crate) fn place(&self) {
        let phase = self.view().state.last_round().unwrap().phase;
        if phase == Phase::Revealed {
            self.ask(DeskRequest::Do(Command::PlaceTop { choice: 0, because: String::new() }));
        }
    }

    /// Hands in what the `choice`-th placement of a round is, with a claim where one is given.
    pub(crate) fn slip(&self, round: u32, player: u32, choice: usize, claimed: Option<i32>) {
        let view = self.view();
        let Ranked { placement, .. } = &view.placements(RoundNumber(round)).unwrap()[choice];
        let text = PlacementText::of(&view.state.edition, placement);
        self.record(round, player, &text.at, &text.word, claimed);
    }

    pub(crate) fn record(
        &self,
        round: u32,
        player: u32,
        at: &str,
        word: &str,
        claimed: Option<i32>,
    ) {
        self.ask(DeskRequest::Do(Command::RecordSlip {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text: SlipText {
                at: at.to_owned(),
                word: word.to_owned(),
                claimed,
                used_ms: None,
                ..SlipText::default()
            },
            copies: 1,
        }));
    }

    /// Slips of everybody: some find the top, the others something below it.
    pub(crate) fn all_slips(&self, round: u32) {
        for player in 1..=u32::try_from(PLAYERS).unwrap() {
            let n = usize::try_from(player * (round + 1)).unwrap();
            let choice = if n.is_multiple_of(4) { 0 } else { (n * 5) % 61 };
            self.slip(round, player, choice, None);
        }
    }

    /// Plays this many rounds, wholly marked.
    pub(crate) fn played(rounds: u32) -> Self {
        let game = Self::new();
        for round in 1..=rounds {
            game.start();
            game.finish();
            game.all_slips(round);
        }
        game
    }
}

fn players() -> String {
    // Each family has three members, none of whom shares his short name.
    let named = |n: usize| match (NAMES[n % NAMES.len()], n / NAMES.len()) {
        (name, 0) => name.to_owned(),
        (name, more) => {
            let family = name.split(' ').next().unwrap_or(name);
            format!("{family} {}.", ["З", "Ю"][more - 1])
        }
    };
    let name = |n: usize| format!("{}; {}; Ярославль\n", n + 1, named(n));
    (0..PLAYERS).map(name).collect()
}

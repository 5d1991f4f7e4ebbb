//! A tournament's file for the tests of `verify` and `export`.

use flavita::tournament::model::chance::{Seed, commitment};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::tournament::model::slip::{Legibility, SlipText};
use flavita::{
    app::desk::record::to_new_event, app::words, app::words::dictionary::Dictionary,
    game::edition::catalogue::embedded, report::draw_protocol::draw_protocol,
    store::event_log::EventLog, tournament::decide::decide, tournament::decide::racks::to_draw,
    tournament::decide::vowels::choices, tournament::judging::choice::unattended_choice,
    tournament::judging::words_in_force::words_in_force, tournament::model::actor::Stamp,
    tournament::model::event::Event, tournament::model::round::Phase,
    tournament::model::ruling::Ruling, tournament::profile::catalogue,
    tournament::profile::definition::Profile, tournament::profile::form::Form,
    tournament::state::secret::Secret, tournament::state::tournament::Tournament,
};
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::{data, flavita, output};

/// How many slips the tournament has.
pub(crate) const SLIPS: usize = 7;

struct Game {
    dictionary: Dictionary,
    state: Tournament,
    events: Vec<Event>,
}

/// The events of a short tournament: two rounds, three players, every kind of slip.
pub(crate) fn events() -> Vec<Event> {
    evening().events
}

/// The same tournament with rulings after it: the word of a top is rejected, points are given, a
/// slip is judged and a round annulled; some of it is revoked.
pub(crate) fn ruled_events() -> Vec<Event> {
    let mut game = evening();
    let top = game.state.rounds[0].tops.clone().unwrap().placements[0].clone();
    game.rule(Ruling::WordRejected { word: top.word });
    game.rule(Ruling::PointsGiven { player: PlayerNumber(2), round: None, points: -3 });
    game.rule(Ruling::SlipJudged { slip: SlipNumber(4), points: Some(8) });
    game.rule(Ruling::RoundAnnulled { round: RoundNumber(2) });
    for ruling in [3, 1] {
        let because = "пересмотрели".to_owned();
        game.order(&Command::RevokeRuling { ruling: RulingNumber(ruling), because });
    }
    game.events
}

/// The same tournament by rules that warn at once for 5 points, with two warnings of the arbiter.
pub(crate) fn warned_events() -> Vec<Event> {
    let mut rules = catalogue::embedded("fisf").unwrap();
    rules.warnings.as_mut().unwrap().free = 1;
    let mut game = evening_by(rules);
    for _ in 0..2 {
        game.rule(Ruling::WarningGiven { player: PlayerNumber(1), round: RoundNumber(1) });
    }
    game.events
}

fn evening() -> Game {
    evening_by(catalogue::embedded("house").unwrap())
}

fn evening_by(rules: Profile) -> Game {
    let mut game = Game::new(rules);
    for name in ["Ада", "=Ван", "Марина"] {
        game.order(&Command::RegisterPlayer {
            number: None,
            name: name.to_owned(),
            club: "Ардис".to_owned(),
        });
    }
    game.order(&Command::DrawRack);
    game.play_round();
    game.slip(1, 1, "", "", 1);
    let top = game.state.rounds[0].tops.clone().unwrap().placements[0].clone();
    game.slip(1, 1, &top.at, &top.word, 1);
    game.slip(1, 2, "З8", "МОДА", 1);
    game.slip(1, 3, "", "", 2);
    game.order(&Command::DrawRack);
    game.order(&Command::RefuseRack { because: "упала фишка".to_owned() });
    game.order(&Command::TakeRack {
        rack: "ЬЬЪЙЩШФ".to_owned(),
        below_minimum: BelowMinimum::Reject,
        witness: String::new(),
        is_whole: true,
    });
    game.order(&Command::DrawRack);
    game.play_round();
    game.slip(2, 2, "Я99", "ДОМ", 1);
    game.slip(2, 3, "", "", 0);
    game.slip(2, 3, "А1", "ДОМ", 1);
    game.order(&Command::WithdrawSlip { slip: SlipNumber(7) });
    game.order(&Command::LockMarking { round: RoundNumber(2) });
    game.order(&Command::EndGame);
    game
}

/// The events of two rounds, the second with a rack out of a bag of cloth that was drawn behind what
/// had stayed and went back.
pub(crate) fn events_by_hand() -> Vec<Event> {
    let mut game = Game::new(catalogue::embedded("house").unwrap());
    for number in 1..=3 {
        game.order(&Command::RegisterPlayer {
            number: Some(PlayerNumber(number)),
            name: format!("Игрок {number}"),
            club: String::new(),
        });
    }
    let by_hand = |rack: &str| Command::TakeRack {
        rack: rack.to_owned(),
        below_minimum: BelowMinimum::Reject,
        witness: "Марина".to_owned(),
        is_whole: false,
    };
    game.order(&by_hand("МОДАРЫК"));
    game.play_round();
    let (missing, _) = to_draw(&game.state);
    let poor: String = "ЬЬЪЙЩШФ".chars().take(missing).collect();
    game.order(&by_hand(&poor));
    game.order(&Command::DrawRack);
    game.play_round();
    game.order(&Command::EndGame);
    game.events
}

/// The events of two rounds by these rules, with slips that claim too much, too little and nothing,
/// that come late, can hardly be read, or stand beside their square.
pub(crate) fn events_by(profile: Profile) -> Vec<Event> {
    let mut game = Game::new(profile);
    for number in 1..=8 {
        game.order(&Command::RegisterPlayer {
            number: Some(PlayerNumber(number)),
            name: format!("Игрок {number}"),
            club: String::new(),
        });
    }
    for number in 1..=2 {
        game.order(&Command::DrawRack);
        game.play_round();
        let round = game.state.round(RoundNumber(number)).unwrap();
        let granted_ms = round.clock.granted_ms;
        let tops = round.tops.clone().unwrap();
        let top = tops.placements[0].clone();
        let text = |claimed: Option<i32>, used_ms: Option<u64>, legibility| SlipText {
            at: top.at.clone(),
            word: top.word.clone(),
            claimed,
            used_ms,
            legibility,
        };
        let right = Some(tops.points);
        let clear = Legibility::Clear;
        let shifted = SlipText { at: top.at.replace('8', "9"), ..text(right, None, clear) };
        let slips = [
            text(right, None, clear),
            text(Some(tops.points + 7), None, clear),
            text(Some(tops.points - 7), None, clear),
            text(None, None, clear),
            text(right, Some(granted_ms + 2_000), clear),
            text(right, Some(granted_ms + 60_000), clear),
            text(right, None, Legibility::Hard),
            shifted,
        ];
        for (player, text) in (1..).zip(slips) {
            game.order(&Command::RecordSlip {
                round: RoundNumber(number),
                player: PlayerNumber(player),
                text,
                copies: 1,
            });
        }
    }
    game.events
}

/// The events of three rounds drawn by the program in this form of the game.
pub(crate) fn events_in(form: Form) -> Vec<Event> {
    let mut profile = catalogue::embedded("house").unwrap();
    profile.form = form;
    let mut game = Game::new(profile);
    game.order(&Command::RegisterPlayer {
        number: Some(PlayerNumber(2)),
        name: "Ада".to_owned(),
        club: String::new(),
    });
    for number in 1..=3 {
        game.order(&Command::DrawRack);
        if number > 1 {
            game.refuse_rack();
        }
        game.play_round();
    }
    game.events
}

/// A tournament whose log commits to its secret, played to its end, and that secret.
pub(crate) fn committed_events() -> (Vec<Event>, String) {
    let mut game = Game::committed(1, catalogue::embedded("house").unwrap());
    game.order(&Command::RegisterPlayer {
        number: Some(PlayerNumber(2)),
        name: "Ада".to_owned(),
        club: String::new(),
    });
    game.order(&Command::AddEntropy { public: "кости 3 5 1".to_owned() });
    game.order(&Command::DrawRack);
    game.play_round();
    game.slip(1, 2, "З8", "МОДА", 1);
    game.order(&Command::EndGame);
    let secret = game.state.seed.secret.clone();
    (game.events, secret)
}

/// The protocol of a tournament with a secret of its own, played in this form of the game.
pub(crate) fn protocol(number: u32, form: Form) -> Vec<u8> {
    let mut profile = catalogue::embedded("house").unwrap();
    profile.form = form;
    let mut game = Game::committed(number, profile);
    game.order(&Command::RegisterPlayer {
        number: Some(PlayerNumber(2)),
        name: "Ада".to_owned(),
        club: String::new(),
    });
    if !number.is_multiple_of(3) {
        let public = format!("кости {}, «ёлка» \u{1f3b2}", number % 6 + 1);
        game.order(&Command::AddEntropy { public });
    }
    for round in 1..=4 {
        if number % 5 == 4 && round == 1 {
            let (missing, _) = to_draw(&game.state);
            game.order(&Command::TakeRack {
                rack: "МОДАРЫКЕ".chars().take(missing).collect(),
                below_minimum: BelowMinimum::Accept,
                witness: "Марина".to_owned(),
                is_whole: false,
            });
        } else {
            if let Some((choices, _)) = choices(&game.state) {
                let vowels = choices.start() + (number + round) as usize % choices.clone().count();
                game.order(&Command::SetVowels { vowels });
            }
            game.order(&Command::DrawRack);
        }
        if game.state.ended.is_some() {
            return draw_protocol(&game.state, None);
        }
        if (number + round) % 4 == 1 {
            game.refuse_rack();
        }
        game.play_round();
    }
    game.order(&Command::EndGame);
    draw_protocol(&game.state, None)
}

impl Game {
    /// A tournament with a secret of its own that the log does not tell.
    fn committed(number: u32, profile: Profile) -> Self {
        let secret = Seed::of_game("secrets", number.into()).secret;
        let tournament = format!("{number:032x}");
        let seed =
            Seed { commitment: commitment(&tournament, &secret), tournament, ..Seed::default() };
        let mut game = Self::drawn_from(seed, profile);
        game.state.entrust(Secret::new(secret));
        game
    }

    fn new(profile: Profile) -> Self {
        let (secret, tournament) = ("07".repeat(32), "01".repeat(16));
        Self::drawn_from(Seed { secret, tournament, ..Seed::default() }, profile)
    }

    fn drawn_from(seed: Seed, profile: Profile) -> Self {
        let edition = embedded("ru-scrabble").unwrap();
        let dictionary = words::dictionary::from_file(&edition, &data("words.txt")).unwrap();
        let created = TournamentCreated {
            name: "Ардис".to_owned(),
            edition: edition.source.clone(),
            switches: Vec::new(),
            dictionary: DictionaryNote {
                name: dictionary.name.clone(),
                words: dictionary.words.words(),
                checksum: dictionary.checksum.clone(),
                choice: WordChoice::default(),
            },
            profile,
            seed,
            program: "test".to_owned(),
            meeting: None,
            relayed: None,
            prepared: None,
        };
        let state = Tournament::new(&created, &stamp()).unwrap();
        Self { dictionary, state, events: vec![Event::TournamentCreated(Box::new(created))] }
    }

    fn rule(&mut self, what: Ruling) {
        let because = "так решила коллегия".to_owned();
        self.order(&Command::GiveRuling { what, because });
    }

    fn order(&mut self, command: &Command) {
        let words = words_in_force(&self.state, &self.dictionary.words);
        for event in decide(&self.state, command, &words).unwrap() {
            self.state.apply(&event, &stamp());
            self.events.push(event);
        }
    }

    /// The drawn rack goes back, and the next attempt comes.
    fn refuse_rack(&mut self) {
        self.order(&Command::RefuseRack { because: "упала фишка".to_owned() });
        self.order(&Command::DrawRack);
    }

    fn play_round(&mut self) {
        self.order(&Command::OpenRound);
        self.order(&Command::HandIn { player: PlayerNumber(2), used_ms: 12_500 });
        self.order(&Command::CloseRound { remaining_ms: 0 });
        self.order(&Command::RevealTop);
        let round = self.state.last_round().unwrap();
        if round.phase == Phase::Revealed {
            let choice = unattended_choice(&self.state, round).unwrap();
            self.order(&Command::PlaceTop { choice, because: String::new() });
        }
    }

    fn slip(&mut self, round: u32, player: u32, at: &str, word: &str, copies: u32) {
        let text = SlipText { at: at.to_owned(), word: word.to_owned(), ..SlipText::default() };
        self.order(&Command::RecordSlip {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text,
            copies,
        });
    }
}

fn stamp() -> Stamp {
    Stamp { at_ms: 0, actor: "console".into() }
}

/// A file with these events.
pub(crate) fn file(folder: &TempDir, events: &[Event]) -> PathBuf {
    let path = folder.path().join("cup.sqlite");
    let mut log = EventLog::create(&path).unwrap();
    let events: Vec<_> = events.iter().map(to_new_event).collect();
    log.append(0, "console", None, &events).unwrap();
    path
}

/// A file with these events, and its export as lines.
pub(crate) fn exported(folder: &TempDir, events: &[Event]) -> (PathBuf, PathBuf) {
    let (path, lines) = (file(folder, events), folder.path().join("cup.jsonl"));
    let (from, to) = (argument(&path), argument(&lines));
    output(&mut flavita(&["export", from, "--jsonl", "--out", to]));
    (path, lines)
}

/// A path as an argument.
pub(crate) fn argument(path: &Path) -> &str {
    path.to_str().unwrap()
}

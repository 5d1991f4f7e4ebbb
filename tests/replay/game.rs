//! A whole game by a script: fixed seed, fixed words, three players of different strength.

use flavita::tournament::model::chance::{Seed, commitment};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, RulingNumber, SlipNumber};
use flavita::{
    game::edition::catalogue::embedded, game::notation::word_text, game::reference, lexicon::file,
    lexicon::graph::Graph, solver::ranking::Ranked, tournament::decide::decide,
    tournament::decide::reveal::placements, tournament::model::actor::Actor,
    tournament::model::actor::Stamp, tournament::model::block::Block,
    tournament::model::command::Command, tournament::model::command::PlayersCommand,
    tournament::model::event::Event, tournament::model::player::Entrant,
    tournament::model::refusal::Refusal, tournament::model::round::Phase,
    tournament::model::ruling::Appeal, tournament::model::ruling::Ruling,
    tournament::model::slip::SlipText, tournament::profile::catalogue,
    tournament::profile::clock::UnnotedRound, tournament::profile::definition::Profile,
    tournament::state::secret::Secret, tournament::state::tournament::Tournament,
};

/// The benchmark list: it never changes, unlike the lists the program plays with.
const WORDS: &[u8] = include_bytes!("../data/positions/scowl80.lexicon");

/// A game with its log.
pub(crate) struct Game {
    pub(crate) state: Tournament,
    pub(crate) log: Vec<Event>,
    words: Graph,
}

/// The house rules of the first program: the rest of a rack went back, and paper was charged every
/// round.
fn old_house() -> Profile {
    let mut house = catalogue::embedded("house").unwrap();
    house.form.keeps_rest = false;
    house.game_clock.as_mut().unwrap().unnoted_round = UnnotedRound::Whole;
    house
}

pub(crate) fn created() -> TournamentCreated {
    let edition = embedded("en-scrabble").unwrap();
    TournamentCreated {
        name: "Cup".to_owned(),
        edition: edition.source.clone(),
        switches: Vec::new(),
        dictionary: DictionaryNote {
            name: "SCOWL 80".to_owned(),
            words: 247_789,
            checksum: "00".to_owned(),
            choice: WordChoice::default(),
        },
        profile: old_house(),
        seed: Seed {
            secret: "17".repeat(32),
            tournament: "29".repeat(16),
            public: "dice: 3 5 1".to_owned(),
            ..Seed::default()
        },
        program: "0.1.0".to_owned(),
        meeting: None,
        relayed: None,
        prepared: None,
    }
}

pub(crate) fn stamp(number: i64) -> Stamp {
    Stamp { at_ms: number, actor: Actor::Arbiter }
}

impl Game {
    /// Plays until the bag ends the game.
    pub(crate) fn played() -> Self {
        let whole = created();
        let secret = whole.seed.secret.clone();
        let created = TournamentCreated {
            seed: Seed {
                commitment: commitment(&whole.seed.tournament, &secret),
                tournament: whole.seed.tournament.clone(),
                ..Seed::default()
            },
            ..whole.clone()
        };
        let mut state = Tournament::new(&created, &stamp(0)).unwrap();
        state.entrust(Secret::new(secret));
        let (_, words) = file::read(&state.edition, WORDS).unwrap();
        let log = vec![Event::TournamentCreated(Box::new(created))];
        let mut game = Self { state, log, words };
        for name in ["Ada", "Van", "Lucette"] {
            game.register(name);
        }
        game.happen(Event::EpochBegun { epoch: 2 });
        game.ask(&Command::AddEntropy { public: whole.seed.public });
        while game.state.ended.is_none() {
            game.ask(&Command::DrawRack);
            if game.state.ended.is_none() {
                game.round();
            }
        }
        game.be_final_for_a_while();
        game
    }

    /// What no command of the arbiter brings about.
    fn happen(&mut self, event: Event) {
        let number = i64::try_from(self.log.len()).unwrap();
        self.state.apply(&event, &stamp(number));
        self.log.push(event);
    }

    fn be_final_for_a_while(&mut self) {
        for round in self.state.rounds.clone() {
            if !self.state.is_marked(&round) {
                let round = round.number;
                self.ask(&Command::LockMarking { round });
            }
        }
        let head = "5e".repeat(32);
        self.ask(&Command::Finalise { head });
        let because = "a slip was found".to_owned();
        self.ask(&Command::Definalise { because });
    }

    fn register(&mut self, name: &str) {
        let (name, club) = (name.to_owned(), "Ardis".to_owned());
        self.ask(&Command::RegisterPlayer { number: None, name, club });
    }

    fn round(&mut self) {
        let number = self.state.last_round().unwrap().number;
        self.ask(&Command::OpenRound);
        if number == RoundNumber(2) {
            self.ask(&Command::PauseClock {
                remaining_ms: 90_000,
                after_restart: true,
                away_ms: None,
            });
            self.ask(&Command::ResumeClock);
            self.ask(&Command::ExtendClock { remaining_ms: 60_000, by_ms: 30_000 });
        }
        self.ask(&Command::HandIn {
            player: PlayerNumber(1),
            used_ms: u64::from(number.0) * 11_000,
        });
        if number == RoundNumber(2) {
            self.ask(&Command::HandIn { player: PlayerNumber(2), used_ms: 1_000 });
            self.ask(&Command::TakeBackHandIn { player: PlayerNumber(2) });
        }
        if number == RoundNumber(3) {
            self.register("Demon");
        }
        if number == RoundNumber(4) {
            self.ask(&Command::SendSlip {
                round: number,
                player: PlayerNumber(2),
                text: SlipText {
                    at: "H8".to_owned(),
                    word: "CAB".to_owned(),
                    ..SlipText::default()
                },
                used_ms: 70_000,
                late_ms: Some(0),
            });
        }
        self.ask(&Command::CloseRound { remaining_ms: u64::from(number.0 % 3) * 5_000 });
        if number == RoundNumber(5) {
            self.late(1, number.0, true);
            self.late(2, number.0, false);
        }
        self.ask(&Command::RevealTop);
        if self.state.last_round().unwrap().phase == Phase::Revealed {
            self.ask(&Command::PlaceTop { choice: 0, because: String::new() });
        }
        if number == RoundNumber(5) {
            self.ask(&Command::WithdrawPlayer { number: PlayerNumber(3) });
        }
        if number == RoundNumber(7) {
            self.mend_players();
        }
        self.slips(number.0);
        if number == RoundNumber(6) {
            self.ruling_and_its_end();
        }
        if number == RoundNumber(8) {
            self.dispute_and_its_end();
        }
        if number == RoundNumber(10) {
            self.second_entry();
        }
        if number == RoundNumber(9) || number == RoundNumber(10) {
            // The next round is the only one of its kind.
            let is_on = number == RoundNumber(9);
            self.ask(&Command::SetDoubleEntry { is_on });
            let blocks = if is_on {
                Block::read("1-3: Марина").into_iter().collect()
            } else {
                Vec::new()
            };
            self.ask(&Command::SetBlocks { blocks });
        }
    }

    /// A telephone's slip comes after the time, and the arbiter says whether it counts.
    fn late(&mut self, player: u32, round: u32, is_in_time: bool) {
        self.ask(&Command::SendSlip {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text: SlipText { at: "H8".to_owned(), word: "CAB".to_owned(), ..SlipText::default() },
            used_ms: 0,
            late_ms: Some(7_000),
        });
        self.ask(&Command::DecideLate {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            is_in_time,
        });
    }

    /// A helper reads Van's slip otherwise; the arbiter finds that he is wrong.
    fn dispute_and_its_end(&mut self) {
        let (round, player) = (8, 2);
        let text = SlipText { at: "H8".to_owned(), word: "CAB".to_owned(), ..SlipText::default() };
        self.ask(&Command::KeyLine {
            round: RoundNumber(round),
            players: vec![PlayerNumber(player)],
            text,
            copies: 1,
            by: "helper: Marina".into(),
        });
        let slip =
            self.state.round(RoundNumber(round)).unwrap().slip_of(PlayerNumber(player)).unwrap().id;
        self.ask(&Command::SettleDispute { slip, entry: None });
        let text = "Marina needs glasses".to_owned();
        self.ask(&Command::WriteNote { text });
        let is_delivered = true;
        self.ask(&Command::MarkDelivered { slip, is_delivered });
        let (round, player) = (RoundNumber(round), PlayerNumber(player));
        for to in [Appeal::Asked, Appeal::VerdictStays] {
            self.ask(&Command::Appeal { round, player, to });
        }
    }

    /// A helper keys Ada's slip a second time; the others are left to the closing of the marking.
    fn second_entry(&mut self) {
        let (round, player) = (10, 1);
        let slip =
            self.state.round(RoundNumber(round)).unwrap().slip_of(PlayerNumber(player)).unwrap();
        let text = slip.text.clone();
        let copies = slip.copies();
        self.ask(&Command::KeyLine {
            round: RoundNumber(round),
            players: vec![PlayerNumber(player)],
            text,
            copies,
            by: "helper: Marina".into(),
        });
    }

    fn ruling_and_its_end(&mut self) {
        let what = Ruling::PointsGiven {
            player: PlayerNumber(1),
            round: Some(RoundNumber(6)),
            points: -5,
        };
        let because = "talked".to_owned();
        self.ask(&Command::GiveRuling { what, because });
        let because = "it was Van".to_owned();
        self.ask(&Command::RevokeRuling { ruling: RulingNumber(1), because });
    }

    /// Lucette is back for a moment, a mistaken registration is hers too, and goes away again.
    fn mend_players(&mut self) {
        self.register("Lucete");
        self.ask(&Command::Players(PlayersCommand::Return { number: PlayerNumber(3) }));
        self.ask(&Command::Players(PlayersCommand::Change {
            number: PlayerNumber(5),
            details: Entrant::plain(None, "Lucette", "Ladore").details,
        }));
        self.ask(&Command::Players(PlayersCommand::Renumber {
            number: PlayerNumber(5),
            to: PlayerNumber(9),
        }));
        self.ask(&Command::Players(PlayersCommand::Merge {
            kept: PlayerNumber(3),
            gone: PlayerNumber(9),
        }));
        self.ask(&Command::Players(PlayersCommand::NoteAbsence {
            number: PlayerNumber(3),
            rounds: [6, 7, 8].map(RoundNumber).into(),
        }));
        self.ask(&Command::WithdrawPlayer { number: PlayerNumber(3) });
    }

    /// Ada finds every top but each fourth, Van the third best, Lucette writes what comes to her
    /// mind, and Demon is never heard of.
    fn slips(&mut self, number: u32) {
        let round = self.state.round(RoundNumber(number)).unwrap();
        let found = placements(&self.state, round, &self.words);
        let ada = found.get(usize::from(number.is_multiple_of(4)) * 7);
        let van = found.get(2);
        let [ada, van] =
            [ada, van].map(|ranked| ranked.map_or_else(SlipText::default, |r| self.text(r)));
        self.slip(number, 1, ada.clone());
        self.slip(number, 2, SlipText { used_ms: Some(170_000), ..van });
        if self.state.players[&PlayerNumber(3)].plays_in(RoundNumber(number)) {
            let (at, word) = ("H8".to_owned(), "ARDOR".to_owned());
            self.slip(
                number,
                3,
                SlipText { at, word, claimed: Some(14), used_ms: None, ..SlipText::default() },
            );
        }
        if number == 4 {
            // A correction by mistake, taken back.
            let slips: usize = self.state.rounds.iter().map(|round| round.slips.len()).sum();
            self.slip(number, 1, SlipText { word: "ADA".to_owned(), ..ada });
            self.ask(&Command::WithdrawSlip {
                slip: SlipNumber(u32::try_from(slips + 1).unwrap()),
            });
        }
    }

    fn text(&self, Ranked { placement, .. }: &Ranked) -> SlipText {
        SlipText {
            at: reference::text(&self.state.edition, placement.square, placement.direction),
            word: word_text(&self.state.edition, &placement.tiles),
            claimed: None,
            used_ms: None,
            ..SlipText::default()
        }
    }

    fn slip(&mut self, round: u32, player: u32, text: SlipText) {
        let copies = u32::from(!text.word.is_empty());
        self.ask(&Command::RecordSlip {
            round: RoundNumber(round),
            player: PlayerNumber(player),
            text,
            copies,
        });
    }

    fn ask(&mut self, command: &Command) {
        let events: Result<Vec<Event>, Refusal> = decide(&self.state, command, &self.words);
        for event in events.unwrap() {
            let number = i64::try_from(self.log.len()).unwrap();
            self.state.apply(&event, &stamp(number));
            self.log.push(event);
        }
    }
}

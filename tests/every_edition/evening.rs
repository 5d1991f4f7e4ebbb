//! A whole game by the rules, with every figure counted a second time.

use flavita::{
    app::audit::plain_score::PlainTable, app::words::dictionary::Dictionary,
    game::edition::definition::Edition, game::letter::Tile, lexicon::graph::Graph,
    tournament::decide::decide, tournament::decide::reveal::placements,
    tournament::judging::choice::unattended_choice, tournament::model::actor::Actor,
    tournament::model::actor::Stamp, tournament::model::chance::Seed,
    tournament::model::command::Command, tournament::model::created::TournamentCreated,
    tournament::model::ids::RoundNumber, tournament::model::rejection::GameEnd,
    tournament::model::round::Phase, tournament::profile::catalogue,
    tournament::profile::form::Form, tournament::state::tournament::Tournament,
};

use crate::simulated::check_against_simulation;

/// With at least so many tiles left, the early minimum can be met.
const PLENTY: usize = 30;

pub(crate) struct Evening<'a> {
    state: Tournament,
    edition: &'a Edition,
    words: &'a Graph,
    counted: usize,
}

fn stamp() -> Stamp {
    Stamp { at_ms: 0, actor: Actor::Arbiter }
}

impl<'a> Evening<'a> {
    pub(crate) fn new(edition: &'a Edition, dictionary: &'a Dictionary) -> Self {
        let created = TournamentCreated {
            name: "Evening".to_owned(),
            edition: edition.source.clone(),
            switches: edition.switched_on.clone(),
            dictionary: dictionary.note(),
            profile: catalogue::embedded(&edition.profile).unwrap(),
            seed: Seed {
                secret: "5a".repeat(32),
                tournament: "c3".repeat(16),
                public: "dice: 6 2 4".to_owned(),
                ..Seed::default()
            },
            program: "test".to_owned(),
            meeting: None,
            relayed: None,
            prepared: None,
        };
        Self {
            state: Tournament::new(&created, &stamp()).unwrap(),
            edition,
            words: &dictionary.words,
            counted: 0,
        }
    }

    /// Plays until the game is over.
    pub(crate) fn play(&mut self) {
        let (name, club) = ("Ada".to_owned(), String::new());
        self.ask(&Command::RegisterPlayer { number: None, name, club });
        while self.state.ended.is_none() {
            self.ask(&Command::DrawRack);
            if self.state.ended.is_none() {
                self.round();
            }
        }
        let id = &self.edition.id;
        assert!(self.state.rounds.len() > 12, "{id}: a whole game");
        assert!(self.counted > 1000, "{id}: {} counted", self.counted);
        assert_ne!(self.state.ended, Some(GameEnd::ByArbiter));
        check_against_simulation(&self.state, self.words);
    }

    fn round(&mut self) {
        self.check_rack();
        self.check_placements();
        self.ask(&Command::OpenRound);
        self.ask(&Command::CloseRound { remaining_ms: 0 });
        self.ask(&Command::RevealTop);
        let round = self.state.last_round().unwrap();
        if round.phase == Phase::Revealed {
            let choice = unattended_choice(&self.state, round).unwrap();
            self.ask(&Command::PlaceTop { choice, because: String::new() });
        }
    }

    /// Vowels and consonants counted from the edition's text alone.
    fn check_rack(&self) {
        let round = self.state.last_round().unwrap();
        let text: toml::Table = toml::from_str(&self.edition.source).unwrap();
        let class = |tile: &Tile| match tile {
            Tile::Blank => "blank",
            Tile::Letter(letter) => {
                let tile = &text["tiles"].as_array().unwrap()[letter.index()];
                tile.as_array().unwrap()[3].as_str().unwrap()
            }
        };
        let classes: Vec<&str> = round.rack.tiles().iter().map(class).collect();
        let count = |wanted: &str| classes.iter().filter(|class| **class == wanted).count();
        let (vowels, consonants) = (count("vowel"), count("consonant"));
        let either = count("both") + count("blank");
        let left = self.state.bag().total() + classes.len();
        let wanted = if round.number <= RoundNumber(15) && left >= PLENTY { 2 } else { 1 };
        let missing = wanted.max(vowels) - vowels + wanted.max(consonants) - consonants;
        assert!(
            missing <= either,
            "{} round {}: {}",
            self.edition.id,
            round.number,
            round.rack_text
        );
    }

    /// Every legal placement counted a second time.
    fn check_placements(&mut self) {
        let round = self.state.last_round().unwrap();
        let found = placements(&self.state, round, self.words);
        assert!(!found.is_empty(), "a rack that is drawn can be laid");
        let table = PlainTable::of(self.edition, &Form::default()).unwrap();
        for ranked in &found {
            let plain = table.points(&round.board, &ranked.placement);
            assert_eq!(Some(ranked.points), plain, "{:?}", ranked.placement);
        }
        self.counted += found.len();
    }

    fn ask(&mut self, command: &Command) {
        let events = decide(&self.state, command, self.words).unwrap();
        for event in events {
            self.state.apply(&event, &stamp());
        }
    }
}

//! The hall where the rule tests are played, and what follows there from what is asked.

use flavita::tournament::judging::clues::{Clue, Mend, clues};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::results::standings::{Standings, standings};
use flavita::{
    game::edition::catalogue::embedded, lexicon::builder::build, lexicon::graph::Graph,
    lexicon::word_list, tournament::decide::decide, tournament::judging::case::Case,
    tournament::judging::words_in_force::words_in_force, tournament::model::actor::Stamp,
    tournament::model::chance::Seed, tournament::model::command::Command,
    tournament::model::event::Event, tournament::model::refusal::Refusal,
    tournament::model::round::Round, tournament::model::slip::SlipText,
    tournament::model::tops::PlacementText, tournament::model::verdict::Reason,
    tournament::model::verdict::Verdict, tournament::profile::catalogue,
    tournament::profile::definition::Profile, tournament::state::tournament::Tournament,
};

use crate::steps::comes;

/// Ada's number.
pub(crate) const ADA: PlayerNumber = PlayerNumber(1);
/// What the log calls the arbiter.
const ARBITER: &str = "arbiter";
/// Van's number.
pub(crate) const VAN: PlayerNumber = PlayerNumber(2);

/// Where a tournament is played, and by which rules.
pub(crate) struct Hall {
    pub(crate) edition: String,
    pub(crate) words: String,
    pub(crate) profile: Profile,
    pub(crate) public_chance: String,
    pub(crate) players: Vec<&'static str>,
}

impl Default for Hall {
    /// The Russian edition, a handful of words, the house rules; Ada and Van are there.
    fn default() -> Self {
        Self {
            edition: embedded("ru-scrabble").unwrap().source.clone(),
            words: include_str!("../data/words/ru.txt").to_owned(),
            profile: catalogue::embedded("house").unwrap(),
            public_chance: String::new(),
            players: vec!["Ада", "Ван"],
        }
    }
}

impl Hall {
    /// The edition of ten tiles, and the handful of words for it.
    pub(crate) fn tiny() -> Self {
        let mut hall = Self {
            edition: include_str!("../data/editions/tiny.toml").to_owned(),
            words: include_str!("../data/words/tiny.txt").to_owned(),
            ..Self::default()
        };
        hall.profile.minima.early = hall.profile.minima.late;
        hall
    }

    pub(crate) fn given(self, steps: impl IntoIterator<Item = Step>) -> Desk {
        let created = TournamentCreated {
            name: "Кубок".to_owned(),
            edition: self.edition,
            switches: Vec::new(),
            dictionary: DictionaryNote {
                name: "горсть слов".to_owned(),
                words: 0,
                checksum: String::new(),
                choice: WordChoice::default(),
            },
            profile: self.profile,
            seed: Seed {
                secret: "42".repeat(32),
                tournament: "07".repeat(16),
                public: self.public_chance,
                ..Seed::default()
            },
            program: "test".to_owned(),
            meeting: None,
            relayed: None,
            prepared: None,
        };
        let state = Tournament::new(&created, &stamp()).unwrap();
        let list = word_list::read(&state.edition, &self.words, |_| ());
        assert!(list.bad_lines.is_empty(), "{:?}", list.bad_lines);
        let mut desk = Desk {
            words: build(&list.words, |_| ()),
            log: vec![Event::TournamentCreated(Box::new(created))],
            state,
        };
        self.players.into_iter().map(comes).chain(steps).for_each(|step| desk.follow(step));
        desk
    }
}

/// The house of the tests with what happened there so far.
pub(crate) fn given(steps: impl IntoIterator<Item = Step>) -> Desk {
    Hall::default().given(steps)
}

/// One thing that happened, or is asked for.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Asked(Command),
    Happened(Event),
    Several(Vec<Step>),
    /// A slip for the last round.
    Slip {
        player: PlayerNumber,
        text: SlipText,
        copies: u32,
    },
    /// A slip for the last round that a helper keyed.
    Keyed {
        by: &'static str,
        player: PlayerNumber,
        text: SlipText,
        copies: u32,
    },
}

/// A tournament with its words.
pub(crate) struct Desk {
    pub(crate) state: Tournament,
    pub(crate) log: Vec<Event>,
    words: Graph,
}

impl Desk {
    /// Asks for one thing.
    pub(crate) fn when(self, step: Step) -> Answer {
        let by = by(&step);
        let result = self.asked(&self.command(step));
        Answer { desk: self, result, by }
    }

    /// Goes on.
    pub(crate) fn and(mut self, step: Step) -> Self {
        self.follow(step);
        self
    }

    /// The same that happened, in a tournament that was set up otherwise.
    pub(crate) fn set_up(mut self, otherwise: impl FnOnce(&mut TournamentCreated)) -> Self {
        let Some(Event::TournamentCreated(created)) = self.log.first_mut() else {
            panic!("{:?}", self.log.first());
        };
        otherwise(created);
        let stamp = stamp();
        self.state = Tournament::replay(self.log.iter().map(|event| (event, &stamp))).unwrap();
        self
    }

    pub(crate) fn last_round(&self) -> &Round {
        self.state.last_round().unwrap()
    }

    pub(crate) fn words(&self) -> &Graph {
        &self.words
    }

    /// What a slip can have meant in the last round.
    pub(crate) fn clues(&self, text: &SlipText) -> Vec<(Mend, PlacementText)> {
        let clues = clues(&Case::of(&self.state, &self.words, self.last_round()), text);
        let reading = |clue: &Clue| PlacementText::of(&self.state.edition, &clue.placement);
        clues.iter().map(|clue| (clue.mend, reading(clue))).collect()
    }

    pub(crate) fn standings(&self) -> Standings {
        standings(&self.state, RoundNumber::MAX)
    }

    pub(crate) fn asked(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        decide(&self.state, command, self.words())
    }

    fn command(&self, step: Step) -> Command {
        match step {
            Step::Asked(command) => command,
            Step::Slip { player, text, copies } => {
                Command::RecordSlip { round: self.last_round().number, player, text, copies }
            }
            Step::Keyed { by, player, text, copies } => Command::KeyLine {
                round: self.last_round().number,
                players: vec![player],
                text,
                copies,
                by: by.into(),
            },
            Step::Happened(_) | Step::Several(_) => panic!("one command is asked for at a time"),
        }
    }

    fn follow(&mut self, step: Step) {
        match step {
            Step::Several(steps) => steps.into_iter().for_each(|step| self.follow(step)),
            Step::Happened(event) => self.happen(event, ARBITER),
            Step::Asked(_) | Step::Slip { .. } | Step::Keyed { .. } => {
                let by = by(&step);
                let command = self.command(step);
                let events = self.asked(&command);
                for event in events.unwrap_or_else(|no| panic!("{command:?} is refused: {no}")) {
                    self.happen(event, by);
                }
            }
        }
    }

    fn happen(&mut self, event: Event, by: &str) {
        let actor = by.into();
        self.state.apply(&event, &Stamp { actor, ..stamp() });
        let is_ruling = matches!(event, Event::RulingGiven { .. } | Event::RulingRevoked { .. });
        if is_ruling {
            self.words = words_in_force(&self.state, &self.words);
        }
        self.log.push(event);
    }
}

/// What was answered, nothing applied yet.
pub(crate) struct Answer {
    desk: Desk,
    by: &'static str,
    pub(crate) result: Result<Vec<Event>, Refusal>,
}

impl Answer {
    pub(crate) fn then(self, events: impl IntoIterator<Item = Event>) -> Desk {
        let expected: Vec<Event> = events.into_iter().collect();
        assert_eq!(self.result, Ok(expected));
        self.applied()
    }

    pub(crate) fn then_refused(self, refusal: Refusal) -> Desk {
        assert_eq!(self.result, Err(refusal));
        self.desk
    }

    /// The slip is worth this, and these reasons speak against it.
    pub(crate) fn then_judged(
        self,
        points: i32,
        reasons: impl IntoIterator<Item = Reason>,
    ) -> Verdict {
        let verdict = self.verdict();
        let reasons: Vec<Reason> = reasons.into_iter().collect();
        assert_eq!((verdict.points, &verdict.reasons), (points, &reasons));
        verdict
    }

    pub(crate) fn verdict(self) -> Verdict {
        match self.result {
            Ok(events) => match events.as_slice() {
                [Event::SlipJudged { verdict, .. }] => verdict.clone(),
                other => panic!("no verdict but {other:?}"),
            },
            Err(refusal) => panic!("refused: {refusal}"),
        }
    }

    pub(crate) fn events(&self) -> &[Event] {
        self.result.as_ref().unwrap()
    }

    /// Lets the events happen.
    pub(crate) fn applied(mut self) -> Desk {
        for event in self.result.unwrap() {
            self.desk.happen(event, self.by);
        }
        self.desk
    }
}

pub(crate) fn stamp() -> Stamp {
    Stamp { at_ms: 0, actor: ARBITER.into() }
}

/// Who asks for it.
fn by(step: &Step) -> &'static str {
    if let Step::Keyed { by, .. } = step {
        return by;
    }
    ARBITER
}

//! Playing a written game by the rules of the hall: the same commands, the same state; whole or not at all
//! it becomes a tournament of the data folder.

use crate::folder::data_folder::{Folder, FolderError, Setup};
use crate::written::fault::{Fault, Oddity, Problem, Table};
use crate::written::game::{WrittenRound, WrittenSlips, rounds, slips};
use crate::{machine::clock, machine::files::at};
use flavita_game::parse_rack;
use flavita_lexicon::graph::Graph;
use flavita_tournament::draw::minimum::{in_force, objection};
use flavita_tournament::model::{Actor, BelowMinimum, Command, Entrant, Event, Phase};
use flavita_tournament::model::{PlayerNumber, Reason, Refusal, Rejection, RoundNumber, SlipText};
use flavita_tournament::model::{Stamp, TournamentCreated};
use flavita_tournament::state::{ReplayError, Tournament};
use flavita_tournament::{decide::decide, decide::players::register, draw::source::Source};
use flavita_tournament::{judging::choice::unattended_choice, judging::judge::verdict};
use std::collections::BTreeSet;

/// A written game that is being played.
#[derive(Debug)]
pub struct WrittenPlay<'a> {
    /// How far it has come.
    pub state: Tournament,
    /// What has happened, without the beginning.
    pub events: Vec<Event>,
    /// What is odd about it, with its line in the table of the rounds.
    pub oddities: Vec<(usize, Oddity)>,
    words: &'a Graph,
    stamp: Stamp,
}

impl<'a> WrittenPlay<'a> {
    /// A tournament before its first round, in which everything happens at one moment.
    ///
    /// # Errors
    /// When this is no beginning of a tournament.
    pub fn new(
        created: &TournamentCreated,
        words: &'a Graph,
        stamp: Stamp,
    ) -> Result<Self, ReplayError> {
        Ok(Self {
            state: Tournament::new(created, &stamp)?,
            events: Vec::new(),
            oddities: Vec::new(),
            words,
            stamp,
        })
    }

    /// Plays all rounds and judges all slips.
    ///
    /// # Errors
    /// The first line that the rules of the hall do not take.
    pub fn play(&mut self, rounds: &[WrittenRound], slips: &WrittenSlips) -> Result<(), Fault> {
        let (numbers, registered) = self.registered(&slips.players).map_err(|refusal| {
            Problem::Refused(refusal).at(Table::Slips, self.line_refused(slips))
        })?;
        self.take(registered);
        for (number, round) in (1..).zip(rounds) {
            self.play_round(round).map_err(|problem| problem.at(Table::Game, round.line))?;
            for (player, slip) in slips.by_round.get(&RoundNumber(number)).into_iter().flatten() {
                let record = Command::RecordSlip {
                    round: RoundNumber(number),
                    player: numbers[*player],
                    text: slip.text.clone(),
                    copies: slip.copies,
                };
                self.order(&record).map_err(|problem| problem.at(Table::Slips, slip.line))?;
            }
            self.order(&Command::LockMarking { round: RoundNumber(number) })
                .map_err(|problem| problem.at(Table::Game, round.line))?;
        }
        Ok(())
    }

    /// Ends the game after its last round.
    ///
    /// # Errors
    /// When the rules do not let it end.
    pub fn end(&mut self) -> Result<(), Problem> {
        self.order(&Command::EndGame)
    }

    /// The players taken in: who is written by his number has it, the others get the next free
    /// ones in their order. The numbers stand in the order of the players.
    fn registered(&self, players: &[String]) -> Result<(Vec<PlayerNumber>, Vec<Event>), Refusal> {
        // The number that a player's text is, where it is one.
        let own = |player: &String| player.parse::<PlayerNumber>().ok();
        let given: BTreeSet<PlayerNumber> = players.iter().filter_map(own).collect();
        let mut free = (1..).map(PlayerNumber).filter(|number| !given.contains(number));
        let number = |player: &String| own(player).or_else(|| free.next());
        let numbers: Vec<PlayerNumber> = players.iter().filter_map(number).collect();
        let entrants = players.iter().zip(&numbers);
        let entrants = entrants.map(|(name, number)| Entrant::plain(Some(*number), name, ""));
        // All at once: who is decided on alone is compared with everybody before him.
        let registered = register(&self.state, &entrants.collect::<Vec<_>>())?;
        Ok((numbers, registered))
    }

    /// The first slip of the first player who is not taken in.
    fn line_refused(&self, slips: &WrittenSlips) -> usize {
        let counts: Vec<usize> = (1..=slips.players.len()).collect();
        let refused = counts.partition_point(|n| self.registered(&slips.players[..*n]).is_ok());
        let his = slips.by_round.values().flatten().filter(|(player, _)| *player == refused);
        his.map(|(_, slip)| slip.line).min().unwrap_or(1)
    }

    fn order(&mut self, command: &Command) -> Result<(), Problem> {
        let events = decide(&self.state, command, self.words)?;
        self.take(events);
        Ok(())
    }

    fn take(&mut self, events: Vec<Event>) {
        for event in events {
            self.state.apply(&event, &self.stamp);
            self.events.push(event);
        }
    }

    fn play_round(&mut self, written: &WrittenRound) -> Result<(), Problem> {
        let oddity = self.oddity_of_rack(&written.rack);
        let take = Command::TakeRack {
            rack: written.rack.clone(),
            below_minimum: BelowMinimum::Accept,
            witness: String::new(),
            is_whole: false,
        };
        let close = Command::CloseRound { remaining_ms: 0 };
        for command in [take, Command::OpenRound, close] {
            self.order(&command)?;
        }
        self.oddities.extend(oddity.map(|one| (written.line, one)));
        match &written.placement {
            None => self.place_top(written.line),
            Some((at, word)) => self.place_given(written.line, at, word),
        }
    }

    fn place_top(&mut self, line: usize) -> Result<(), Problem> {
        self.order(&Command::RevealTop)?;
        let Some(round) = self.state.last_round() else { return Ok(()) };
        if round.phase == Phase::Placed {
            return Ok(());
        }
        if let Some(choice) = unattended_choice(&self.state, round) {
            return self.order(&Command::PlaceTop { choice, because: String::new() });
        }
        let oddity = Oddity::NothingToLay(round.rack_text.clone());
        self.oddities.push((line, oddity));
        Ok(())
    }

    fn place_given(&mut self, line: usize, at: &str, word: &str) -> Result<(), Problem> {
        let text = SlipText { at: at.to_owned(), word: word.to_owned(), ..SlipText::default() };
        let reasons = self
            .state
            .last_round()
            .map_or_else(Vec::new, |round| verdict(&self.state, self.words, round, &text).reasons);
        let (unknown, reasons): (Vec<Reason>, Vec<Reason>) = reasons
            .into_iter()
            .partition(|reason| matches!(reason, Reason::NotInDictionary { .. }));
        let (at, word) = (at.to_owned(), word.to_owned());
        let command = Command::RevealAndPlace { at, word };
        let events = decide(&self.state, &command, self.words);
        self.take(events.map_err(|refusal| Problem::CannotLie { refusal, reasons })?);
        if !unknown.is_empty() {
            self.oddities.push((line, Oddity::UnknownWords(unknown)));
        }
        Ok(())
    }

    /// What an arbiter would say against the next rack; whether it can be taken at all is not
    /// said here.
    fn oddity_of_rack(&self, text: &str) -> Option<Oddity> {
        let edition = &self.state.edition;
        let text: String = text.split_whitespace().collect();
        let tiles = parse_rack(edition, &text).ok()?;
        let (given, bag, rack) = (tiles.tiles().len(), self.state.bag(), text);
        let wanted = edition.rack_size.min(bag.total());
        if given < wanted {
            return Some(Oddity::FewTiles { rack, given, wanted });
        }
        let rules = &self.state.profile;
        let source = Source::of(edition, rules, &bag, &[], None);
        let Some(demand) = in_force(rules, &source, self.state.next_round()) else {
            return Some(Oddity::NoRackLeft(rack));
        };
        match objection(edition, &rules.minima, tiles.tiles(), demand)? {
            Rejection::BelowMinimum { vowels, consonants } => {
                Some(Oddity::BelowMinimum { rack, vowels, consonants })
            }
            Rejection::AboveMaximum { vowels, consonants } => {
                Some(Oddity::AboveMaximum { rack, vowels, consonants })
            }
            Rejection::NoPlacement | Rejection::Refused { .. } => None,
        }
    }
}

/// A written game that was taken in.
#[derive(Debug)]
pub struct Taken {
    /// The tournament's name in addresses.
    pub id: String,
    /// How many rounds it has.
    pub rounds: usize,
    /// How many players.
    pub players: usize,
    /// What is odd about it, with its line in the table of the rounds.
    pub oddities: Vec<(usize, Oddity)>,
}

/// Why a written game cannot be taken in.
#[derive(Debug, thiserror::Error)]
pub enum TakingFault {
    /// A line of one of the two tables.
    #[error(transparent)]
    Table(#[from] Fault),
    /// The folder, or the words.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

impl Folder {
    /// Plays a written game and makes it a tournament of this folder that has ended. The players are
    /// those of the slips; whom `setup` names is not asked.
    ///
    /// # Errors
    /// The first line that is amiss, or why the folder does not take it; then nothing is left
    /// behind.
    pub fn take_written(
        &self,
        setup: Setup,
        (game, written): (&[u8], &[u8]),
    ) -> Result<Taken, TakingFault> {
        let rounds = rounds(game)?;
        let slips = slips(written, rounds.len(), setup.profile.several_slips)?;
        let (created, secret, dictionary) = self.prepared(setup)?;
        let stamp = Stamp { at_ms: clock::now_ms(), actor: Actor::Console };
        let play = WrittenPlay::new(&created, &dictionary.words, stamp);
        let mut play = play.map_err(|fault| FolderError::Open(at(&self.path)(fault).into()))?;
        play.state.entrust(secret.clone());
        play.play(&rounds, &slips)?;
        let last = rounds.last().map_or(1, |round| round.line);
        play.end().map_err(|problem| problem.at(Table::Game, last))?;
        let WrittenPlay { events, oddities, .. } = play;
        let id = self.seat_new((created, &secret), events, dictionary)?;
        Ok(Taken { id, rounds: rounds.len(), players: slips.players.len(), oddities })
    }
}

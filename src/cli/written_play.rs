//! Playing a written game by the rules of the hall: the same commands, the same state.

use std::path::Path;

use crate::cli::csv_table::fault;
use crate::cli::error::CliError;
use crate::cli::written_game::{WrittenRound, WrittenSlips, player_number};
use crate::game::notation::parse_rack;
use crate::i18n::language::Language;
use crate::i18n::reason::sentence;
use crate::tournament::choice::unattended_choice;
use crate::tournament::command::{BelowMinimum, Command};
use crate::tournament::created::TournamentCreated;
use crate::tournament::decide::{decide, verdict};
use crate::tournament::draw::minimum::{in_force, objection};
use crate::tournament::draw::source::Source;
use crate::tournament::event::{Rejection, Stamp};
use crate::tournament::reason::Reason;
use crate::tournament::referee::Referee;
use crate::tournament::refusal::Refusal;
use crate::tournament::round::{Phase, Round, SlipText};
use crate::tournament::state::{ReplayError, Tournament};

/// A written game that is being played.
#[derive(Debug)]
pub(super) struct WrittenPlay<'a> {
    /// How far it has come.
    pub(super) state: Tournament,
    /// What is odd about it, with its line.
    pub(super) warnings: Vec<(usize, String)>,
    referee: Referee<'a>,
    stamp: Stamp,
}

impl<'a> WrittenPlay<'a> {
    pub(super) fn new(
        created: &TournamentCreated,
        referee: Referee<'a>,
    ) -> Result<Self, ReplayError> {
        let stamp = Stamp {
            at_ms: 0,
            actor: "file".to_owned(),
        };
        Ok(Self {
            state: Tournament::new(created, &stamp)?,
            warnings: Vec::new(),
            referee,
            stamp,
        })
    }

    /// Plays all rounds and judges all slips.
    pub(super) fn play(
        &mut self,
        (game, rounds): (&Path, &[WrittenRound]),
        (file, slips): (&Path, &WrittenSlips),
    ) -> Result<(), CliError> {
        let numbers = self
            .register(&slips.players)
            .map_err(|refusal| fault(file, 1, refusal.to_string()))?;
        for (number, round) in (1..).zip(rounds) {
            self.play_round(round)
                .map_err(|reason| fault(game, round.line, reason))?;
            for (player, slip) in slips.by_round.get(&number).into_iter().flatten() {
                let record = Command::RecordSlip {
                    round: number,
                    player: numbers[*player],
                    text: slip.text.clone(),
                    copies: slip.copies,
                };
                self.order(&record)
                    .map_err(|refusal| fault(file, slip.line, refusal.to_string()))?;
            }
            self.order(&Command::LockMarking { round: number })
                .map_err(|refusal| fault(game, round.line, refusal.to_string()))?;
        }
        Ok(())
    }

    /// Takes the players in: who is written by his number has it, the others get the next free
    /// ones in their order. The numbers stand in the order of the players.
    fn register(&mut self, players: &[String]) -> Result<Vec<u32>, Refusal> {
        let given: Vec<u32> = players.iter().filter_map(|p| player_number(p)).collect();
        let mut free = (1..).filter(|number| !given.contains(number));
        let mut numbers = Vec::with_capacity(players.len());
        for player in players {
            let number = player_number(player).or_else(|| free.next());
            self.order(&Command::RegisterPlayer {
                number,
                name: player.clone(),
                club: String::new(),
            })?;
            numbers.extend(number);
        }
        Ok(numbers)
    }

    fn order(&mut self, command: &Command) -> Result<(), Refusal> {
        for event in decide(&self.state, command, self.referee)? {
            self.state.apply(&event, &self.stamp);
        }
        Ok(())
    }

    fn play_round(&mut self, written: &WrittenRound) -> Result<(), String> {
        let warning = self.warning_about_rack(&written.rack);
        let take = Command::TakeRack {
            rack: written.rack.clone(),
            below_minimum: BelowMinimum::Accept,
            witness: String::new(),
        };
        let close = Command::CloseRound { remaining_ms: 0 };
        for command in [take, Command::OpenRound, close] {
            self.order(&command).map_err(|r| r.to_string())?;
        }
        self.warnings.extend(warning.map(|w| (written.line, w)));
        match &written.placement {
            None => self.place_top(written.line),
            Some((at, word)) => self.place_given(written.line, at, word),
        }
    }

    fn place_top(&mut self, line: usize) -> Result<(), String> {
        let refused = |refusal: Refusal| refusal.to_string();
        self.order(&Command::RevealTop).map_err(refused)?;
        let Some(round) = self.state.last_round() else {
            return Ok(());
        };
        if round.phase == Phase::Placed {
            return Ok(());
        }
        if let Some(choice) = unattended_choice(&self.state, round) {
            return self
                .order(&Command::PlaceTop {
                    choice,
                    because: String::new(),
                })
                .map_err(refused);
        }
        let rack = &round.rack_text;
        let warning = format!("nothing can be laid with {rack}; the board stays as it is");
        self.warnings.push((line, warning));
        Ok(())
    }

    fn place_given(&mut self, line: usize, at: &str, word: &str) -> Result<(), String> {
        let text = SlipText {
            at: at.to_owned(),
            word: word.to_owned(),
            ..SlipText::default()
        };
        let reasons = self.state.last_round().map_or_else(Vec::new, |round| {
            verdict(&self.state, self.referee, round, &text).reasons
        });
        let (unknown, against): (Vec<Reason>, Vec<Reason>) = reasons
            .into_iter()
            .partition(|reason| matches!(reason, Reason::NotInDictionary { .. }));
        let (at, word) = (at.to_owned(), word.to_owned());
        let command = Command::RevealAndPlace { at, word };
        self.order(&command)
            .map_err(|refusal| format!("{refusal}. {}", sentences(&against)))?;
        if !unknown.is_empty() {
            self.warnings.push((line, sentences(&unknown)));
        }
        Ok(())
    }

    /// What an arbiter would say against the next rack; whether it can be taken at all is not
    /// said here.
    fn warning_about_rack(&self, text: &str) -> Option<String> {
        let edition = &self.state.edition;
        let text: String = text.split_whitespace().collect();
        let rack = parse_rack(edition, &text).ok()?;
        let (given, bag) = (rack.tiles().len(), self.state.bag());
        let wanted = edition.rack_size().min(bag.total());
        if given < wanted {
            return Some(format!("the rack {text} has {given} of {wanted} tiles"));
        }
        let rules = &self.state.profile;
        let source = Source::of(edition, rules, &bag, &[]);
        let next = self.state.last_round().map_or(1, next_number);
        let Some(demand) = in_force(rules, &source, next) else {
            return Some(format!("no rack is left that {text} could be"));
        };
        match objection(edition, &rules.minima, rack.tiles(), demand)? {
            Rejection::BelowMinimum { vowels, consonants } => Some(format!(
                "the rack {text} is below the minimum of {vowels} vowels and {consonants} consonants"
            )),
            Rejection::AboveMaximum { vowels, consonants } => Some(format!(
                "the rack {text} is above the maximum of {vowels} vowels and {consonants} consonants"
            )),
            Rejection::NoPlacement => None,
        }
    }
}

fn next_number(round: &Round) -> u32 {
    round.number + 1
}

fn sentences(reasons: &[Reason]) -> String {
    let sentences: Vec<String> = reasons
        .iter()
        .map(|reason| sentence(Language::English, reason))
        .collect();
    sentences.join(" ")
}

//! A game that many halls play: the racks of one draw, and slips by a rule that needs no chance.

use std::collections::BTreeMap;

use flavita::app::halls::result_file::{ResultHeading, write};
use flavita::store::event::{ChainHash, Head, StoredEvent};
use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::model::created::{DictionaryNote, TournamentCreated, WordChoice};
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::model::player::{Details, Entrant};
use flavita::tournament::model::slip::{Legibility, SlipText};
use flavita::{
    app::desk::record::to_new_event, app::machine::signing::SecretKey,
    game::edition::catalogue::embedded, game::notation::word_text, game::reference,
    lexicon::builder::build, lexicon::file, lexicon::graph::Graph, tournament::decide::decide,
    tournament::decide::reveal::placements, tournament::judging::words_in_force::words_in_force,
    tournament::model::actor::Actor, tournament::model::actor::Stamp,
    tournament::model::chance::Seed, tournament::model::command::PlayersCommand,
    tournament::model::event::Event, tournament::model::player::Labels,
    tournament::model::prepared_note::PreparedNote, tournament::model::round::Phase,
    tournament::model::ruling::Ruling, tournament::profile::catalogue,
    tournament::state::tournament::Tournament,
};

const WORDS: &[u8] = include_bytes!("../data/positions/scowl80.lexicon");
/// Every so many words of the list are in: the second searcher looks at every one of them.
const THINNED: usize = 60;
/// A word that is in no list.
pub(crate) const NO_WORD: &str = "ZZAX";

/// The words of the game, fewer than people play with.
pub(crate) fn words() -> Graph {
    let edition = embedded("en-scrabble").unwrap();
    let (_, all) = file::read(&edition, WORDS).unwrap();
    let (mut kept, mut number) = (Vec::new(), 0);
    all.for_each_word(&mut |word| {
        number += 1;
        if word.len() <= 3 || number % THINNED == 0 {
            kept.push(word.to_vec());
        }
    });
    build(kept, |_| ())
}

/// What a slip may say, of each round, and its rack.
pub(crate) struct Script {
    pub(crate) words: Graph,
    checksum: String,
    rounds: Vec<(String, Vec<SlipText>)>,
}

impl Script {
    /// Draws so many rounds and lists what players may find: the top first.
    pub(crate) fn drawn(rounds: usize) -> Self {
        let words = words();
        let mut script = Self { checksum: file::checksum(&words), words, rounds: Vec::new() };
        let (secret, tournament) = ("17".repeat(32), "29".repeat(16));
        let seed = Seed { secret, tournament, ..Seed::default() };
        let mut leader = Playing::drawn_from(seed, &script, "leader", None);
        let nobody = (1, "Nobody".to_owned(), String::new(), 0);
        leader.register(std::iter::once(nobody));
        let mut found = Vec::new();
        for _ in 0..rounds {
            leader.order(&Command::DrawRack);
            let round = leader.state.last_round().unwrap().clone();
            let words = &leader.script.words;
            let ranking = placements(&leader.state, &round, words);
            let edition = &leader.state.edition;
            let text = |one: &flavita::solver::ranking::Ranked| SlipText {
                at: reference::text(edition, one.placement.square, one.placement.direction),
                word: word_text(edition, &one.placement.tiles),
                ..SlipText::default()
            };
            let claimed = |one: &flavita::solver::ranking::Ranked| SlipText {
                claimed: Some(one.points),
                ..text(one)
            };
            let texts = ranking.iter().step_by(ranking.len() / 40 + 1).take(40).map(claimed);
            found.push((round.rack_text.clone(), texts.collect()));
            leader.think();
        }
        drop(leader);
        script.rounds = found;
        script
    }

    /// What a player hands in: the better, the smaller the remainder of his and the round's number.
    pub(crate) fn slip(&self, round: u32, player: u32) -> Option<SlipText> {
        let (rack, texts) = &self.rounds[round as usize - 1];
        let luck = (player.wrapping_mul(2_654_435_761) >> 7) + round * 7_919;
        // Once in a while one player of all finds the top, and in no other round nobody.
        let best = usize::from(round.is_multiple_of(4) && player != round * 37);
        let place = best + (luck % 29) as usize * (luck % 5) as usize / 4;
        let text = texts[place.min(texts.len() - 1)].clone();
        let used_ms = Some(u64::from(luck % 170) * 1_000 + 5_000);
        Some(match luck % 23 {
            0 => return None,
            1 => SlipText::default(),
            2 => SlipText { word: NO_WORD.to_owned(), used_ms, ..text },
            3 => SlipText { word: rack.to_lowercase(), ..text },
            4 => SlipText { used_ms: Some(999_000), ..text },
            5 => SlipText { claimed: text.claimed.map(|points| points + 3), ..text },
            6 => SlipText { legibility: Legibility::Hard, used_ms, ..text },
            7 => SlipText { claimed: None, ..text },
            _ => SlipText { used_ms, ..text },
        })
    }
}

/// A hall that plays, or a big one.
pub(crate) struct Playing<'a> {
    pub(crate) state: Tournament,
    log: Vec<Event>,
    script: &'a Script,
    pub(crate) words: Option<Graph>,
}

impl<'a> Playing<'a> {
    pub(crate) fn new(script: &'a Script, name: &str) -> Self {
        Self::bound(script, name, None)
    }

    /// The same, bound to a prepared game or to none.
    pub(crate) fn bound(script: &'a Script, name: &str, prepared: Option<PreparedNote>) -> Self {
        Self::drawn_from(Seed::default(), script, name, prepared)
    }

    fn drawn_from(
        seed: Seed,
        script: &'a Script,
        name: &str,
        prepared: Option<PreparedNote>,
    ) -> Self {
        let edition = embedded("en-scrabble").unwrap();
        let created = TournamentCreated {
            name: name.to_owned(),
            edition: edition.source.clone(),
            switches: Vec::new(),
            dictionary: DictionaryNote {
                name: "few words".to_owned(),
                words: script.words.words(),
                checksum: script.checksum.clone(),
                choice: WordChoice::default(),
            },
            profile: catalogue::embedded("fisf").unwrap(),
            seed,
            program: "0.1.0".to_owned(),
            meeting: None,
            relayed: None,
            prepared,
        };
        Self {
            state: Tournament::new(&created, &Stamp::default()).unwrap(),
            log: vec![Event::TournamentCreated(Box::new(created))],
            script,
            words: None,
        }
    }

    pub(crate) fn order(&mut self, command: &Command) {
        let words = self.words.as_ref().unwrap_or(&self.script.words);
        let events = decide(&self.state, command, words);
        for event in events.unwrap_or_else(|refusal| panic!("{command:?}: {refusal}")) {
            self.state.apply(&event, &Stamp::default());
            self.log.push(event);
        }
    }

    /// Registers players: number, name, club and category.
    pub(crate) fn register(&mut self, players: impl Iterator<Item = (u32, String, String, u32)>) {
        let entrant = |(number, name, club, category): (u32, String, String, u32)| Entrant {
            number: Some(PlayerNumber(number)),
            details: Details {
                name,
                club,
                labels: Labels { categories: vec![format!("C{category}")], ..Labels::default() },
            },
        };
        let players = players.map(entrant).collect();
        self.order(&Command::Players(PlayersCommand::Register(players)));
    }

    fn think(&mut self) {
        self.order(&Command::OpenRound);
        self.order(&Command::CloseRound { remaining_ms: 0 });
        self.order(&Command::RevealTop);
        if self.state.last_round().unwrap().phase == Phase::Revealed {
            self.order(&Command::PlaceTop { choice: 0, because: String::new() });
        }
    }

    /// Plays the next round with the rack of this one; nobody hands in.
    pub(crate) fn take_rack(&mut self, of_round: u32) {
        let rack = self.script.rounds[of_round as usize - 1].0.clone();
        self.order(&Command::TakeRack {
            rack,
            below_minimum: BelowMinimum::Accept,
            witness: "the same in all halls".to_owned(),
            is_whole: false,
        });
        self.think();
    }

    /// Plays a round; who has which number among all says what he hands in.
    pub(crate) fn round(&mut self, round: u32, everybody: &BTreeMap<u32, u32>) {
        self.take_rack(round);
        for (player, among_all) in everybody {
            let Some(text) = self.script.slip(round, *among_all) else {
                continue;
            };
            if self.state.players[&PlayerNumber(*player)].plays_in(RoundNumber(round)) {
                self.order(&Command::RecordSlip {
                    round: RoundNumber(round),
                    player: PlayerNumber(*player),
                    text,
                    copies: 1,
                });
            }
        }
        self.order(&Command::LockMarking { round: RoundNumber(round) });
    }

    pub(crate) fn rule(&mut self, what: Ruling) {
        let because = "appeal".to_owned();
        self.order(&Command::GiveRuling { what, because });
        self.words = Some(words_in_force(&self.state, &self.script.words));
    }

    pub(crate) fn slip_of(&self, round: u32, player: u32) -> u32 {
        self.state.round(RoundNumber(round)).unwrap().slip_of(PlayerNumber(player)).unwrap().id.0
    }

    pub(crate) fn end(&mut self) {
        self.order(&Command::EndGame);
    }

    /// The log as a file would have it, begun at this moment.
    pub(crate) fn stored(&self, at_ms: i64) -> Vec<StoredEvent> {
        let stored = |event: &Event| {
            let event = to_new_event(event);
            StoredEvent {
                seq: 0,
                batch: 0,
                at_ms,
                actor: Actor::Arbiter.to_string(),
                key: None,
                kind: event.kind,
                version: event.version,
                body: event.body,
                hash: ChainHash::ZERO,
            }
        };
        chained(&self.log.iter().map(stored).collect::<Vec<_>>())
    }

    /// The signed result.
    pub(crate) fn result(&self, hall: &str, at_ms: i64, key: &SecretKey) -> String {
        let told = ResultHeading { hall, name: &self.state.name, tournament: "" };
        write(told, &self.stored(at_ms), key).unwrap()
    }
}

/// The events with their places in one chain; each is a batch by itself.
pub(crate) fn chained(events: &[StoredEvent]) -> Vec<StoredEvent> {
    let mut head = Head::EMPTY;
    let chain = |event: &StoredEvent| {
        let seq = head.seq + 1;
        let event = StoredEvent { seq, batch: seq, ..event.clone() }.chained(head.hash);
        head = event.head();
        event
    };
    events.iter().map(chain).collect()
}

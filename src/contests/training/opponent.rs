//! A computer opponent of a chosen strength, said by how often it finds what: the table
//! [`STRENGTHS`], nowhere else.
//!
//! Of each round two numbers from the seed of the game decide: into which band the slip falls, and
//! which of the placements of that band stands on it. The same seed gives the same slips.

use crate::tables::playing::{Command, Proposal, Table};
use crate::{training::exercise::Exercise, training::source::Basis};
use flavita_game::{Tile, rack_text};
use flavita_lexicon::graph::Graph;
use flavita_solver::{opening, rank, themed};
use flavita_solver::{position::Position, rank::Spread, ranking::Ranked};
use flavita_tournament::model::{Chance, PlacementText, RoundNumber, Seed};
use serde::{Deserialize, Serialize};

/// How strong an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Its stable name.
    pub name: &'static str,
    /// Of a thousand slips, how many lie in each of the [`BANDS`]; the others are empty.
    pub slips: [u32; 5],
}

/// The least points of each band in per cent of the top: the top itself, nearly the top, and so on.
pub const BANDS: [i32; 5] = [100, 85, 65, 40, 0];

/// The strengths that are offered, the weakest first.
pub const STRENGTHS: [Strength; 4] = [
    Strength { name: "beginner", slips: [30, 80, 190, 350, 250] },
    Strength { name: "club", slips: [180, 200, 260, 230, 100] },
    Strength { name: "expert", slips: [450, 230, 190, 100, 25] },
    Strength { name: "champion", slips: [800, 120, 60, 15, 4] },
];

const A_THOUSAND: u32 = 1_000;

impl Strength {
    /// The strength of this name.
    pub fn named(name: &str) -> Option<Self> {
        STRENGTHS.into_iter().find(|one| one.name == name)
    }

    /// What it finds among all placements, best first; `None` where it finds nothing.
    ///
    /// Of a band in which nothing lies it finds the best placement below, or the last of all.
    pub fn find<'f>(
        self,
        found: &'f [Ranked],
        chance: &Chance,
        round: RoundNumber,
    ) -> Option<&'f Ranked> {
        let [luck] = chance.numbers(round, [A_THOUSAND]);
        let mut sums = self.slips.iter().scan(0, |sum, slips| {
            *sum += slips;
            Some(*sum)
        });
        let band = sums.position(|sum| luck < sum)?;
        let top = found.first()?.points;
        let first = found.partition_point(|one| is_above(one.points, top, band));
        let last = found.partition_point(|one| is_above(one.points, top, band + 1));
        let of = &found[first..last];
        if of.is_empty() {
            return found.get(first).or(found.last());
        }
        let count = u32::try_from(of.len()).unwrap_or(u32::MAX);
        let [_, at] = chance.numbers(round, [A_THOUSAND, count]);
        of.get(usize::try_from(at).ok()?)
    }
}

/// Whether points lie above a band; of the first one nothing does, below the last one nothing lies.
fn is_above(points: i32, top: i32, band: usize) -> bool {
    let Some(above) = band.checked_sub(1) else { return false };
    above + 1 >= BANDS.len() || i64::from(points) * 100 >= i64::from(BANDS[above]) * i64::from(top)
}

/// The opponent of a training game.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// The name of its strength.
    pub strength: String,
    /// What its slips come from: the secret of the game's seed.
    pub secret: String,
}

/// A slip of the opponent.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Theirs {
    /// What it laid; `None` where it found nothing.
    pub laid: Option<PlacementText>,
    /// Its points.
    pub points: i32,
}

impl Opponent {
    /// Its slip in the round of this number.
    pub fn slip(&self, basis: Basis<'_>, exercise: &Exercise, number: usize) -> Theirs {
        let rack = exercise.rack.counts();
        let position = Position::new(basis.edition, basis.words, &exercise.board, &rack);
        let found = themed::all(&opening::eased(position), Spread::Nothing);
        let seed = Seed { secret: self.secret.clone(), ..Seed::default() };
        let round = RoundNumber(u32::try_from(number).unwrap_or(u32::MAX));
        let strength = Strength::named(&self.strength);
        let slip = strength.and_then(|one| one.find(&found, &Chance::new(&seed), round));
        slip.map_or_else(Theirs::default, |one| Theirs {
            laid: Some(PlacementText::of(basis.edition, &one.placement)),
            points: one.points,
        })
    }
}

/// What a computer that sits at a table does next: it never contests, and of what can be laid it finds
/// what its strength finds. Its seat stands beside; nothing while others act.
pub fn computed(table: &Table, words: &Graph, chance: &Chance) -> Option<(usize, Command)> {
    let game = &table.game;
    let strength = |seat: usize| {
        let strengths = &table.beginning.computers;
        strengths.get(seat).and_then(|name| Strength::named(name))
    };
    if game.end.is_some() {
        let open = game.open.as_ref().filter(|_| table.is_contestable())?.player;
        let mut others = game.in_game().filter(|seat| *seat != open && !table.accepted[*seat]);
        return others.find(|seat| strength(*seat).is_some()).map(|seat| (seat, Command::Accept));
    }
    let seat = game.on_turn;
    let strength = strength(seat).filter(|_| table.is_running)?;
    let command = match table.proposed {
        Some(_) => Command::Press,
        None => Command::Propose(proposal(table, words, (strength, chance))),
    };
    Some((seat, command))
}

/// A word; where nothing can be laid other tiles, or a pass.
fn proposal(table: &Table, words: &Graph, (strength, chance): (Strength, &Chance)) -> Proposal {
    let (game, rack) = (&table.game, &table.racks[table.game.on_turn]);
    let position = Position::new(&table.edition, words, &game.board, rack);
    let mut found = rank::all(&position, Spread::Nothing).to_vec();
    found.retain(|one| !game.board.is_empty() || one.placement.tiles.len() >= game.opening());
    let chosen = strength.find(&found, chance, RoundNumber(game.turn)).or(found.last());
    let least = (game.rules.exchange_least_in_bag as usize).max(rack.total());
    if let Some(top) = chosen {
        let laid = PlacementText::of(&table.edition, &top.placement);
        Proposal::of("play", &laid.at, &laid.word)
    } else if game.bag() >= least && !game.is_opening() {
        let given: Vec<Tile> = rack.tiles().collect();
        Proposal::of("exchange", "", &rack_text(&table.edition, &given))
    } else {
        Proposal::of("pass", "", "")
    }
}

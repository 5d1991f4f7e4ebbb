//! A game without players, round by round.
//!
//! What decides here is what decides in a tournament: [`Drawing`] gives the racks and the end,
//! [`choice`] the top that is laid. There are no events and no texts, so that a game costs
//! little more than the search for its tops.

use flavita_game::{Bag, Board, Edition, Placement, Tile, TileCounts};
use flavita_lexicon::graph::Graph;
use flavita_solver::{ground::Ground, kept_lanes::KeptLanes, lane::Lane, opening};
use flavita_solver::{position::Position, rank::Spread, ranking::Ranked, themed};
use flavita_tournament::draw::drawing::{Drawing, Drawn, RejectedTiles, anything};
use flavita_tournament::model::{Chance, GameEnd, Refusal, Rejection, RoundNumber, Seed, buy_back};
use flavita_tournament::{draw::source::vowels_by_chance, model::laying};
use flavita_tournament::{
    judging::choice, judging::choice::Choosing, profile::definition::Profile,
};

/// What all games of a series are played by.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// Tiles, board and bonus, as the form of the profile plays them.
    pub edition: &'a Edition,
    /// The words.
    pub words: &'a Graph,
    /// The rules.
    pub profile: &'a Profile,
    /// What is searched in every round.
    pub search: Search,
}

/// What is searched in every round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Search {
    /// The tops: all that a game needs to go on.
    Tops,
    /// Every legal placement, which takes much longer.
    Everything,
}

/// Why a round cannot be played as somebody gives it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotGiven {
    /// A tile that the bag does not hold so often.
    #[error("a tile of the rack is not left")]
    NotInBag(Tile),
    /// The rack has not the right tiles for its place.
    #[error(transparent)]
    Rack(#[from] Refusal),
    /// The rack would go back.
    #[error("the rack would go back into the bag")]
    Rejected(Rejection),
    /// The game is over before it.
    #[error("the game is over before this round")]
    Over(GameEnd),
    /// The placement is not among the best.
    #[error("the placement is no top")]
    NoTop,
}

/// A game on its way.
#[derive(Clone, Debug)]
pub struct Game<'a> {
    rules: Rules<'a>,
    chance: Chance,
    /// The board as it lies now.
    pub board: Board,
    bag: Bag,
    rest: Vec<Tile>,
    last: RoundNumber,
    /// Kept up from round to round.
    lanes: KeptLanes,
}

/// A round that was played.
#[derive(Clone, Debug)]
pub struct PlayedRound {
    /// The racks that went back before.
    pub rejected: Vec<RejectedTiles>,
    /// The tiles of the rack in the order drawn.
    pub rack: Vec<Tile>,
    /// What was found, best first: the tops, or everything by [`Search::Everything`].
    pub found: Vec<Ranked>,
    /// Which of them went on the board, as a place in the list.
    pub laid: usize,
    /// The tiles that went on the board.
    pub tiles: Vec<Tile>,
}

impl PlayedRound {
    /// The points of the top.
    pub fn points(&self) -> i32 {
        self.found.first().map_or(0, |best| best.points)
    }

    /// The tops.
    pub fn tops(&self) -> &[Ranked] {
        choice::tops(&self.found)
    }

    /// The best score below the top, where one was found.
    pub(crate) fn next_points(&self) -> Option<i32> {
        let next = self.found.get(self.tops().len())?;
        Some(next.points)
    }
}

impl<'a> Game<'a> {
    /// A game before its first round.
    pub fn new(rules: Rules<'a>, seed: &Seed) -> Self {
        Self {
            rules,
            chance: Chance::new(seed),
            board: Board::default(),
            bag: Bag::full(rules.edition),
            rest: Vec::new(),
            last: RoundNumber(0),
            lanes: KeptLanes::default(),
        }
    }

    /// How many tiles are not on the board.
    pub fn tiles_left(&self) -> usize {
        self.bag.total()
    }

    /// Plays the next round.
    ///
    /// # Errors
    /// Why the game is over.
    pub fn play_round(&mut self) -> Result<PlayedRound, GameEnd> {
        let search = self.rules.search;
        let mut lanes = std::mem::take(&mut self.lanes);
        let drawn = {
            let lanes = lanes.of(self.ground());
            self.drawing(lanes).draw(&self.chance, 0, |position| found(position, search))
        };
        self.lanes = lanes;
        Ok(self.finish(drawn?, None))
    }

    /// Plays a round with a rack that somebody gives, and lays one of its tops: the one given, else
    /// the one that the rules prefer.
    ///
    /// # Errors
    /// Why this rack cannot come, or that the placement is no top.
    pub(crate) fn play_given(
        &mut self,
        tiles: &[Tile],
        laid: Option<&Placement>,
    ) -> Result<PlayedRound, NotGiven> {
        let mut lanes = std::mem::take(&mut self.lanes);
        let found = self.found_with(tiles, lanes.of(self.ground()));
        self.lanes = lanes;
        let found = found?;
        let place = |laid: &Placement| {
            let mut tops = choice::tops(&found).iter();
            tops.position(|top| top.placement == *laid)
        };
        let place = laid.map(|laid| place(laid).ok_or(NotGiven::NoTop));
        let place = place.transpose()?;
        let drawn = Drawn { rejected: Vec::new(), tiles: tiles.to_vec(), found };
        Ok(self.finish(drawn, place))
    }

    /// What can be laid with a rack that somebody gives.
    fn found_with(&self, tiles: &[Tile], lanes: &[Lane]) -> Result<Vec<Ranked>, NotGiven> {
        let drawing = self.drawing(lanes);
        let taken = self.bag.clone().take_all(tiles.iter().copied());
        taken.map_err(NotGiven::NotInBag)?;
        self.comes_so(&drawing, tiles)?;
        let demand = drawing.requirement().map_err(NotGiven::Over)?;
        let rejection = drawing.rejection(tiles, demand).map_err(NotGiven::Over)?;
        if let Some(rejection) = rejection {
            return Err(NotGiven::Rejected(rejection));
        }
        let (mut board, mut rack) = (self.board.clone(), tiles.to_vec());
        buy_back(&self.rules.profile.form, &mut board, &mut rack);
        let rack: TileCounts = rack.into_iter().collect();
        let position = Position::new(self.rules.edition, self.rules.words, &board, &rack);
        let found = found(&opening::eased(position), self.rules.search);
        found.ok_or(NotGiven::Rejected(Rejection::NoPlacement))
    }

    /// Refuses a rack that does not begin with what stayed on the last one, unless the seed gives it
    /// whole: a rack that went back took the rest with it.
    fn comes_so(&self, drawing: &Drawing<'_>, tiles: &[Tile]) -> Result<(), NotGiven> {
        let Err(refusal) = drawing.source(0).check(tiles) else { return Ok(()) };
        let drawn = drawing.draw(&self.chance, 0, anything);
        let is_given = drawn.is_ok_and(|drawn| drawn.tiles == tiles);
        is_given.then_some(()).ok_or(refusal.into())
    }

    /// Lays a placement of what was found: the one of this place, else the one that the rules prefer.
    fn finish(&mut self, drawn: Drawn<Vec<Ranked>>, laid: Option<usize>) -> PlayedRound {
        let Rules { edition, profile, .. } = self.rules;
        let mut rack = drawn.tiles.clone();
        buy_back(&profile.form, &mut self.board, &mut rack);
        let tops = choice::tops(&drawn.found);
        let choosing = Choosing { edition, rules: profile, board: &self.board, rack: &rack };
        let laid = laid.or_else(|| choosing.unattended(tops)).unwrap_or(0);
        let placement = &drawn.found[laid].placement;
        let tiles = placement.laid(&self.board).map(|(_, tile)| tile.tile());
        let tiles: Vec<Tile> = tiles.collect();
        if profile.form.keeps_rest {
            self.rest = laying::rest(edition, &rack, &self.board, placement);
        }
        laying::lay(edition, &profile.form, &mut self.board, &rack, placement);
        self.bag = Bag::beside(edition, &self.board);
        self.last = self.last.next();
        PlayedRound { rejected: drawn.rejected, rack: drawn.tiles, found: drawn.found, laid, tiles }
    }

    /// The size that the next rack has.
    pub(crate) fn next_rack_size(&self) -> usize {
        self.drawing(&[]).source(0).size()
    }

    fn ground(&self) -> Ground<'_> {
        Ground { edition: self.rules.edition, words: self.rules.words, board: &self.board }
    }

    fn drawing<'b>(&'b self, lanes: &'b [Lane]) -> Drawing<'b> {
        Drawing {
            edition: self.rules.edition,
            words: self.rules.words,
            rules: self.rules.profile,
            board: &self.board,
            bag: &self.bag,
            rest: &self.rest,
            round: self.last.next(),
            vowels: vowels_by_chance(&self.rules.profile.form, &self.chance, self.last.next()),
            lanes: Some(lanes),
        }
    }
}

/// What can be laid, best first; `None` where that is nothing.
pub(super) fn found(position: &Position<'_>, search: Search) -> Option<Vec<Ranked>> {
    let found = match search {
        Search::Tops => themed::top(position, Spread::Nothing),
        Search::Everything => themed::all(position, Spread::Nothing),
    };
    Some(found).filter(|found| !found.is_empty())
}

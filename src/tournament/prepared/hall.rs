//! A prepared game in a hall: the next rack and the placement at the end of a round come from it.

use std::sync::Arc;

use crate::event::Event;
use crate::placing;
use crate::prepared::game::{PreparedGame, PreparedRound};
use crate::prepared::note::PreparedNote;
use crate::referee::Referee;
use crate::refusal::Refusal;
use crate::reveal;
use crate::round::{RackOrigin, Round};
use crate::state::Tournament;
use flavita_game::notation::{parse_rack, rack_text};

/// What a tournament knows of the prepared game that it plays.
#[derive(Clone, Debug, Default)]
pub struct Bound {
    note: Option<PreparedNote>,
    /// The game itself, once it has been opened.
    opened: Option<Arc<PreparedGame>>,
}

impl Bound {
    /// As the first event says.
    pub(crate) fn to(note: Option<&PreparedNote>) -> Self {
        Self {
            note: note.cloned(),
            opened: None,
        }
    }
}

impl Tournament {
    /// The prepared game that this tournament plays, if it plays one.
    #[must_use]
    pub fn prepared_game(&self) -> Option<&PreparedNote> {
        self.prepared.note.as_ref()
    }

    /// Gives the opened game to the state. The caller has compared its bytes with the commitment.
    pub fn entrust_game(&mut self, game: Arc<PreparedGame>) {
        self.prepared.opened = Some(game);
    }

    /// Whether the prepared game has been opened, so that its racks can be drawn.
    #[must_use]
    pub fn is_game_open(&self) -> bool {
        self.prepared.opened.is_some()
    }

    /// Forgets the opened game, for a picture that others may see.
    pub(crate) fn forget_game(&mut self) {
        self.prepared.opened = None;
    }
}

/// The next rack of the prepared game, or its end.
///
/// # Errors
/// While the game is sealed, before the time that the organiser has set, or where the board of
/// this hall is another one.
pub fn draw(state: &Tournament, now_ms: i64) -> Result<Vec<Event>, Refusal> {
    let game = state.prepared.opened.as_ref().ok_or(Refusal::GameSealed)?;
    let round = state.next_round();
    let Some(prepared) = game.round(round) else {
        let because = game.end;
        return Ok(vec![Event::GameEnded { because }]);
    };
    let opening = state.prepared_game().and_then(|note| note.opens.as_ref());
    if let Some(opens_ms) = opening.map(|opening| opening.of_round(round))
        && now_ms < opens_ms
    {
        return Err(Refusal::TooEarly { round, opens_ms });
    }
    let rack = parse_rack(&state.edition, &prepared.rack);
    let rack = rack.map_err(|_error| Refusal::OtherBoard(round))?;
    let tiles = rack.tiles().iter().copied();
    let taken = state.bag().take_all(tiles);
    taken.map_err(|_tile| Refusal::OtherBoard(round))?;
    Ok(vec![Event::RackDrawn {
        round,
        rack: rack_text(&state.edition, rack.tiles()),
        origin: RackOrigin::Prepared,
    }])
}

/// The events that announce a round's top and lay the placement of the prepared game.
///
/// Where the round is not of the game, or its placement cannot lie on this hall's board, they are
/// those of any tournament.
#[must_use]
pub fn announce(state: &Tournament, round: &Round, referee: Referee<'_>) -> Vec<Event> {
    let given = reveal(state, round, referee);
    given.unwrap_or_else(|| reveal::reveal(state, round, referee))
}

/// As [`announce`]; `None` where the prepared game says nothing that can be done.
#[must_use]
pub fn reveal(state: &Tournament, round: &Round, referee: Referee<'_>) -> Option<Vec<Event>> {
    let laid = &prepared(state, round)?.laid;
    let placed = placing::given(state, round, referee, &laid.at, &laid.word).ok()?;
    let (_, tops) = reveal::tops(state, round, referee);
    let round = round.number;
    Some(vec![Event::TopRevealed { round, tops }, placed])
}

/// The round of the opened game that a round of the hall is.
fn prepared<'a>(state: &'a Tournament, round: &Round) -> Option<&'a PreparedRound> {
    if round.origin != RackOrigin::Prepared {
        return None;
    }
    state.prepared.opened.as_ref()?.round(round.number)
}

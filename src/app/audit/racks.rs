//! Racks in the check of a log: drawn again from the seed, or looked at by the rules; of a prepared game
//! what the opened game says, where it is at hand.

use crate::audit::log::Audit;
use flavita_game::rack_text;
use flavita_tournament::decide::{prepared, racks, refused};
use flavita_tournament::model::log_difference::{Again, Differing, Found};
use flavita_tournament::model::{BelowMinimum, Chance, Event, PlacedTop, RackOrigin, Refusal};
use flavita_tournament::{decide::vowels::choices, draw::source::vowels_by_chance, model::Round};

impl Audit<'_> {
    /// A rack that was taken or sent back.
    pub(crate) fn rack(&mut self, event: &Event, rack: &str, origin: &RackOrigin) -> Found {
        match origin {
            RackOrigin::Program { attempt } => self.drawn_rack(event, rack, *attempt),
            RackOrigin::Hand { .. } => self.rack_by_hand(event, rack, origin),
            // One of another hall could be drawn here.
            RackOrigin::Relayed => {
                like_first(Again::RackRelayed, event, racks::take_relayed(&self.state, rack))
            }
            RackOrigin::Prepared => self.prepared_rack(event),
        }
    }

    /// A rack that the program drew: the seed gives it again, and every rejection before it.
    fn drawn_rack(&mut self, event: &Event, rack: &str, attempt: u32) -> Found {
        if self.state.drawing_seed().is_none() {
            self.lacks_secret = true;
            return None;
        }
        if self.words.is_some() {
            return self.drawn(event);
        }
        let state = &self.state;
        if state.profile.form.explosive {
            // Which tile comes last only the words can say.
            return None;
        }
        let next = state.next_round();
        let again = rack_text(&state.edition, &racks::attempted(state, attempt)?);
        Differing::between(Again::Rack(next), &rack.to_owned(), &again)
    }

    /// How many vowels come out of two bags: as chance says, or the arbiter, who may not say more.
    pub(crate) fn vowels_set(&mut self, vowels: usize) -> Found {
        let state = &self.state;
        let found = if let Some((choices, _)) = choices(state) {
            choices.contains(&vowels).then_some(vowels)
        } else if let Some(seed) = state.drawing_seed() {
            vowels_by_chance(&state.profile.form, &Chance::new(&seed), state.next_round())
        } else {
            self.lacks_secret = true;
            return None;
        };
        let named = |vowels: usize| vowels.to_string();
        Differing::between(Again::Vowels, &Some(named(vowels)), &found.map(named))
    }

    /// What the seed gives next: rejections, a rack, or the end.
    pub(crate) fn drawn(&mut self, event: &Event) -> Found {
        let words = self.words()?;
        self.state.drawing_seed()?;
        if self.draw.is_empty() {
            self.draw = racks::draw(&self.state, words).unwrap_or_default().into();
        }
        let again = self.draw.pop_front();
        let difference = Differing::between(Again::Draw, &Some(event), &again.as_ref());
        if difference.is_some() {
            self.draw.clear();
        }
        difference
    }

    /// A rack from a physical bag: its rejection was the rules', and its tiles were in the bag. One
    /// that was taken may have been accepted by the arbiter.
    fn rack_by_hand(&self, event: &Event, rack: &str, origin: &RackOrigin) -> Found {
        let words = self.words()?;
        let take = |below_minimum| {
            racks::take(&self.state, words, rack, below_minimum, origin.clone()).ok()?.pop()
        };
        if let Event::RackRejected { because, .. } = event {
            let again = take(BelowMinimum::Reject);
            let again = again.as_ref().and_then(|again| {
                if let Event::RackRejected { because, .. } = again { Some(because) } else { None }
            });
            return Differing::between(Again::RackReturned, &Some(because), &again);
        }
        let again = take(BelowMinimum::Accept);
        Differing::between(Again::RackByHand, &Some(event), &again.as_ref())
    }

    /// A rack that the arbiter refused: he could, or the other hall's could.
    pub(crate) fn refused_rack(&self, event: &Event, reason: &str) -> Found {
        let refuse =
            if self.state.relayed.is_some() { refused::refuse_relayed } else { refused::refuse };
        like_first(Again::RackRefused, event, refuse(&self.state, reason))
    }

    /// A rack of the prepared game, or its end: the opened game says the same. Where that is not
    /// here it is as good as a rack given by hand.
    pub(crate) fn prepared_rack(&mut self, event: &Event) -> Found {
        if self.state.prepared_game().is_none() {
            return Some(Differing::NotPrepared);
        }
        if !self.state.is_game_open() {
            self.lacks_secret = true;
            return None;
        }
        like_first(Again::PreparedGame, event, prepared::draw(&self.state, i64::MAX))
    }

    /// What was laid in a round of the prepared game: what stands in it, where it is here and can
    /// lie on this board.
    pub(crate) fn prepared_placement(&self, round: &Round, placed: &PlacedTop) -> Found {
        let events = prepared::reveal(&self.state, round, self.words()?)?;
        let again = events.iter().find_map(|event| {
            if let Event::TopPlaced { placed, .. } = event { Some(placed) } else { None }
        });
        Differing::between(Again::PreparedPlacement, &Some(placed), &again)
    }
}

/// Where the first event that is decided again is another one.
fn like_first(of: Again, event: &Event, again: Result<Vec<Event>, Refusal>) -> Found {
    let again = again.unwrap_or_default();
    Differing::between(of, &Some(event), &again.first())
}

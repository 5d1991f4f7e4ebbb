//! What the rulings in force come to.

use crate::model::{Given, PlayerNumber, Round, RoundNumber, RuledWords, Ruling, Slip, SlipNumber};
use crate::{model::mean, state::tournament::Tournament};
use std::sync::Arc;

impl Tournament {
    /// The rulings in force, in the order in which they were given.
    #[must_use = "it only looks"]
    pub fn rulings_in_force(&self) -> impl DoubleEndedIterator<Item = &Given> {
        self.rulings.iter().filter(|given| given.is_in_force())
    }

    /// The words that are ruled on.
    pub fn ruled_words(&self) -> RuledWords {
        let on_words = self.rulings_in_force().filter_map(|given| given.what.on_word());
        Arc::new(on_words.map(|(word, counts)| (word.to_owned(), counts)).collect())
    }

    /// The ruling that says what a slip is worth, if there is one.
    pub fn ruling_on_slip(&self, id: SlipNumber) -> Option<&Given> {
        let is_on_it =
            |given: &&Given| matches!(given.what, Ruling::SlipJudged { slip, .. } if slip == id);
        self.rulings_in_force().rfind(is_on_it)
    }

    /// Whether a round counts for nobody.
    pub fn is_annulled(&self, number: RoundNumber) -> bool {
        let annuls = |given: &Given| given.what == Ruling::RoundAnnulled { round: number };
        self.rulings_in_force().any(annuls)
    }

    /// The penalties and bonuses of a player after a round: those for later rounds do not count
    /// yet.
    pub fn ruled_points(&self, of: PlayerNumber, after: RoundNumber) -> i32 {
        let points = self.rulings_in_force().filter_map(|given| {
            let Ruling::PointsGiven { player, round, points } = given.what else { return None };
            (player == of && round.unwrap_or_default() <= after).then_some(points)
        });
        points.sum()
    }

    /// The rulings by which the arbiter warned a player in a round.
    #[must_use = "it only looks"]
    pub fn warnings_given(
        &self,
        player: PlayerNumber,
        round: RoundNumber,
    ) -> impl Iterator<Item = &Given> {
        let warning = Ruling::WarningGiven { player, round };
        self.rulings_in_force().filter(move |given| given.what == warning)
    }

    /// The mean that stands in for a player's slip in a round; `None` where none was granted, and
    /// where the slip scores all the same.
    pub(crate) fn mean_of(&self, round: &Round, player: PlayerNumber) -> Option<i32> {
        let number = round.number;
        let granted = Ruling::MeanGranted { player, round: number };
        let slip: &Slip = round.slip_of(player)?;
        let is_granted = self.rulings_in_force().any(|given| given.what == granted);
        (is_granted && slip.verdict.points == 0).then(|| self.mean_of_the_others(round, slip))
    }

    /// The mean points of the other players of a round whose slips the same person recorded, rounded
    /// half up; 0 where there are none (FISF: "la moyenne des scores des joueurs de cet arbitre").
    pub(crate) fn mean_of_the_others(&self, round: &Round, slip: &Slip) -> i32 {
        let others = self.players_in(round.number).filter_map(|player| {
            let other = round.slip_of(player.number)?;
            let is_one = other.player != slip.player && other.recorded_by == slip.recorded_by;
            is_one.then_some(i64::from(other.verdict.points))
        });
        i32::try_from(mean(others)).expect("a mean lies between the points")
    }
}

//! What pictures over the rounds have in common: rounds from the left, values from below.

use crate::pictures::canvas::{Anchor, Canvas, Point};
use crate::pictures::{ink::Ink, picture::Subject, picture::WIDTH, scale::Scale};
use flavita_tournament::{model::ids::RoundNumber, results::statistics::distribution::round_step};

/// Where the values begin.
const LEFT: i64 = 46;
/// The least room between the numbers of two rounds.
const LEAST_ROOM: i64 = 26;

/// The field in which values are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chart {
    /// How wide the whole picture is.
    pub(super) width: i64,
    /// Its left edge.
    pub(super) left: i64,
    /// Its right edge.
    pub(super) right: i64,
    /// Its upper edge.
    pub(super) top: i64,
    /// Its lower edge.
    pub(super) bottom: i64,
}

impl Chart {
    /// A field with so much room on its right, and so high that `bottom` is its lower edge.
    pub(super) fn new(beside: i64, bottom: i64) -> Self {
        Self::within(WIDTH, beside, bottom)
    }

    /// The same in a picture of another width.
    pub(super) fn within(width: i64, beside: i64, bottom: i64) -> Self {
        Self { width, left: LEFT, right: width - beside, top: 24, bottom }
    }

    /// Lines across at these values, with what each is called.
    pub(super) fn lines(
        &self,
        canvas: &mut Canvas,
        ticks: &[i64],
        named: impl Fn(i64) -> String,
    ) -> Scale {
        let ends = (*ticks.first().unwrap_or(&0), *ticks.last().unwrap_or(&1));
        let scale = Scale::new(ends, (self.bottom, self.top));
        for tick in ticks {
            let y = scale.at(*tick);
            let ink = if *tick == 0 { Ink::AXIS } else { Ink::GRID };
            canvas.line(ink, (self.left, y), (self.right, y));
            canvas.text(Ink::QUIET, Anchor::End, (self.left - 6, y + 4), &named(*tick));
        }
        scale
    }

    /// The columns of so many rounds: the left edge of the n-th and its width, with a gap beside
    /// it.
    pub(super) fn column(&self, at: usize, of: usize) -> (i64, i64) {
        let scale = Scale::new((0, whole(of)), (self.left + 4, self.right));
        let (from, to) = (scale.at(whole(at)), scale.at(whole(at) + 1));
        let gap = ((to - from) / 5).clamp(1, 14);
        let width = (to - from - gap).clamp(1, 56);
        (from + (to - from - width) / 2, width)
    }

    /// The middle of the n-th column.
    pub(super) fn middle(&self, at: usize, of: usize) -> i64 {
        let (left, width) = self.column(at, of);
        left + width / 2
    }

    /// The numbers of the rounds below their columns, as many as there is room for, and what they
    /// are.
    pub(super) fn round_numbers(&self, canvas: &mut Canvas, subject: &Subject<'_>) {
        let rounds = &subject.figures.rounds;
        let place = |at: usize| self.middle(at, rounds.len());
        self.numbers(canvas, subject, place);
    }

    /// The numbers of the rounds, each below its place.
    pub(super) fn numbers(
        &self,
        canvas: &mut Canvas,
        subject: &Subject<'_>,
        place: impl Fn(usize) -> i64,
    ) {
        let numbers = subject.figures.rounds.iter().map(|round| round.number);
        let length = (self.right - self.left).max(1);
        let step = round_step(whole(numbers.len()), (length / LEAST_ROOM).max(1));
        // Where every second one is shown, the first would touch the second.
        let is_first = |number: RoundNumber| number == RoundNumber(1) && step > 2;
        let is_shown = |number: RoundNumber| is_first(number) || i64::from(number.0) % step == 0;
        for (at, number) in numbers.enumerate().filter(|(_, number)| is_shown(*number)) {
            let at = (place(at), self.bottom + 18);
            canvas.text(Ink::QUIET, Anchor::Middle, at, &number.to_string());
        }
        let at: Point = (i64::midpoint(self.left, self.right), self.bottom + 36);
        canvas.text(Ink::QUIET, Anchor::Middle, at, &subject.say("picture-rounds"));
    }
}

pub(super) fn whole(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

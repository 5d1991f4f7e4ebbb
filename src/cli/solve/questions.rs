//! Positions as they come on standard input.

use crate::{error::CliError, worded::worded};
use flavita_game::{Board, Edition, SIDE, TileCounts, parse_board, parse_rack};
use std::{io, io::BufRead, sync::mpsc::Receiver, sync::mpsc::sync_channel, thread};

/// How many lines wait at most to be taken.
const WAITING: usize = 512;
/// More tiles than a line of the board has squares can never be laid.
const MOST_TILES: usize = SIDE;

/// A position as it was read.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) board: Board,
    pub(super) rack: TileCounts,
}

/// The positions on standard input.
#[derive(Debug)]
pub(super) struct Questions<'a> {
    edition: &'a Edition,
    lines: Receiver<io::Result<String>>,
    /// The number of the last line taken.
    number: usize,
}

/// What comes after some positions.
#[derive(Debug)]
pub(super) enum Then {
    More,
    End,
    Fault(CliError),
}

impl<'a> Questions<'a> {
    /// Begins to read; lines are read ahead while others are answered, though not many.
    pub(super) fn read(edition: &'a Edition) -> Self {
        let (sender, lines) = sync_channel(WAITING);
        thread::spawn(move || {
            let mut all = io::stdin().lock().lines();
            // Nobody takes a line any more after a fault.
            while all.next().is_some_and(|line| sender.send(line).is_ok()) {}
        });
        Self { edition, lines, number: 0 }
    }

    /// The positions that have come, at most so many, and what comes after them; waits for the first,
    /// never for another: who writes them one by one and waits for each answer gets it.
    pub(super) fn next(&mut self, most: usize) -> (Vec<Question>, Then) {
        let mut questions = Vec::new();
        let mut line = self.lines.recv().ok();
        while let Some(text) = line {
            self.number += 1;
            match self.question(text) {
                Ok(question) => questions.extend(question),
                Err(fault) => return (questions, Then::Fault(fault)),
            }
            if questions.len() == most {
                break;
            }
            line = self.lines.try_recv().ok();
            if line.is_none() && questions.is_empty() {
                line = self.lines.recv().ok();
            }
        }
        let then = if questions.is_empty() { Then::End } else { Then::More };
        (questions, then)
    }

    /// Reads a line; an empty one is no question.
    fn question(&self, text: io::Result<String>) -> Result<Option<Question>, CliError> {
        let line = self.number;
        let input = told!("cli-input");
        let fault = |reason: String| CliError::in_line(&input, line, &reason);
        let text = text.map_err(|error| fault(worded(&error)))?;
        if text.trim().is_empty() {
            return Ok(None);
        }
        // What some editors put before a file's first letter.
        let mut parts = text.trim_start_matches('\u{feff}').split_whitespace();
        let (Some(board), Some(rack), None) = (parts.next(), parts.next(), parts.next()) else {
            return Err(fault(told!("cli-question")));
        };
        let board = parse_board(self.edition, board).map_err(|error| fault(worded(&error)))?;
        let rack = parse_rack(self.edition, rack).map_err(|error| fault(worded(&error)))?;
        let tiles = rack.tiles().len();
        if tiles > MOST_TILES {
            return Err(fault(told!("cli-question-rack", n = tiles, of = MOST_TILES)));
        }
        let rack = rack.counts();
        Ok(Some(Question { board, rack }))
    }
}

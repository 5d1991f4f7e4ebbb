// The phone's draft of a placement.

import assert from "node:assert/strict";
import { test } from "node:test";

import {
  SIDE, freeSquares, laidSquares, lay, newDraft, nextSquare, nudge, reference, spell, takeBack, tap, written,
} from "../../static/draft.js";

const ROWS = [..."АБВГДЕЖЗИКЛМНОП"];

function board(words = []) {
  const squares = Array.from({ length: SIDE }, () => Array(SIDE).fill(null));
  for (const [row, column, down, word] of words) {
    [...word].forEach((letter, i) => {
      const label = letter.toUpperCase();
      squares[row + (down ? i : 0)][column + (down ? 0 : i)] = { label, blank: letter !== label };
    });
  }
  return squares;
}

function laid(draft, squares, word) {
  return [...word].reduce((now, label, place) => lay(now, squares, { place, label, blank: false }), draft);
}

test("a second tap on the same square turns the direction, another square keeps it", () => {
  const across = tap(newDraft(), 7, 7);
  assert.equal(across.down, false);
  const down = tap(across, 7, 7);
  assert.equal(down.down, true);
  assert.equal(tap(down, 3, 5).down, true);
});

test("tiles skip the squares that are taken, and the word has both", () => {
  const squares = board([[7, 3, false, "ПОЕЗД"]]);
  const draft = laid(tap(tap(newDraft(), 4, 5), 4, 5), squares, "МЯТЖ");
  assert.deepEqual(laidSquares(draft, squares).map(([row, column]) => [row, column]), [[4, 5], [5, 5], [6, 5], [8, 5]]);
  const found = spell(draft, squares);
  assert.equal(found.word, "МЯТЕЖ");
  assert.equal(reference(found.row, found.column, true, ROWS), "6Д");
});

test("a word that goes on from letters before it begins with them", () => {
  const squares = board([[7, 3, false, "ПОЕЗД"]]);
  const found = spell(laid(tap(newDraft(), 7, 8), squares, "А"), squares);
  assert.deepEqual(found, { row: 7, column: 3, word: "ПОЕЗДА" });
  assert.equal(reference(found.row, found.column, false, ROWS), "З4");
});

test("a beginning on a taken square lays from the next free one on", () => {
  const squares = board([[7, 3, false, "ПОЕЗД"]]);
  const found = spell(laid(tap(newDraft(), 7, 4), squares, "А"), squares);
  assert.equal(found.word, "ПОЕЗДА");
});

test("blanks are small, tiles of several letters stand in brackets", () => {
  assert.equal(written({ label: "Л", blank: true }), "л");
  assert.equal(written({ label: "SZ", blank: false }), "[SZ]");
  assert.equal(written({ label: "SZ", blank: true }), "[sz]");
  const squares = board([[0, 0, false, "Дом"]]);
  assert.equal(spell(laid(tap(newDraft(), 0, 3), squares, "А"), squares).word, "ДомА");
  const blanks = [["а", 0], ["SZ", 1]].reduce((draft, [label, place]) => lay(draft, board(), { place, label: label.toUpperCase(), blank: true }), tap(newDraft(), 0, 3));
  assert.equal(spell(blanks, board()).word, "(а)(sz)", "small letters alone would be a word without blanks");
});

test("no more tiles are laid than there is room, and none twice", () => {
  const squares = board();
  const draft = laid(tap(newDraft(), 0, 12), squares, "АБВГД");
  assert.equal(draft.laid.length, 3);
  assert.equal(nextSquare(draft, squares), null);
  const once = lay(tap(newDraft(), 0, 0), squares, { place: 4, label: "А", blank: false });
  assert.equal(lay(once, squares, { place: 4, label: "А", blank: false }).laid.length, 1);
  assert.equal(takeBack(once).laid.length, 0);
});

test("a nudge takes the tiles along, and stops at the edge", () => {
  const squares = board();
  const draft = laid(tap(newDraft(), 0, 11), squares, "АБВГ");
  assert.deepEqual(nudge(draft, squares, 0, 1).laid.length, 3);
  assert.equal(nudge(draft, squares, -1, 0).row, 0);
  assert.equal(freeSquares(nudge(draft, squares, 1, -1), squares).length, 5);
});

test("nothing is spelled before a square is chosen and a tile laid", () => {
  assert.equal(spell(newDraft(), board()), null);
  assert.equal(spell(tap(newDraft(), 1, 1), board()), null);
  assert.equal(lay(newDraft(), board(), { place: 0, label: "А", blank: false }).laid.length, 0);
});

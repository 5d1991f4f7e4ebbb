import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { layTile, moved, newPen, readBoard, takeOff, typeLetter, writeBoard } from "../../static/cgp.js";

const EMPTY = Array(15).fill("15").join("/");
const HUNGARIAN = ["A", "C", "CS", "E", "G", "GY", "K", "S", "SZ", "Z", "É"];

function type(pen, letters, labels) {
  return [...letters].reduce((at, letter) => typeLetter(at, letter, letter !== letter.toLowerCase(), labels), pen);
}

const board = (pen) => writeBoard(pen.rows);

test("a board reads back as it was written, with blanks and tiles of several letters", () => {
  const text = `15/3[SZ]ó[sz]9/A13É/${Array(12).fill("15").join("/")}`;
  const rows = readBoard(text);
  assert.deepEqual(rows[1][3], { label: "SZ", blank: false });
  assert.deepEqual(rows[1][5], { label: "SZ", blank: true });
  assert.equal(writeBoard(rows), text);
  assert.equal(writeBoard(readBoard(` ${text} ABC/ 0/0 0`)), text, "what stands behind the board is not the board's");
  assert.equal(writeBoard(readBoard("")), EMPTY);
});

test("the boards of the positions read back as they were written", () => {
  const lines = ["en-scowl80", "ru-opencorpora"].flatMap((name) => {
    const file = new URL(`../data/positions/${name}.tsv`, import.meta.url);
    return readFileSync(file, "utf8").split("\n").filter((line) => line && !line.startsWith("#"));
  });
  assert.ok(lines.length > 100);
  for (const line of lines) {
    const text = line.split("\t")[1];
    assert.equal(writeBoard(readBoard(text)), text);
  }
});

test("what is no board is none", () => {
  for (const text of ["15/15", EMPTY.replace("15", "14"), EMPTY.replace("15", "7!7"), EMPTY.replace("15", "999999999999"), EMPTY.replace("15", "14[SZ")]) {
    assert.equal(readBoard(text), null, text);
  }
});

test("letters go on square by square, across or down, and stop at the edge", () => {
  const pen = type(newPen(readBoard("")), "caTs", ["A", "C", "S", "T"]);
  assert.match(board(pen), /^(15\/){7}7CAtS4\//);
  assert.deepEqual([pen.row, pen.column], [7, 11]);
  const down = type({ ...moved(newPen(readBoard("")), 13, 0), down: true }, "cats", ["A", "C", "S", "T"]);
  assert.match(board(down), /\/C14\/S14$/);
  assert.equal(typeLetter(pen, "!", false, ["A"]), null);
});

test("letters of one tile become that tile until the pen is moved", () => {
  const labels = HUNGARIAN;
  const pen = type(newPen(readBoard("")), "szé", labels);
  assert.match(board(pen), /7\[SZ\]É6/);
  const apart = typeLetter(moved(type(newPen(readBoard("")), "s", labels), 7, 8), "z", false, labels);
  assert.match(board(apart), /7SZ6/);
  const blank = type(newPen(readBoard("")), "Sz", labels);
  assert.match(board(blank), /7\[sz\]7/, "it is a blank as its first letter was");
  assert.equal(typeLetter(newPen(readBoard("")), "y", false, labels), null);
});

test("Ё is Е where there is no tile Ё", () => {
  assert.match(board(type(newPen(readBoard("")), "ё", ["Е", "Ж"])), /7Е7/);
  assert.match(board(type(newPen(readBoard("")), "ё", ["Е", "Ё"])), /7Ё7/);
});

test("a word typed over what lies there leaves its blanks, and another letter takes its place", () => {
  const rows = readBoard(EMPTY.replace("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/15/7Ab6"));
  assert.match(board(type(newPen(rows), "ab", ["A", "B", "C"])), /7Ab6/);
  assert.match(board(type(newPen(rows), "cb", ["A", "B", "C"])), /7Cb6/);
});

test("a tile is taken off where the pen is, else the one before it", () => {
  const pen = layTile(layTile(newPen(readBoard("")), "A", false), "SZ", true);
  const once = takeOff(pen);
  assert.match(board(once), /7A7/);
  assert.deepEqual([once.row, once.column], [7, 8]);
  assert.equal(board(takeOff(once)), EMPTY);
  assert.equal(board(takeOff(moved(pen, 7, 7))).includes("[sz]"), true);
});

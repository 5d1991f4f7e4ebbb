// Most of what laying does is tested where players use it: phone.test.mjs and training.test.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, setStage } from "./stage.mjs";

const LABELS = [..."ABCDEFGHIJKLMNO"];

/** A board with a tile on H8, a rack of A and B, and what the page was told. */
async function stageOfRound() {
  const rows = LABELS.map((label) => {
    const row = new Part();
    row.parts[".cell"] = Array.from({ length: 15 }, () => new Part({ is: [".own-board .cell"] }));
    for (const cell of row.parts[".cell"]) cell.closest = (selector) => (selector === ".board-row" ? row : selector.includes(".cell") ? cell : null);
    row.label = new Part({ textContent: label });
    return row;
  });
  const tile = rows[7].parts[".cell"][7];
  tile.classList.add("tile");
  tile.parts.b = new Part({ textContent: "C" });
  const keys = [..."AB"].map((label, place) => new Part({ is: ["button"], data: { place: String(place), label } }));
  const area = new Part({ data: { round: "1" }, parts: { "[data-place]": keys } });
  const stage = setStage({ "[data-draft]": area, "[data-letters]": new Part({ open: false }), ".own-board .board-row": rows, ".own-board .board-row > i": rows.map((row) => row.label) });
  const told = [];
  const { startLaying } = await import("../../static/laying.js");
  const laying = startLaying({ show: (_area, said) => told.push(said), send: () => told.push("sent") });
  laying.look();
  return { stage, area, keys, told, laying, tap: (row, column) => stage.send("click", rows[row].parts[".cell"][column]) };
}

test("a tile on the board is part of the word, wherever the word was begun", async () => {
  const { stage, keys, told, laying, tap } = await stageOfRound();
  assert.deepEqual(told.at(-1), { at: "", word: null, down: false });
  await tap(7, 6);
  await stage.send("click", keys[0]);
  await stage.send("click", keys[1]);
  assert.deepEqual(laying.said(), { at: "H7", word: "ACB", down: false });
  assert.deepEqual(told.at(-1), laying.said());
});

test("Enter sends, and nothing is laid while the area is hidden", async () => {
  const { stage, area, told, laying, tap } = await stageOfRound();
  await tap(7, 6);
  await stage.send("keydown", new Part(), { key: "a" });
  await stage.send("keydown", new Part(), { key: "Enter" });
  assert.deepEqual(told.filter((one) => one === "sent"), ["sent"]);
  area.hidden = true;
  await stage.send("keydown", new Part(), { key: "b" });
  assert.equal(laying.said().word, "AC");
  laying.begin();
  assert.deepEqual(laying.said(), { at: "", word: null, down: false });
});

test("the tile out of the bag is any letter, asked for or typed, and one alone", async () => {
  const { stage, area, keys, laying, tap } = await stageOfRound();
  const added = new Part({ is: ["button"], data: { place: "2", label: "", added: "" } });
  const letter = new Part({ is: ["button"], data: { letter: "D" } });
  const question = new Part({ textContent: "blank?" });
  const dialog = stage.document.querySelector("[data-letters]");
  Object.assign(dialog.parts, { p: question, "[data-letter]": [letter] });
  Object.assign(dialog, { showModal: () => (dialog.open = true), close: () => (dialog.open = false) });
  Object.assign(area.parts, { "[data-place]": [...keys, added], "[data-added]": [added] });
  added.title = "from the bag";
  await tap(7, 8);
  await stage.send("click", keys[0]);
  await stage.send("click", added);
  assert.equal(question.textContent, "from the bag");
  await stage.send("click", letter);
  assert.deepEqual(laying.said(), { at: "H8", word: "CAD", down: false });
  await tap(7, 6);
  for (let twice = 0; twice < 2; twice += 1) await stage.send("keydown", new Part(), { key: "d" });
  assert.equal(laying.said().word, "DC");
});

test("the key of a blank that is bought shares the place of the letter that it costs", async () => {
  const { stage, area, keys, laying, tap } = await stageOfRound();
  const bought = new Part({ is: ["button"], data: { place: "0", label: "", blank: "" } });
  const letter = new Part({ is: ["button"], data: { letter: "D" } });
  const dialog = stage.document.querySelector("[data-letters]");
  Object.assign(dialog, { showModal: () => (dialog.open = true), close: () => (dialog.open = false) });
  Object.assign(area.parts, { "[data-place]": [...keys, bought] });
  await tap(7, 8);
  await stage.send("click", bought);
  await stage.send("click", letter);
  assert.deepEqual(laying.said(), { at: "H8", word: "Cd", down: false });
  assert.deepEqual(keys.map((key) => key.classList.contains("laid")), [true, false]);
  await stage.send("click", keys[0]);
  await stage.send("keydown", new Part(), { key: "a" });
  assert.equal(laying.said().word, "Cd");
});

test("no more tiles are laid than the form of the game allows", async () => {
  const { stage, area, keys, laying, tap } = await stageOfRound();
  area.parts["[data-most]"] = new Part({ data: { most: "1" } });
  await tap(7, 8);
  await stage.send("click", keys[0]);
  await stage.send("click", keys[1]);
  await stage.send("keydown", new Part(), { key: "b" });
  assert.equal(laying.said().word, "CA");
  assert.deepEqual(keys.map((key) => key.getAttribute("aria-disabled")), ["true", "true"]);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const LABELS = [..."ABCDEFGHIJKLMNO"];

async function round({ clock = null, at = "", word = "" } = {}) {
  const rows = LABELS.map((label) => {
    const row = new Part({ parts: { "> i": new Part({ textContent: label }) } });
    row.parts[".cell"] = Array.from({ length: 15 }, () => new Part({ is: [".own-board .cell"] }));
    for (const cell of row.parts[".cell"]) cell.closest = (selector) => (selector === ".board-row" ? row : selector.includes(".cell") ? cell : null);
    return row;
  });
  const keys = [..."AB"].map((label, place) => new Part({ is: ["button"], data: { place: String(place), label } }));
  const hint = new Part({ data: { sayTurnDown: "down", sayTurnAcross: "across" } });
  const form = new Part({ elements: { at: new Part({ value: at }), word: new Part({ value: word }), over: new Part() }, sent: [] });
  form.requestSubmit = () => form.sent.push([form.elements.at.value, form.elements.word.value, form.noValidate ?? false, form.elements.over.value]);
  const stage = setStage({
    "[data-alone]": form, "[data-draft-hint]": hint, "[data-draft]": new Part({ data: { round: "1" }, parts: { "[data-place]": keys } }),
    "[data-letters]": new Part({ open: false }), ".own-board .board-row": rows, ".own-board .board-row > i": rows.map((row) => row.parts["> i"]),
    ...(clock && { "[data-clock]": clock }),
  });
  await load("training.js");
  return { stage, form, hint, keys, tap: (row, column) => stage.send("click", rows[row].parts[".cell"][column]) };
}

test("what is tapped stands on the slip, and what was typed before stays until then", async () => {
  const { stage, form, hint, keys, tap } = await round({ at: "H8", word: "AB" });
  assert.deepEqual([form.elements.at.value, form.elements.word.value], ["H8", "AB"]);
  await tap(6, 6);
  assert.deepEqual([form.elements.at.value, form.elements.word.value], ["G7", ""]);
  assert.equal(hint.textContent, "→ down");
  await tap(6, 6);
  await stage.send("click", keys[1]);
  assert.deepEqual([form.elements.at.value, form.elements.word.value], ["7G", "B"]);
  await stage.send("keydown", new Part(), { key: "Enter" });
  assert.deepEqual(form.sent, [["7G", "B", false, ""]]);
});

test("when time is up the slip goes as it stands, even an empty one", async () => {
  const { stage, form } = await round();
  await stage.send("clock-phase", stage.document, { detail: "call" });
  assert.deepEqual(form.sent, []);
  await stage.send("clock-phase", stage.document, { detail: "over" });
  assert.deepEqual(form.sent, [["", "", true, "1"]]);
});

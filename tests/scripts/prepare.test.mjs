// Games are played, and the page tells how far they are.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage, settle } from "./stage.mjs";

async function page(isRunning = true) {
  const [bar, sentence, waits] = [new Part({ value: 0 }), new Part(), new Part()];
  const card = new Part({ parts: { progress: bar, "[data-run-sentence]": sentence, "[data-run-waits]": waits } });
  const stage = setStage(isRunning ? { "[data-run]": card } : {}, { path: "/prepare" });
  await load("prepare.js");
  const pass = async (answer) => {
    stage.answer = answer;
    await stage.pass(1000);
    await settle();
  };
  return { stage, bar, sentence, waits, pass };
}

const state = (played, more = {}) => ({ played, games: 500, sentence: `${played} of 500`, waits: "", is_over: false, ...more });

test("bar and sentence follow the run, and its end brings what was found", async () => {
  const { stage, bar, sentence, waits, pass } = await page();
  await pass(state(12));
  assert.deepEqual([bar.value, sentence.textContent, waits.textContent], [12, "12 of 500", ""]);
  await pass(state(40, { waits: "A round is open." }));
  assert.deepEqual([bar.value, waits.textContent, stage.reloads], [40, "A round is open.", 0]);
  await pass(state(500, { is_over: true }));
  assert.equal(stage.reloads, 1);
});

test("where the program does not answer it is asked again", async () => {
  const { stage, bar, pass } = await page();
  await pass(new Error("offline"));
  assert.deepEqual([bar.value, stage.reloads], [0, 0]);
  await pass(state(7));
  assert.equal(bar.value, 7);
});

test("a program that was started again knows of no run", async () => {
  const { stage, pass } = await page();
  await pass(null);
  assert.equal(stage.reloads, 1);
});

test("nothing is asked where nothing is played", async () => {
  const { stage, pass } = await page(false);
  await pass(state(1));
  assert.deepEqual(stage.posts, []);
});

test("what can be switched is shown for the chosen edition alone", async () => {
  const parts = ["ru-scrabble", "erudit"].map((ofEdition) => new Part({ data: { ofEdition } }));
  const deck = new Part({ value: "ru-scrabble opencorpora" });
  setStage({ "#deck": deck, "[data-of-edition]": parts }, { path: "/prepare" });
  await load("prepare.js");
  assert.deepEqual(parts.map((part) => part.hidden), [false, true]);
  deck.value = "erudit nouns";
  deck.dispatchEvent(new Event("change"));
  assert.deepEqual(parts.map((part) => part.hidden), [true, false]);
});

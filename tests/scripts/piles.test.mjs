import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, setStage } from "./stage.mjs";

const title = new Part();
const stage = setStage({ "[data-slip-round]": title }, { path: "/t/cup/console?lang=ru" });
const { currentPile, goToPile, keepInAddress, leaveDonePile, stepPile } = await import("../../static/piles.js");
let fetches = 0;
document.addEventListener("outdated", () => (fetches += 1));

/** The page shows a pile, and has buttons for these. */
function show(number, piles, more = {}) {
  title.dataset = { slipRound: String(number), newest: String(Math.max(...piles)), ...more };
  stage.document.parts["[data-pile]"] = piles.map((pile) => new Part({ data: { pile: String(pile) } }));
}

test("before the first top there is no pile", () => {
  delete stage.document.parts["[data-slip-round]"];
  assert.equal(currentPile(), null);
  keepInAddress();
  assert.deepEqual(stage.moved, []);
  stage.document.parts["[data-slip-round]"] = title;
});

test("a page without piles keys the one round that it is about, and its address stays", () => {
  show(4, [4]);
  stage.document.parts["[data-pile]"] = [];
  assert.equal(currentPile(), 4);
  keepInAddress();
  assert.deepEqual(stage.moved, []);
});

test("the address names the pile, so that it outlives what is revealed next", () => {
  show(2, [2]);
  keepInAddress();
  assert.deepEqual(stage.moved, ["history http://hall/t/cup/console?lang=ru&pile=2"]);
  show(2, [2, 3]);
  assert.equal(currentPile(), 2);
});

test("one step goes to the pile before or behind, and has the page fetched anew", () => {
  assert.equal(stepPile(-1), false);
  assert.equal(stepPile(1), true);
  assert.deepEqual([currentPile(), fetches], [3, 1]);
  goToPile(2);
  assert.deepEqual([currentPile(), fetches], [2, 2]);
});

test("a pile that is done is left for the newest, once", () => {
  assert.equal(leaveDonePile(), "", "there is something to key");
  show(2, [2, 3], { moved: "Дальше – ход 3." });
  assert.equal(leaveDonePile(), "Дальше – ход 3.");
  assert.equal(currentPile(), 3);
  assert.equal(leaveDonePile(), "", "the page still shows what was left");
});

test("a pile that is gone, its round being played again, gives way to what the page shows", () => {
  show(2, [2]);
  assert.equal(currentPile(), 2);
});

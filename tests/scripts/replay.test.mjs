// The script of a replay: what it works out before it draws.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

// It stands inside the page and is no module.
const text = readFileSync(new URL("../../static/replay.js", import.meta.url), "utf8");
const { asked, boardAfter, minutes } = new Function(`${text}; return { asked, boardAfter, minutes };`)();

const tile = (label) => [label, 1, false];
const rounds = [
  { placed: { laid: [[7, 6, tile("К")], [7, 7, tile("О")]] } },
  { placed: null },
  { placed: { laid: [[8, 7, tile("Т")]] } },
];

test("the board has the tiles of every round so far, and only the last ones are fresh", () => {
  const fresh = (count) => [...boardAfter(rounds, count)].map(([at, { tile: [label], fresh }]) => `${at}${label}${fresh ? "!" : ""}`);
  assert.deepEqual(fresh(0), []);
  assert.deepEqual(fresh(1), ["7,6К!", "7,7О!"]);
  assert.deepEqual(fresh(2), ["7,6К", "7,7О"]);
  assert.deepEqual(fresh(3), ["7,6К", "7,7О", "8,7Т!"]);
});

test("an address names a round and a player; what is not there is not asked for", () => {
  assert.deepEqual(asked("", 3, 2), { step: 0, player: null });
  assert.deepEqual(asked("#round=3&player=1", 3, 2), { step: 3, player: 1 });
  assert.deepEqual(asked("#round=4&player=2", 3, 2), { step: 0, player: null });
  assert.deepEqual(asked("#round=-1&player=x", 3, 2), { step: 0, player: null });
});

test("seconds are told as minutes", () => {
  assert.deepEqual([0, 59, 60, 185].map(minutes), ["0:00", "0:59", "1:00", "3:05"]);
});

// What a phone keeps by itself of a tournament.

import assert from "node:assert/strict";
import { test } from "node:test";

import { startReceipts } from "../../static/receipts.js";

function receipts(kept = new Map()) {
  const memory = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => kept.set(name, text),
  };
  return startReceipts({ kept: memory, name: "cup 4" });
}

test("an acknowledged slip is kept once, however often its answer comes, and outlives the page", () => {
  const kept = new Map();
  receipts(kept).sent({ round: 1, word: "рабы" });
  receipts(kept).sent({ round: 1, word: "рабы" });
  receipts(kept).sent({ round: 1, word: "брат" });
  assert.deepEqual(receipts(kept).all().sent.map((one) => one.word), ["рабы", "брат"]);
});

test("every head is kept, and a slip again only when it has changed", () => {
  const box = receipts();
  const slip = (round, points) => ({ round, points });
  box.seen({ events: 9, head: "aa", slips: [slip(1, 20)] });
  box.seen({ events: 9, head: "aa", slips: [slip(1, 20)] });
  box.seen({ events: 9, head: "ab", slips: [slip(1, 0)] });
  box.seen({ events: 12, head: "ba", slips: [slip(1, 0), slip(2, 7)] });
  const slips = box.all().seen.map((one) => one.slips);
  assert.deepEqual(slips, [[slip(1, 20)], [slip(1, 0)], [slip(2, 7)]]);
});

test("in brief there is every acknowledged slip and the last head with all slips, changed or not", () => {
  const box = receipts();
  const slip = (round, points) => ({ round, points });
  assert.deepEqual(box.brief(), { sent: [], seen: [] });
  box.sent({ round: 1, word: "рабы" });
  box.seen({ events: 9, head: "aa", slips: [slip(1, 20)] });
  box.seen({ events: 12, head: "ba", slips: [slip(1, 20), slip(2, 7)] });
  box.seen({ events: 12, head: "ba", slips: [slip(1, 20), slip(2, 7)] });
  assert.deepEqual(box.brief(), {
    sent: [{ round: 1, word: "рабы" }],
    seen: [{ events: 12, head: "ba", slips: [slip(1, 20), slip(2, 7)] }],
  });
  assert.equal(box.all().last, undefined);
});

test("a memory that is damaged or refuses keeps nobody from playing", () => {
  const box = receipts(new Map([["cup 4", "{"]]));
  assert.deepEqual(box.all(), { sent: [], seen: [] });
  const full = startReceipts({ name: "cup 4", kept: { getItem: () => null, setItem: () => assert.fail() } });
  full.sent({ round: 1 });
});

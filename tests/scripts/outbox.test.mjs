// A phone's slips on a bad line.

import assert from "node:assert/strict";
import { test } from "node:test";

import { startOutbox } from "../../static/outbox.js";

/** An outbox whose network fails `failures` times, and what it told. */
function outbox(failures, kept = new Map()) {
  const [told, sent, waits] = [[], [], []];
  const box = startOutbox({
    name: "cup",
    kept: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => kept.set(name, text),
      removeItem: (name) => kept.delete(name),
    },
    send: async (slip) => {
      sent.push(slip.key);
      if (failures-- > 0) throw new Error("offline");
      return { saved: slip.word !== "нет", sentence: "" };
    },
    later: (ms, run) => waits.push([ms, run]),
    tell: (state, slip) => told.push(`${state} ${slip.word}`),
  });
  const settle = () => new Promise((done) => setImmediate(done));
  return { box, told, sent, waits, kept, settle };
}

test("a slip is tried again with the same key until it is saved, and only then forgotten", async () => {
  const { box, told, sent, waits, kept, settle } = outbox(2);
  box.put({ word: "рабы", key: "k1" });
  await settle();
  assert.ok(kept.has("cup"), "a phone that is switched off now still has it");
  while (waits.length > 0) {
    waits.shift()[1]();
    await settle();
  }
  assert.deepEqual(sent, ["k1", "k1", "k1"]);
  assert.equal(told.at(-1), "saved рабы");
  assert.equal(kept.size, 0);
});

test("a newer slip takes the place of one that waits", async () => {
  const { box, told, sent, waits, settle } = outbox(1);
  box.put({ word: "рабы", key: "k1" });
  await settle();
  box.put({ word: "выбор", key: "k2" });
  await settle();
  waits.forEach(([, run]) => run());
  await settle();
  assert.deepEqual(sent, ["k1", "k2"]);
  assert.equal(told.at(-1), "saved выбор");
});

test("what waited before a reload is tried at once", async () => {
  const kept = new Map([["cup", JSON.stringify({ word: "рабы", key: "k1" })]]);
  const { box, told, settle } = outbox(0, kept);
  assert.equal(box.waiting().word, "рабы");
  box.retry();
  await settle();
  assert.equal(told.at(-1), "saved рабы");
});

test("a refusal is told and not sent again", async () => {
  const { box, told, sent, waits, settle } = outbox(0);
  box.put({ word: "нет", key: "k1" });
  await settle();
  assert.equal(told.at(-1), "refused нет");
  assert.deepEqual([sent.length, waits.length], [1, 0]);
});

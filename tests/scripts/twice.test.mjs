import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

test("the first press asks, and the question is forgotten", async () => {
  const stage = setStage({});
  const { isMeant } = await load("twice.js");
  const button = new Part({ data: { twice: "Нажмите ещё раз" }, innerHTML: "Закончить" });
  assert.equal(isMeant(button), false);
  assert.equal(button.textContent, "Нажмите ещё раз");
  await stage.pass(4_001);
  assert.equal(button.innerHTML, "Закончить");
  assert.deepEqual([isMeant(button), isMeant(button)], [false, false], "a double tap is one press");
  await stage.pass(501);
  assert.equal(isMeant(button), true);
  assert.equal(isMeant(new Part()), true, "what does not hurt is done at once");
});

test("a plain form goes with the second press of its named button", async () => {
  const stage = setStage({});
  await load("twice.js");
  const submitter = new Part({ name: "act", data: { twice: "Нажмите ещё раз" } });
  assert.equal(await stage.send("submit", new Part(), { submitter }), true);
  await stage.pass(501);
  assert.equal(await stage.send("submit", new Part(), { submitter }), false);
});

test("Enter held down presses a button once", async () => {
  const stage = setStage({});
  await load("twice.js");
  const button = new Part({ is: ["button"] });
  assert.equal(await stage.send("keydown", button, { key: "Enter", repeat: true }), true);
  assert.equal(await stage.send("keydown", button, { key: "Enter", repeat: false }), false);
  assert.equal(await stage.send("keydown", new Part(), { key: "Enter", repeat: true }), false);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

async function clockPage(remaining, running = true) {
  const clock = new Part({ data: { remainingMs: String(remaining), running: String(running), callsMs: "60000 30000" } });
  const stage = setStage({ "[data-clock]": clock });
  const heard = [];
  stage.document.addEventListener("clock-phase", (event) => heard.push(event.detail));
  const script = await load("clock.js");
  script.startClocks();
  return { clock, stage, heard, script };
}

test("seconds are told as minutes", async () => {
  const { script } = await clockPage(0);
  assert.deepEqual([0, 9, 60, 185, 3600].map(script.minutes), ["0:00", "0:09", "1:00", "3:05", "60:00"]);
});

test("it counts down from what the server said, and the server's word wins", async () => {
  const { clock, stage, script } = await clockPage(112_000);
  assert.equal(clock.textContent, "1:52");
  await stage.pass(10_000);
  assert.equal(clock.textContent, "1:42");
  script.setClock(90_000, true);
  assert.equal(clock.textContent, "1:30");
  assert.equal(script.left(), 90_000);
});

test("its own mark is not the one by which a phone knows the round that is collected", async () => {
  const { clock } = await clockPage(60_000);
  assert.equal(clock.dataset.taken, undefined);
});

test("a paused clock stands", async () => {
  const { clock, stage } = await clockPage(112_000, false);
  await stage.pass(30_000);
  assert.equal(clock.textContent, "1:52");
});

test("each call and the end are told once, in their order", async () => {
  const { clock, stage, heard } = await clockPage(65_000);
  await stage.pass(6_000);
  assert.deepEqual(heard, ["call"]);
  await stage.pass(30_000);
  assert.deepEqual(heard, ["call", "last-call"]);
  assert.ok(clock.classList.contains("last-call"));
  await stage.pass(40_000);
  assert.deepEqual(heard, ["call", "last-call", "over"]);
  assert.equal(clock.textContent, "0:00");
});

test("a page that comes late, and a clock that was given more time, are no signal", async () => {
  const { stage, heard, script } = await clockPage(20_000);
  await stage.pass(1_000);
  assert.deepEqual(heard, []);
  script.setClock(50_000, true);
  await stage.pass(1_000);
  assert.deepEqual(heard, []);
});

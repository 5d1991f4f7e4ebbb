import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const player = (number, name, used, isIn = false) => {
  const button = new Part({ data: { usedMs: String(used), number: String(number), name } });
  button.setAttribute("aria-pressed", String(isIn));
  return button;
};

/** A round of a minute that runs, with a budget of three minutes; what the two lines say. */
async function running(players, charges) {
  const clock = new Part({ data: { remainingMs: "60000", running: "true", callsMs: "" } });
  const grid = new Part({ data: { budgetMs: "180000", grantedMs: "60000", charges: String(charges) }, parts: { "[data-used-ms]": players } });
  const over = new Part({ data: { say: "Сверх времени:", more: "ещё игроков:", numbered: "№ #" } });
  const near = new Part({ data: { say: "Времени мало, осталось:", more: "ещё игроков:", numbered: "№ #" } });
  const stage = setStage({ "[data-clock]": clock, "[data-budget-ms]": grid, "[data-over-time]": over, "[data-near-time]": near });
  (await import("../../static/clock.js")).startClocks();
  (await load("overtime.js")).startOvertime();
  return { stage, over, near };
}

test("who is beyond the time is named, the furthest first; whose slip is in stands still", async () => {
  const late = player(7, "Ада", 190_000);
  const done = player(8, "Ван", 215_000, true);
  const early = player(9, "Люсетта", 0);
  const { stage, over, near } = await running([late, done, early], true);
  assert.equal(over.textContent, "Сверх времени: № 8 Ван +0:35, № 7 Ада +0:10");
  await stage.pass(30_000);
  assert.equal(over.textContent, "Сверх времени: № 7 Ада +0:40, № 8 Ван +0:35");
  assert.ok(late.classList.contains("over") && !early.classList.contains("over"));
  assert.ok(near.hidden, "nobody is close to the end of his time");
});

test("whose time may run out within a round is named with what is left, the least first", async () => {
  const little = player(7, "Ада", 130_000);
  const none = player(8, "Ван", 180_000, true);
  const much = player(9, "Люсетта", 100_000);
  const { stage, near } = await running([little, none, much], true);
  assert.equal(near.textContent, "Времени мало, осталось: № 8 Ван 0:00, № 7 Ада 0:50");
  assert.ok(little.classList.contains("near") && !much.classList.contains("near"));
  await stage.pass(30_000);
  assert.equal(near.textContent, "Времени мало, осталось: № 8 Ван 0:00, № 7 Ада 0:20, № 9 Люсетта 0:50");
});

test("where the round is not measured nobody's time runs", async () => {
  const { stage, over, near } = await running([player(7, "Ада", 150_000)], false);
  await stage.pass(50_000);
  assert.equal(near.textContent, "Времени мало, осталось: № 7 Ада 0:30");
  assert.ok(over.hidden);
});

test("of many the nearest six are named, and the number of the others is called what it is", async () => {
  const many = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => player(number, "Ада", 180_000 - number * 1000));
  const { near } = await running(many, false);
  assert.ok(near.textContent.endsWith("№ 6 Ада 0:06, ещё игроков: 2"), near.textContent);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const player = (number, used, isIn = false) => {
  const button = new Part({ data: { usedMs: String(used), numPlayer: String(number) } });
  button.setAttribute("aria-pressed", String(isIn));
  return button;
};

test("who is beyond the time is named, the furthest first; whose slip is in stands still", async () => {
  const clock = new Part({ data: { remainingMs: "180000", running: "true", callsMs: "" } });
  const late = player(7, 70_000);
  const done = player(8, 95_000, true);
  const early = player(9, 0);
  const grid = new Part({ data: { budgetMs: "60000", grantedMs: "180000" }, parts: { "[data-used-ms]": [late, done, early] } });
  const line = new Part({ data: { say: "Сверх времени:" } });
  const stage = setStage({ "[data-clock]": clock, "[data-budget-ms]": grid, "[data-over-time]": line });
  (await import("../../static/clock.js")).startClocks();
  (await load("overtime.js")).startOvertime();
  assert.equal(line.textContent, "Сверх времени: № 8 +0:35, № 7 +0:10");
  await stage.pass(30_000);
  assert.equal(line.textContent, "Сверх времени: № 7 +0:40, № 8 +0:35");
  assert.ok(late.classList.contains("over") && !early.classList.contains("over"));
});

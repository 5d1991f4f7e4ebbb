import assert from "node:assert/strict";
import { test } from "node:test";

import { say } from "../../static/said.js";
import { Part, setStage } from "./stage.mjs";

test("what went well is taken away after a while, what went wrong stays", async () => {
  const line = new Part();
  const stage = setStage({ "[data-said]": line });
  say("Записано.");
  await stage.pass(7999);
  assert.equal(line.textContent, "Записано.");
  await stage.pass(2);
  assert.equal(line.textContent, "");
  say("Не записано.", true);
  assert.ok(line.classList.contains("wrong"));
  await stage.pass(60_000);
  assert.equal(line.textContent, "Не записано.");
});

test("a page without the line takes no harm", () => {
  setStage({});
  say("Записано.");
});

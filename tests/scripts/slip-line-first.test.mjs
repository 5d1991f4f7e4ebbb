// The slip line of a page on which there is no pile yet.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, setStage } from "./stage.mjs";

const part = {};
for (const name of ["input", "player", "sentence", "already", "choices", "ghost"]) part[name] = new Part();
const form = new Part({
  data: { check: "/t/cup/check", save: "/t/cup/slips", keyboard: "ru", sayUnsaved: "Не записано." },
  parts: Object.fromEntries(Object.entries(part).map(([name, node]) => [`[data-slip-${name}]`, node])),
});
const stage = setStage({ "[data-slip-line]": form });
const { startSlipLine } = await import("../../static/slip-line.js");
startSlipLine();

test("what is typed before there is a pile is judged as soon as there is one", async () => {
  stage.answer = { level: "error", sentence: "пока нечего вводить" };
  part.input.value = "3 т";
  await stage.send("input", part.input, {}, part.input);
  await stage.pass(200);
  assert.deepEqual(stage.posts, [{ url: "/t/cup/check", round: null, line: "3 т" }]);
  stage.answer = { level: "ok", sentence: "БОННУ З4, 22 очка" };
  document.parts["[data-slip-round]"] = new Part({ data: { slipRound: "1" } });
  await stage.send("regions", document);
  await stage.pass(200);
  assert.deepEqual(stage.posts[1], { url: "/t/cup/check", round: 1, line: "3 т" });
  assert.equal(form.dataset.level, "ok");
});

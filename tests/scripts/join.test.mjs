import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, settle, setStage } from "./stage.mjs";

async function joinWith(hash, answer) {
  const fault = new Part();
  const place = new Part({ data: { join: "/t/cup/join", sayFailed: "Нет связи." } });
  const stage = setStage({ "[data-join]": place, "[data-join-fault]": fault }, { path: "/t/cup/join", hash });
  stage.answer = answer;
  await load("join.js");
  await settle();
  return { stage, fault };
}

test("the token leaves the address before it is posted, and leads on", async () => {
  const { stage } = await joinWith("#secret", { ok: true, place: "/t/cup/me" });
  assert.deepEqual(stage.posts, [{ url: "/t/cup/join", token: "secret" }]);
  assert.deepEqual(stage.moved, ["history /t/cup/join", "/t/cup/me"]);
});

test("a token that is no longer good says so, and so does a broken line", async () => {
  assert.equal((await joinWith("#old", { ok: false, sentence: "Этот бейдж заменён." })).fault.textContent, "Этот бейдж заменён.");
  assert.equal((await joinWith("#any", new Error("offline"))).fault.textContent, "Нет связи.");
});

test("without a token nothing is posted", async () => {
  assert.deepEqual((await joinWith("", { ok: true })).stage.posts, []);
});

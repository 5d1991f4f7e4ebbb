import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const said = new Part();
const place = new Part({ data: { keying: "/t/cup/hand-in", sayFailed: "Нет связи.", sayUndo: "Снять бланк может только судья." } });
const stage = setStage({ "[data-keying]": place, "[data-said]": said });
await load("keying.js");

const press = (number) => stage.send("click", new Part({ is: ["button"], data: { handIn: String(number) } }));

test("a press says that a player's slip is in, under a key of its own", async () => {
  stage.answer = { ok: true, sentence: "№ 7: сдано." };
  await press(7);
  await press(7);
  assert.deepEqual(stage.posts.map(({ url, player }) => [url, player]), [["/t/cup/hand-in", 7], ["/t/cup/hand-in", 7]]);
  assert.notEqual(stage.posts[0].key, stage.posts[1].key);
  assert.equal(said.textContent, "№ 7: сдано.");
});

test("a press by mistake is taken back with one press", async () => {
  stage.answer = { ok: true, sentence: "Отметка снята." };
  await stage.send("click", new Part({ is: ["button"], data: { handInBack: "7" } }));
  const { url, player, is_back: isBack } = stage.posts.at(-1);
  assert.deepEqual([url, player, isBack], ["/t/cup/hand-in", 7, true]);
  assert.equal(said.textContent, "Отметка снята.");
});

test("a broken line is told", async () => {
  stage.answer = new Error("offline");
  await press(8);
  assert.equal(said.textContent, "Нет связи.");
  assert.ok(said.classList.contains("wrong"));
});

test("a click beside the buttons asks nothing, and F6 is kept from the browser", async () => {
  stage.posts.length = 0;
  await stage.send("click", new Part());
  assert.deepEqual(stage.posts, []);
  assert.equal(await stage.send("keydown", place, { key: "F6" }), true);
  assert.equal(await stage.send("keydown", place, { key: "F5" }), false);
});

test("F8 says who can withdraw a slip", async () => {
  stage.posts.length = 0;
  assert.equal(await stage.send("keydown", place, { key: "F8" }), true);
  assert.equal(said.textContent, "Снять бланк может только судья.");
  assert.deepEqual(stage.posts, []);
});

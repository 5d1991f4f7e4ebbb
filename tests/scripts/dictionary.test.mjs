import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

globalThis.FormData = class {
  constructor(form) {
    return Object.entries(form.typed);
  }
};

async function lookup() {
  const answer = new Part({ data: { region: "answer" }, innerHTML: "" });
  const choice = new Part({ data: { region: "choice" }, textContent: "lists" });
  const form = new Part({ typed: { edition: "ru-scrabble", word: "ель" }, elements: { word: new Part() } });
  form.setAttribute("action", "/dictionary");
  const stage = setStage({ "[data-lookup]": form, "[data-region]": [answer], '[data-region="choice"]': choice });
  stage.page = new Part({ parts: { '[data-region="answer"]': new Part({ innerHTML: "ЕЛЬ: да" }) } });
  await load("dictionary.js");
  return { stage, form, answer, choice };
}

test("it asks once the fingers rest, and exchanges what was answered", async () => {
  const { stage, form, answer } = await lookup();
  await stage.send("input", new Part({ name: "word" }), {}, form);
  form.typed.word = "ёлка";
  await stage.send("input", new Part({ name: "word" }), {}, form);
  await stage.pass(119);
  assert.deepEqual(stage.posts, []);
  await stage.pass(2);
  assert.equal(stage.posts.length, 1);
  assert.equal(new URL(stage.posts[0].url, "http://hall").searchParams.get("word"), "ёлка");
  assert.equal(answer.innerHTML, "ЕЛЬ: да");
});

test("the address can be kept: it has the question without the fragment", async () => {
  const { stage, form } = await lookup();
  await stage.send("submit", form, {}, form);
  assert.match(stage.moved[0], /^history \/dictionary\?edition=ru-scrabble&word=/);
  assert.match(stage.posts[0].url, /&fragment=1$/);
});

test("another edition has other lists: the old ones are gone at once", async () => {
  const { stage, form, choice } = await lookup();
  await stage.send("input", new Part({ name: "edition" }), {}, form);
  assert.equal(choice.textContent, "");
});

test("an answer that came too late is not shown", async () => {
  const { stage, form, answer } = await lookup();
  const waits = [];
  globalThis.fetch = () => new Promise((done) => waits.push(() => done({ ok: true, text: async () => "" })));
  await stage.send("submit", form, {}, form);
  await stage.send("submit", form, {}, form);
  waits[0]();
  await stage.pass(0);
  assert.equal(answer.innerHTML, "");
  waits[1]();
  await stage.pass(0);
  assert.equal(answer.innerHTML, "ЕЛЬ: да");
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage, settle } from "./stage.mjs";

const named = (name, text) => Object.assign(new Blob([text]), { name });

async function page(before = []) {
  const [answers, progress] = [new Part(), new Part()];
  const files = new Part({ files: before });
  const field = new Part({
    data: { merge: "/merge/merge-1/files", most: "20", tooLarge: "too large", sayFailed: "failed" },
    parts: { "input[type=file]": files, "[data-answers]": answers, "[data-progress]": progress },
  });
  const region = new Part({ data: { region: "merge" }, innerHTML: "old" });
  const stage = setStage({ "[data-merge]": field, "[data-region]": region }, { path: "/merge/merge-1" });
  stage.page = new Part({ parts: { '[data-region="merge"]': new Part({ innerHTML: "new" }) } });
  document.title = "Cup of halls";
  await load("merge.js");
  const rest = async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await new Promise((done) => setImmediate(done));
      await settle();
    }
  };
  const choose = async (...chosen) => {
    files.files = chosen;
    await stage.send("change", files, {}, files);
    await rest();
  };
  const lines = () => (answers.appended ?? []).map((line) => line.appended.map((part) => part.textContent).join(""));
  return { stage, field, files, region, progress, choose, rest, lines };
}

test("every file goes as it is, and what became of it is said by its name", async () => {
  const { stage, field, region, progress, choose, lines } = await page();
  stage.answer = { ok: true, level: "done", sentence: "It is in." };
  await choose(named("Зал 1.hall", "one"), named("b.hall", "two"));
  const [first, second, own] = stage.posts;
  assert.deepEqual(first, { url: "/merge/merge-1/files?name=%D0%97%D0%B0%D0%BB+1.hall", text: "one" });
  assert.deepEqual(second, { url: "/merge/merge-1/files?name=b.hall", text: "two" });
  assert.deepEqual(own, { url: "/merge/merge-1?fragment=1" });
  assert.deepEqual(lines(), ["Зал 1.hall: It is in.", "b.hall: It is in."]);
  assert.deepEqual([region.innerHTML, progress.textContent, field.dataset.taken], ["new", "", "2"]);
});

test("files that were chosen before the script was here are taken as well", async () => {
  const { rest, lines } = await page([named("a.hall", "one")]);
  await rest();
  assert.equal(lines().length, 1);
});

test("what is too large is not sent, the others are", async () => {
  const { stage, choose, lines } = await page();
  stage.answer = { level: "error", sentence: "No." };
  await choose(named("large.hall", "x".repeat(21)), named("b.hall", "two"));
  assert.deepEqual(stage.posts.map((one) => one.text), ["two", undefined]);
  assert.deepEqual(lines(), ["large.hall: too large", "b.hall: No."]);
});

test("where no answer comes, every file says so", async () => {
  const { stage, region, choose, lines } = await page();
  stage.answer = new Error("offline");
  await choose(named("a.hall", "one"));
  assert.deepEqual(lines(), ["a.hall: failed", "Cup of halls: failed"]);
  assert.equal(region.innerHTML, "old");
  stage.answer = { ok: true, level: "done", sentence: "It is in." };
  stage.status = 413;
  await choose(named("a.hall", "one"));
  assert.equal(lines()[0], "a.hall: too large");
});

test("a file that came too fast goes again a little later", async () => {
  const { stage, choose, rest, lines } = await page();
  stage.answer = { ok: true, level: "done", sentence: "It is in." };
  stage.status = 429;
  await choose(named("a.hall", "one"));
  assert.deepEqual(lines(), []);
  stage.status = 200;
  await stage.pass(1000);
  await rest();
  assert.deepEqual(lines(), ["a.hall: It is in."]);
  assert.deepEqual(stage.posts.map((one) => one.text), ["one", "one", undefined]);
});

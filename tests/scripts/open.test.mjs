import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage, settle } from "./stage.mjs";

async function page(before = []) {
  const [button, said, way, chosen] = [new Part({ disabled: true }), new Part({ hidden: true }), new Part({ hidden: true }), new Part()];
  const [file, name] = [new Part({ files: before }), new Part()];
  const form = new Part({
    data: { open: "/open/log", most: "20", tooLarge: "too large", sayFailed: "failed" },
    elements: { file, name },
    parts: { "button[type=submit]": button, "[data-said]": said, "[data-way]": way, "[data-chosen]": chosen },
  });
  const stage = setStage({ "[data-open]": form });
  await load("open.js");
  const choose = async (title, text) => {
    file.files = [Object.assign(new Blob([text]), { name: title })];
    await stage.send("change", file, {}, file);
  };
  const submit = async () => {
    await stage.send("submit", form, {}, form);
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => setImmediate(done));
      await settle();
    }
  };
  const lines = () => (said.appended ?? []).map((line) => line.textContent);
  return { stage, form, file, name, button, said, way, chosen, choose, submit, lines };
}

test("a file that is chosen brings its name, and can be sent", async () => {
  const { name, button, chosen, choose } = await page();
  await choose("Кубок 2026 (1).jsonl", "{}");
  assert.deepEqual([name.value, chosen.textContent], ["2026-1", "Кубок 2026 (1).jsonl"]);
  assert.deepEqual([button.disabled, button.focused], [false, 1]);
});

test("a file that was chosen before the script was here is taken as well", async () => {
  const { name, button } = await page([Object.assign(new Blob(["{}"]), { name: "cup.jsonl" })]);
  assert.deepEqual([name.value, button.disabled], ["cup", false]);
});

test("it goes as it is under the name that stands there, and the way to it opens", async () => {
  const { stage, name, way, said, choose, submit, lines } = await page();
  await choose("cup.jsonl", "{}\n");
  name.value = " my cup ";
  stage.answer = { ok: true, sentences: ["Open.", "No secret."], href: "/t/cup/console" };
  await submit();
  assert.deepEqual(stage.posts, [{ url: "/open/log?name=my+cup", text: "{}\n" }]);
  assert.deepEqual([lines(), said.hidden, said.classList.contains("done")], [["Open.", "No secret."], false, true]);
  assert.deepEqual([way.href, way.hidden, way.focused], ["/t/cup/console", false, 1]);
});

test("what is refused says why, and can be sent again under another name", async () => {
  const { stage, name, button, way, said, choose, submit, lines } = await page();
  await choose("cup.jsonl", "{}");
  stage.answer = { ok: false, sentences: ["Taken."] };
  await submit();
  assert.deepEqual([lines(), said.classList.contains("error")], [["Taken."], true]);
  assert.deepEqual([button.disabled, name.focused, way.hidden], [false, 1, true]);
  stage.answer = new Error("offline");
  await submit();
  assert.deepEqual(lines(), ["failed"]);
});

test("what is too large is not sent", async () => {
  const { stage, button, choose, submit, lines } = await page();
  await choose("cup.jsonl", "x".repeat(21));
  await submit();
  assert.deepEqual([stage.posts, lines(), button.disabled], [[], ["too large"], true]);
});

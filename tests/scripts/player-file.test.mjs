import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage, settle } from "./stage.mjs";

/** A page with a part for lists and one for their preview, which has these parts once it is shown. */
async function page(shown = {}, refuses = null) {
  const file = new Part({ files: [] });
  const fault = new Part();
  const place = new Part({
    data: { lists: "/t/cup/players/preview", most: "20", tooLarge: "too large", sayFailed: "failed" },
    parts: { "input[type=file]": file, "[data-faults]": fault },
  });
  const title = new Part();
  const preview = new Part({ hidden: true, parts: { "[data-preview-title]": title, ...shown }, scrollIntoView: () => {} });
  const stage = setStage({ "[data-lists]": place, "[data-preview]": preview });
  const taken = [];
  const { previewing } = await load("player-file.js");
  const lists = previewing(async (text) => {
    taken.push(text);
    return refuses;
  });
  const choose = async (text) => {
    file.files = [new Blob([text])];
    file.value = "C:\\list.csv";
    await stage.send("change", file, {}, file);
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => setImmediate(done));
      await settle();
    }
  };
  return { stage, file, fault, preview, title, taken, lists, choose };
}

test("a file goes to the server as it is, and its preview is shown", async () => {
  const { stage, file, preview, title, choose } = await page();
  await choose("7;Ada");
  assert.deepEqual(stage.posts, [{ url: "/t/cup/players/preview?", text: "7;Ada" }]);
  assert.deepEqual([preview.hidden, preview.innerHTML, title.focused], [false, "page", 1]);
  assert.equal(file.value, "", "the same file can be chosen again");
});

test("what was pasted has no encoding to be found out", async () => {
  const { stage, lists } = await page();
  await lists.showText("Ада");
  assert.deepEqual(stage.posts, [{ url: "/t/cup/players/preview?encoding=UTF-8&pasted=yes", text: "Ада" }]);
});

test("another encoding is asked for alone, another separator with the encoding in force", async () => {
  const encoding = new Part({ data: { how: "encoding" }, value: "windows-1250" });
  const separator = new Part({ data: { how: "separator" }, value: "tab" });
  const { stage, preview, choose } = await page({
    "select[data-how]": [encoding, separator], 'select[data-how="encoding"]': encoding, 'select[data-how="separator"]': separator,
  });
  await choose("7;Ada");
  await stage.send("change", encoding, {}, preview);
  await stage.send("change", separator, {}, preview);
  const asked = stage.posts.slice(1).map((one) => one.url.split("?")[1]);
  assert.deepEqual(asked, ["encoding=windows-1250", "encoding=windows-1250&separator=tab"]);
  assert.deepEqual([encoding.focused, separator.focused], [1, 1]);
});

test("the list is taken as the server wrote it out, and the preview goes", async () => {
  const list = new Part({ value: "number;name\n7;Ada\n" });
  const take = new Part({ is: ["button"], data: { take: "" } });
  const { stage, preview, taken, choose } = await page({ "[data-list]": list, "[data-take]": take });
  await choose("7;Ada");
  assert.equal(take.focused, 1, "Enter confirms");
  await stage.send("click", take, {}, preview);
  assert.deepEqual([taken, preview.hidden], [["number;name\n7;Ada\n"], true]);
});

test("a list that is refused stays, with the reason", async () => {
  const line = new Part({ hidden: true });
  const take = new Part({ is: ["button"], data: { take: "" } });
  const shown = { "[data-list]": new Part(), "[data-take]": take, "[data-preview-refused]": line };
  const { stage, preview, choose } = await page(shown, "7 is taken");
  await choose("7;Ada");
  await stage.send("click", take, {}, preview);
  assert.deepEqual([line.textContent, line.hidden, preview.hidden, take.disabled], ["7 is taken", false, false, false]);
});

test("Escape and the button leave the preview without taking anybody", async () => {
  const { stage, file, preview, taken, choose } = await page();
  await choose("7;Ada");
  assert.equal(await stage.send("keydown", preview, { key: "Escape" }, preview), true);
  assert.deepEqual([preview.hidden, preview.innerHTML, file.focused], [true, "", 1]);
  await choose("7;Ada");
  await stage.send("click", new Part({ is: ["button"], data: { drop: "" } }), {}, preview);
  assert.deepEqual([preview.hidden, taken], [true, []]);
});

test("what is too large is not sent, and a broken line is told", async () => {
  const { stage, fault, preview, choose } = await page();
  await choose("x".repeat(21));
  assert.deepEqual([stage.posts, fault.textContent], [[], "too large"]);
  stage.answer = new Error("offline");
  await choose("7;Ada");
  assert.deepEqual([fault.textContent, preview.hidden], ["failed", true]);
  stage.answer = {};
  stage.status = 413;
  await choose("7;Ada");
  assert.equal(fault.textContent, "too large");
});

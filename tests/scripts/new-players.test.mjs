import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

test("a confirmed list becomes the text of the field", async () => {
  const field = new Part();
  const take = new Part({ is: ["button"], data: { take: "" } });
  const preview = new Part({ parts: { "[data-list]": new Part({ value: "number;name\n7;Ада\n" }) } });
  const place = new Part({ parts: { "input[type=file]": new Part() } });
  const seen = new Part();
  const stage = setStage({ "[data-lists]": place, "[data-preview]": preview, "#players": field, "[data-seen]": seen });
  await load("new-players.js");
  await stage.send("click", take, {}, preview);
  assert.deepEqual([field.value, field.focused, preview.hidden], ["number;name\n7;Ада", 1, true]);
  assert.equal(seen.value, field.value);
});

test("what is typed or pasted is shown as it is read before it is sent, and noted as seen", async () => {
  const field = new Part();
  const seen = new Part();
  const preview = new Part({ hidden: true });
  const place = new Part({ data: { lists: "/players/preview", most: "999" }, parts: { "input[type=file]": new Part(), "[data-faults]": new Part() } });
  const stage = setStage({ "[data-lists]": place, "[data-preview]": preview, "#players": field, "[data-seen]": seen });
  await load("new-players.js");
  field.value = "7. Петрова Анна, Тула";
  await stage.send("input", field, {}, field);
  assert.equal(seen.value, "", "not yet");
  await stage.pass(300);
  assert.deepEqual(stage.posts, [{ url: "/players/preview?encoding=UTF-8&pasted=yes", text: "7. Петрова Анна, Тула" }]);
  assert.deepEqual([preview.hidden, preview.innerHTML, seen.value], [false, "page", field.value]);
  field.value = "";
  await stage.send("input", field, {}, field);
  assert.equal(preview.hidden, true);
});

test("the players of an earlier tournament are shown before they are taken", async () => {
  const field = new Part();
  const preview = new Part({ hidden: true, parts: { "[data-preview-title]": new Part() } });
  preview.scrollIntoView = () => {};
  const place = new Part({ data: { lists: "/players/preview", most: "999" }, parts: { "input[type=file]": new Part(), "[data-faults]": new Part() } });
  const earlier = new Part({ value: "cup" });
  const stage = setStage({ "[data-lists]": place, "[data-preview]": preview, "#players": field, "[data-seen]": new Part(), "[data-earlier]": earlier });
  await load("new-players.js");
  await stage.send("change", earlier, {}, earlier);
  assert.deepEqual(stage.posts, [{ url: "/players/preview?of=cup", text: "" }]);
  assert.deepEqual([preview.hidden, preview.innerHTML, field.value], [false, "page", ""]);
  earlier.value = "";
  await stage.send("change", earlier, {}, earlier);
  assert.equal(stage.posts.length, 1);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

test("a confirmed list becomes the text of the field", async () => {
  const field = new Part();
  const take = new Part({ is: ["button"], data: { take: "" } });
  const preview = new Part({ parts: { "[data-list]": new Part({ value: "number;name\n7;Ада\n" }) } });
  const place = new Part({ parts: { "input[type=file]": new Part() } });
  const stage = setStage({ "[data-lists]": place, "[data-preview]": preview, "#players": field });
  await load("new-players.js");
  await stage.send("click", take, {}, preview);
  assert.deepEqual([field.value, field.focused, preview.hidden], ["number;name\n7;Ада", 1, true]);
});

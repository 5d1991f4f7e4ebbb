import assert from "node:assert/strict";
import { test } from "node:test";

import { newKey, post } from "../../static/post.js";
import { setStage } from "./stage.mjs";

test("every request has a key of its own, 24 hexadecimal digits", () => {
  const keys = new Set(Array.from({ length: 100 }, newKey));
  assert.equal(keys.size, 100);
  for (const key of keys) assert.match(key, /^[0-9a-f]{24}$/);
});

test("what is posted is JSON, and so is the answer", async () => {
  const stage = setStage({});
  stage.answer = { ok: true, sentence: "Записано." };
  assert.deepEqual(await post("/t/cup/do", { act: "next" }), stage.answer);
  assert.deepEqual(stage.posts, [{ url: "/t/cup/do", act: "next" }]);
});

test("no answer is an error for the caller to tell", async () => {
  setStage({}).answer = new Error("offline");
  await assert.rejects(post("/t/cup/do", {}), /offline/);
});

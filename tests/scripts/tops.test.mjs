import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, settle, setStage } from "./stage.mjs";

test("every equal top has what may come after it, asked once a round", async () => {
  const places = [new Part(), new Part()];
  const question = (data) => new Part({ data, parts: { "[data-foretold]": places } });
  const stage = setStage({ "[data-forecast]": question({ forecast: "/t/cup/rounds/2/forecast" }) });
  const cell = (of, text) => Object.assign(new Part({ data: { of } }), { textContent: text });
  const row = (...cells) => new Part({ parts: { "td[data-of]": cells } });
  stage.page = new Part({ parts: { "tbody tr": [row(cell("next top", "41"), cell("whole rack", "12")), row()] } });
  const { foretell } = await import("../../static/tops.js");
  await foretell();
  await foretell();
  await settle();
  assert.deepEqual(places.map((one) => one.textContent), [" · next top 41 · whole rack 12", ""]);
  assert.equal(stage.posts.length, 1);
});

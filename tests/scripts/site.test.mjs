import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const nothing = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

function fields(values) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "boolean" ? { type: "checkbox", checked: value } : { type: "text", value }]));
}

test("a key opens the link that is marked with it, whatever the layout, but not out of a field", async () => {
  const link = new Part();
  const stage = setStage({ '[data-key="n"]': link });
  await load("site.js");
  await stage.send("keydown", new Part(), { ...nothing, key: "т", code: "KeyN" });
  assert.equal(link.clicked, 1);
  await stage.send("keydown", new Part({ is: ["input"] }), { ...nothing, key: "n", code: "KeyN" });
  await stage.send("keydown", new Part(), { ...nothing, ctrlKey: true, key: "n", code: "KeyN" });
  assert.equal(link.clicked, 1);
});

test("F1 opens the keys", async () => {
  const stage = setStage({});
  await load("site.js");
  assert.equal(await stage.send("keydown", new Part(), { ...nothing, key: "F1", code: "F1" }), true);
  assert.deepEqual(stage.moved, ["/keys"]);
});

test("other rules fill the fields that nobody has touched", async () => {
  const elements = fields({ round_time: "3:00", budget: "20", game_clock: true });
  elements.filled_by = { value: "house" };
  const form = { elements, querySelector: () => house };
  const radio = (value, values) => new Part({ value, form, data: { fields: JSON.stringify(values) } });
  const house = radio("house", { round_time: "3:00", budget: "25", game_clock: true });
  const blitz = radio("blitz", { round_time: "1:00", budget: "15", game_clock: false });
  const stage = setStage({ "input[type=radio][name=profile]": [house, blitz] });
  await load("site.js");
  await stage.send("change", blitz, {}, blitz);
  assert.equal(elements.round_time.value, "1:00", "as the profile before said: it follows");
  assert.equal(elements.budget.value, "20", "somebody typed it: it stays");
  assert.equal(elements.game_clock.checked, false);
  assert.equal(elements.filled_by.value, "blitz");
});

test("another edition takes the first of its own lists", async () => {
  const lists = [{ name: "dictionary", checked: false }, { name: "dictionary", checked: false }];
  const other = { checked: true };
  const panel = new Part({ is: [".edition"], parts: { "input[name=dictionary]": lists } });
  const edition = new Part({ inside: panel, data: { profile: "house" } });
  const stage = setStage({ "input[type=radio][name=edition]": [edition], "input[name=dictionary]:checked": [other] });
  await load("site.js");
  await stage.send("change", edition, {}, edition);
  assert.deepEqual([lists[0].checked, lists[1].checked, other.checked], [true, false, false]);
});

test("choosing colours keeps the page, and marks the choice", async () => {
  const ways = ["safe", "edition"].map((tag) => new Part({ is: ["a[data-colours]"], href: `?colours=${tag}`, data: { colours: tag } }));
  ways[0].setAttribute("aria-current", "true");
  const stage = setStage({ "a[data-colours]": ways });
  await load("site.js");
  assert.equal(await stage.send("click", ways[1], nothing), true);
  assert.deepEqual(stage.posts, [{ url: "?colours=edition" }]);
  assert.deepEqual(ways.map((way) => way.getAttribute("aria-current")), [null, "true"]);
});

test("choosing dark puts the dark colours in force at once, and keeps the page", async () => {
  const media = ["screen and (prefers-color-scheme: dark)", "not all", "screen"];
  const ways = media.map((shade) => new Part({ is: ["a[data-shade]"], href: `?${shade}`, data: { shade } }));
  const sheet = new Part({ media: media[0] });
  const stage = setStage({ "a[data-shade]": ways, "link[data-dark]": sheet });
  await load("site.js");
  assert.equal(await stage.send("click", ways[2], nothing), true);
  assert.equal(sheet.media, "screen");
  assert.deepEqual(stage.posts, [{ url: "?screen" }]);
  assert.deepEqual(ways.map((way) => way.getAttribute("aria-current")), [null, null, "true"]);
});

test("a refused form stands at the page where it was filled in; one that was taken stays where it is", async () => {
  for (const [status, moved] of [[422, ["history http://hall/tables"]], [200, []]]) {
    const stage = setStage({}, { path: "/tables" });
    await load("site.js");
    await stage.send("submit", { method: "post", action: "http://hall/tables/gcg", querySelectorAll: () => [] });
    const next = setStage({}, { path: "/tables/gcg" });
    next.status = status;
    await load("site.js");
    assert.deepEqual(next.moved, moved);
  }
});

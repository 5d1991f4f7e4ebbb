// The panel for the screen of the hall.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, setStage } from "./stage.mjs";

globalThis.Element = Part;

// The script takes the panel that is there when it is first run.
const picture = new Part({ data: { src: "/t/cup/projector?small" } });
const [scene, dark, meaning, banner] = [new Part(), new Part(), new Part(), new Part()];
const panel = new Part({ hidden: true, parts: { iframe: picture, '[data-digit="3"]': scene, "[data-dark]": dark, "[data-meaning]": meaning, "[data-banner-input]": banner } });
setStage({ "[data-screen-panel]": panel });
const { startScreenPanel: start } = await import("../../static/screen-panel.js?staged");
let left = 0;
const { key, isIn } = start(() => (left += 1));

function press(name, code = name, more = {}) {
  const event = { key: name, code, target: new Part(), prevented: 0, preventDefault: () => (event.prevented += 1), ...more };
  return key(event) && event.prevented === 1;
}

test("F9 opens the panel with its live picture, Escape closes it and lets the picture go", () => {
  assert.ok(press("F9"));
  assert.equal(panel.hidden, false);
  assert.equal(picture.src, "/t/cup/projector?small");
  picture.attributes.set("src", picture.src);
  assert.ok(press("Escape"));
  assert.equal(panel.hidden, true);
  assert.ok(!picture.attributes.has("src"));
  assert.equal(left, 1);
});

test("a digit chooses a scene while the panel is open, and only then", () => {
  assert.equal(press("3", "Digit3"), false);
  press("F9");
  assert.ok(press("3", "Numpad3"));
  assert.equal(scene.clicked, 1);
  assert.equal(panel.hidden, true, "the panel has done its work");
});

test("9 goes to the notice and leaves the panel open", () => {
  press("F9");
  assert.ok(press("9", "Digit9"));
  assert.equal(banner.focused, 2);
  assert.equal(panel.hidden, false);
  press("Escape");
});

test("B makes the screen dark without the panel, whatever keyboard is set", () => {
  assert.ok(press("и", "KeyB"));
  assert.equal(dark.clicked, 1);
});

test("M shows what the top is, or no longer, while the panel is open", () => {
  assert.equal(press("ь", "KeyM"), false);
  press("F9");
  assert.ok(press("ь", "KeyM"));
  assert.equal(meaning.clicked, 1);
});

test("what is typed into a field is no key, nor is a key with Ctrl or one that repeats", () => {
  const field = new Part({ is: ["input"] });
  field.closest = (selectors) => (selectors.includes("input") ? field : null);
  for (const more of [{ target: field }, { ctrlKey: true }, { repeat: true }]) assert.equal(press("b", "KeyB", more), false);
  assert.equal(dark.clicked, 1);
});

test("a ready sentence is written into the notice", () => {
  const ready = new Part({ data: { ready: "Верните бланки." } });
  ready.closest = (selector) => (selector === "[data-ready]" ? ready : null);
  const event = new Event("click");
  Object.defineProperty(event, "target", { value: ready });
  panel.dispatchEvent(event);
  assert.equal(banner.value, "Верните бланки.");
  assert.ok(isIn(panel));
});

test("a page without a panel has none of its keys", async () => {
  setStage({});
  const { startScreenPanel: without } = await import("../../static/screen-panel.js?without");
  const none = without(() => {});
  assert.equal(none.key({ key: "F9", code: "F9", target: new Part() }), false);
  assert.equal(none.isIn(new Part()), false);
  none.toggle();
});

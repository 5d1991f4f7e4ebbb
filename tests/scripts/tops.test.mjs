import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const stage = setStage({});
const { startTops } = await load("tops.js");

const [first, second] = [1, 2].map((key) => new Part({ is: ["button"], data: { topKey: String(key) } }));
const asked = new Part({ data: { tops: "7", asks: "yes" }, parts: { "[data-proposed]": first, '[data-top-key="1"]': first, '[data-top-key="2"]': second, "[data-top-key]": [first, second] } });
asked.contains = (node) => node === first || node === second;
for (const one of [first, second]) one.focus = () => (stage.document.activeElement = one);
const input = new Part();
const line = {
  text: "", keyboard: "ru",
  focus: () => ((stage.document.activeElement = input), stage.send("focusin", input)),
  isFocused: () => stage.document.activeElement === input,
  isEmpty: () => line.text === "",
  setLine: (text) => ((line.text = text), line.focus()),
};
const pressed = [];
line.focus();
const tops = startTops(line, (button) => pressed.push(button.dataset.topKey));

/** A key where the focus is; answers whether the question took it. */
const key = (name, more = {}) => tops.key({ key: name, code: name, target: stage.document.activeElement, preventDefault: () => {}, shiftKey: false, getModifierState: () => false, ...more });
const comes = () => ((stage.document.parts["[data-tops][data-asks]"] = asked), stage.send("regions"));
const goes = () => ((stage.document.parts["[data-tops][data-asks]"] = undefined), stage.send("regions"));
const begin = async () => {
  await goes();
  line.text = "";
  line.focus();
};

test("the focus goes to the proposed top when the question comes and nothing is typed", async () => {
  await begin();
  assert.equal(key("1"), false, "no question");
  await comes();
  assert.equal(stage.document.activeElement, first);
  assert.equal(key("Enter"), false, "the browser presses the button that has the focus");
  assert.equal(key("2"), true);
  assert.deepEqual(pressed.splice(0), ["2"]);
  assert.equal(key("2", { repeat: true }), true, "held down it chooses nothing");
  assert.deepEqual(pressed, []);
});

test("while a slip is typed digits go on being typed, until Esc in the empty line", async () => {
  await begin();
  line.text = "12 ";
  await comes();
  assert.equal(stage.document.activeElement, input);
  assert.equal(key("1"), false);
  line.text = "";
  await stage.send("regions");
  assert.equal(stage.document.activeElement, input, "the next slip of the pile is typed");
  assert.equal(key("1"), false);
  line.text = "1";
  assert.equal(key("Escape"), false, "it clears the line");
  line.text = "";
  assert.equal(key("Escape"), true);
  assert.equal(stage.document.activeElement, first);
  assert.deepEqual(pressed, []);
});

test("between two slips of an older pile the line keeps the focus, until Esc or the pile is done", async () => {
  const shown = new Part({ data: { slipRound: "1", newest: "7" } });
  stage.document.parts["[data-slip-round]"] = shown;
  await begin();
  await comes();
  assert.equal(stage.document.activeElement, input);
  assert.equal(key("1"), false, "the number of a player");
  tops.home();
  assert.equal(stage.document.activeElement, input);
  key("Escape");
  assert.equal(stage.document.activeElement, first);
  await begin();
  shown.dataset.moved = "Дальше – ход 7.";
  await comes();
  assert.equal(stage.document.activeElement, first, "nothing of the pile is to be keyed");
  delete stage.document.parts["[data-slip-round]"];
});

test("Esc, a letter and a digit that chooses nothing go back to the line", async () => {
  await begin();
  await comes();
  key("Escape");
  assert.equal(stage.document.activeElement, input);
  tops.home();
  assert.equal(stage.document.activeElement, input, "whoever left it is not called back");
  key("Escape");
  key("9");
  assert.deepEqual([line.text, stage.document.activeElement], ["9", input]);
  line.text = "";
  key("Escape");
  key("y", { code: "KeyY" });
  assert.equal(line.text, "н", "in the script of the tournament");
});

test("once it is answered the line has the keys, whether or not the page shows it yet", async () => {
  await begin();
  await comes();
  assert.equal(tops.stands(), true);
  tops.home(true);
  assert.equal(stage.document.activeElement, input);
  await begin();
  assert.equal(tops.stands(), false);
});

test("whoever clicks into the line types there", async () => {
  await begin();
  await comes();
  line.focus();
  tops.home();
  assert.equal(stage.document.activeElement, input);
  assert.equal(key("1"), false);
});

test("a question that is answered elsewhere gives the focus back to the line", async () => {
  await begin();
  await comes();
  assert.equal(stage.document.activeElement, first);
  await goes();
  assert.equal(stage.document.activeElement, input);
});

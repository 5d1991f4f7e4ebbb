import assert from "node:assert/strict";
import { test } from "node:test";

import { letterOf, signOf, typeInto } from "../../static/keyboard.js";

const key = (name, code, more = {}) => ({ key: name, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, getModifierState: () => false, ...more });

test("a Latin layout types Russian by the place of the keys", () => {
  const typed = [["g", "KeyG"], ["h", "KeyH"], ["b", "KeyB"], ["d", "KeyD"], ["t", "KeyT"], ["n", "KeyN"]];
  assert.equal(typed.map(([name, code]) => letterOf(key(name, code), "ru")).join(""), "привет");
  assert.equal(letterOf(key("`", "Backquote"), "ru"), "ё");
  assert.equal(letterOf(key(",", "Comma"), "ru"), "б");
});

test("a Russian layout is taken at its word, and types Latin by place where that is wanted", () => {
  assert.equal(letterOf(key("ы", "KeyS"), "ru"), "ы");
  assert.equal(letterOf(key("ы", "KeyS"), "en"), "s");
  assert.equal(letterOf(key("ж", "Semicolon"), "en"), null);
});

test("Shift makes a capital, Caps Lock turns that round, so that a word is typed as pages show it", () => {
  const locked = { getModifierState: (name) => name === "CapsLock" };
  assert.equal(letterOf(key("F", "KeyF", { shiftKey: true }), "ru"), "А");
  assert.equal(letterOf(key("f", "KeyF"), "ru"), "а");
  assert.equal(letterOf(key("Ф", "KeyA", locked), "ru"), "Ф");
  assert.equal(letterOf(key("ф", "KeyA", { shiftKey: true, ...locked }), "ru"), "ф");
  assert.equal(letterOf(key("F", "KeyF", locked), "ru"), "А");
});

test("accented letters of a Hungarian or Czech layout stay", () => {
  assert.equal(letterOf(key("ő", "BracketLeft"), "hu"), "ő");
  assert.equal(letterOf(key("ř", "Digit5"), "cs"), "ř");
});

test("digits, shortcuts and named keys are left to the browser", () => {
  for (const one of [key("7", "Digit7"), key("Enter", "Enter"), key("c", "KeyC", { ctrlKey: true }), key("v", "KeyV", { metaKey: true })]) {
    assert.equal(letterOf(one, "ru"), null);
  }
});

test("typed text stands where the caret is, and the page hears of it", () => {
  const heard = [];
  typeInto({ selectionStart: 2, selectionEnd: 3, setRangeText: (...all) => heard.push(all), dispatchEvent: (event) => heard.push(event.type) }, "ю");
  assert.deepEqual(heard, [["ю", 2, 3, "end"], "input"]);
});

test("behind players' numbers the comma's key parts them, the English and the Russian one, whatever the layout", () => {
  const comma = key("б", "Comma");
  const russian = key("?", "Slash", { shiftKey: true });
  for (const one of [comma, russian]) {
    assert.equal(signOf(one, "12"), ",");
    assert.equal(signOf(one, "12,13 ра"), null);
  }
  assert.equal(signOf(key("/", "Slash"), "12"), null);
  assert.equal(signOf(key("<", "Comma", { shiftKey: true }), "12"), null);
});

test("a time is typed in a Latin layout too: behind a word and a number its colon is no letter", () => {
  const colon = key(":", "Semicolon", { shiftKey: true });
  for (const before of ["12 ж7 фыва 34 3", "12 ж7 фыва 3"]) assert.equal(signOf(colon, before), ":");
  for (const before of ["12 7", "12 фыва ", "12 ж7 фыва7"]) assert.equal(signOf(colon, before), null);
  assert.equal(signOf(key("Ж", "Semicolon", { shiftKey: true }), "12 ж7 фыва 3"), null);
});

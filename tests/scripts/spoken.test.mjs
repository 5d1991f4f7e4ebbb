import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const RACK = ".scene.drawn .rack, .scene.thinking .rack";

function tile(text, isBlank = false) {
  const one = new Part({ parts: { b: new Part({ textContent: text }) } });
  one.classList.toggle("blank", isBlank);
  return one;
}

const rack = (...tiles) => new Part({ parts: { ".tile": tiles } });

async function spoken(voices, shown = rack()) {
  const button = new Part({ hidden: true, data: { blank: "Пустышка" } });
  const stage = setStage({ "[data-speak]": button, [RACK]: shown });
  stage.document.documentElement = { lang: "ru" };
  const told = [];
  const engine = Object.assign(new EventTarget(), { getVoices: () => voices, speak: (words) => told.push(words.text), cancel: () => {} });
  Object.assign(globalThis, { speechSynthesis: engine, SpeechSynthesisUtterance: class { constructor(text) { this.text = text; } } });
  await load("spoken.js");
  const press = () => button.dispatchEvent(new Event("click"));
  return { stage, button, told, engine, press };
}

const russian = { lang: "ru-RU", localService: true };

test("a rack is read out once it is asked for, and each rack once", async () => {
  const { stage, button, told, press } = await spoken([russian], rack(tile("А"), tile("?", true)));
  assert.equal(button.hidden, false);
  await stage.send("regions", null);
  assert.deepEqual(told, [], "nobody has asked");
  press();
  assert.deepEqual(told.splice(0), ["А, Пустышка"]);
  assert.equal(button.hidden, true);
  await stage.send("regions", null);
  assert.deepEqual(told, []);
  stage.document.parts[RACK] = null;
  await stage.send("regions", null);
  stage.document.parts[RACK] = rack(tile("А"), tile("?", true));
  await stage.send("regions", null);
  assert.deepEqual(told, ["А, Пустышка"], "the same letters in another round are a new rack");
});

test("it is offered where the browser itself has a voice of the language, as soon as it has", async () => {
  const voices = [{ lang: "en-GB", localService: true }, { lang: "ru-RU", localService: false }];
  const { button, engine } = await spoken(voices);
  assert.equal(button.hidden, true);
  voices.push(russian);
  engine.dispatchEvent(new Event("voiceschanged"));
  assert.equal(button.hidden, false);
});

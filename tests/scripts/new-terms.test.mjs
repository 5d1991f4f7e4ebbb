import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const SAYS = { move: "% a round", clock: "clocks of % min", words: "the whole list", changed: "words chosen" };

/** A box of the rules or of the forms: what it sends and what it is called. */
function card(value, name) {
  return new Part({ value, is: ["label"], parts: { strong: new Part({ textContent: name }) } });
}

/** The form with house rules; `faulty`: the first field with a fault. */
function formOf({ faulty = null } = {}) {
  const rude = { checked: true, defaultChecked: true };
  const edition = new Part({ is: [".edition"], parts: { "input[type=checkbox]": [rude] } });
  const line = new Part({ data: SAYS });
  const form = new Part({
    is: ["form"],
    elements: { round_time: { value: "3:00" }, game_clock: { checked: true }, budget: { value: "25" }, overrides: { value: "" } },
    parts: {
      "input[name=profile]:checked": card("house", "House rules"),
      "input[name=form]:checked": card("ordinary", "The ordinary game"),
      "input[name=edition]:checked": edition,
      "[aria-invalid=true], .wrong textarea": faulty,
    },
  });
  line.inside = form;
  setStage({ "[data-terms]": line });
  return { form, line, rude };
}

test("one line says what holds", async () => {
  const { line } = formOf();
  await load("new-terms.js");
  assert.equal(line.textContent, "House rules · 3:00 a round · clocks of 25 min · the whole list");
});

test("the line follows what is changed", async () => {
  const { form, line, rude } = formOf();
  await load("new-terms.js");
  form.elements.round_time.value = "2:00";
  form.elements.game_clock.checked = false;
  form.parts["input[name=form]:checked"] = card("joker", "Joker");
  form.dispatchEvent(new Event("input"));
  assert.equal(line.textContent, "House rules · 2:00 a round · Joker · the whole list");
  rude.checked = false;
  form.dispatchEvent(new Event("change"));
  assert.equal(line.textContent, "House rules · 2:00 a round · Joker · words chosen");
  rude.checked = true;
  form.elements.overrides.value = "+WORD";
  form.dispatchEvent(new Event("input"));
  assert.match(line.textContent, /words chosen$/);
});

test("the first fault has the focus", async () => {
  const faulty = new Part();
  formOf({ faulty });
  await load("new-terms.js");
  assert.equal(faulty.focused, 1);
});

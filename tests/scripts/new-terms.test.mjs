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
  const rude = { name: "rude", type: "checkbox", checked: true, defaultChecked: true };
  const ordinary = card("ordinary", "The ordinary game");
  const gone = new Part({ data: { formGone: "It was: %." }, hidden: true });
  const edition = new Part({ is: [".edition"], parts: { "input[type=checkbox]": [rude] } });
  const line = new Part({ data: SAYS });
  const form = new Part({
    is: ["form"],
    elements: Object.assign([rude], { round_time: { value: "3:00" }, game_clock: { checked: true }, budget: { value: "25" }, overrides: { value: "" }, profile: { value: "house" } }),
    parts: {
      "input[name=profile]:checked": card("house", "House rules"),
      "input[name=form]:checked": ordinary,
      "input[name=form][value=ordinary]": ordinary,
      "[data-form-gone]": gone,
      "input[name=edition]:checked": edition,
      "[aria-invalid=true], .wrong textarea": faulty,
    },
  });
  line.inside = form;
  setStage({ "[data-terms]": line });
  return { form, line, rude, ordinary, gone };
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

/** A change of this field, as it reaches the form. */
function change(form, name) {
  const event = new Event("change");
  Object.defineProperty(event, "target", { value: { name } });
  form.dispatchEvent(event);
}

test("a variant chosen for other rules gives way to the ordinary game, which is said until one is chosen", async () => {
  const { form, gone, ordinary } = formOf();
  await load("new-terms.js");
  form.parts["input[name=form]:checked"] = card("joker", "Joker");
  change(form, "form");
  assert.equal(gone.hidden, true);
  form.elements.profile.value = "blitz";
  change(form, "profile");
  assert.deepEqual([gone.hidden, gone.textContent, ordinary.checked], [false, "It was: Joker.", true]);
  change(form, "form");
  assert.equal(gone.hidden, true);
});

test("who comes back finds what he chose", async () => {
  const { form, rude } = formOf();
  const states = [];
  history.replaceState = (state) => states.push(state);
  await load("new-terms.js");
  rude.checked = false;
  change(form, "rude");
  assert.deepEqual(states, [{ kept: [false] }]);
  const again = formOf();
  history.state = states[0];
  await load("new-terms.js");
  assert.equal(again.rude.checked, false);
  assert.match(again.line.textContent, /words chosen$/);
});

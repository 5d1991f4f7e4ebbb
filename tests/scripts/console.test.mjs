import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

// The scripts that the console imports take the page as it is when they are first run.
const said = new Part();
const panel = new Part({ hidden: true, parts: { iframe: new Part({ data: { src: "/t/cup/projector" } }), '[data-digit="3"]': new Part() } });
const filter = new Part({ is: ["[data-filter]", "input"] });
const onlyFound = new Part({ is: ["button"], data: { onlyFound: "" } });
const rows = [["РАБЫ И8", false], ["БАРЫ 8И", true]].map(([word, isUnfound]) => {
  const row = new Part({ data: { word } });
  if (isUnfound) row.classList.add("unfound");
  return row;
});
const next = new Part({ is: ["button"], data: { act: "next" } });
const pause = new Part();
const third = new Part({ is: ["button"], data: { act: "settle", numSlip: "4", numEntry: "2" } });
/** A dialog that is left in a way, with what was typed there. */
const dialog = (what) => {
  const input = new Part();
  const one = new Part({ data: { because: what }, parts: { input }, shown: 0 });
  one.showModal = () => {
    one.shown += 1;
    input.value = one.typed ?? "";
    one.returnValue = one.leaves ?? "";
    queueMicrotask(() => one.dispatchEvent(new Event("close")));
  };
  return one;
};
const [whyRack, whyTop] = [dialog("refuse-rack"), dialog("top")];
const stage = setStage({
  "[data-because]": [whyRack, whyTop],
  "[data-console]": new Part({ data: { console: "/t/cup/do", sayFailed: "Нет связи." } }), "[data-said]": said, "[data-screen-panel]": panel,
  "[data-filter]": filter, "[data-pick=right]": third, "tr[data-word]": rows, "[data-only-found]": onlyFound, "[data-next]": next, '[data-fkey="F2"]': pause,
});
globalThis.Element = Part;
await load("console.js");

const button = (data, more = {}) => new Part({ is: ["button"], data, ...more });
const click = (target) => stage.send("click", target);
const key = (name, more = {}) => stage.send("keydown", more.target ?? new Part(), { key: name, code: name, ctrlKey: false, shiftKey: false, metaKey: false, altKey: false, ...more });
const last = () => stage.posts.at(-1);

test("a press posts what its button says, numbers as numbers, under a key of its own", async () => {
  stage.answer = { ok: true, sentence: "№ 7: сдано." };
  await click(button({ act: "handed_in", numPlayer: "7", numRound: "3", textNote: "12" }));
  const { url, act, player, round, note, key: named } = last();
  assert.deepEqual([url, act, player, round, note], ["/t/cup/do", "handed_in", 7, 3, "12"]);
  assert.match(named, /^[0-9a-f]{24}$/);
  assert.equal(said.textContent, "№ 7: сдано.");
});

test("Ctrl+Enter is the next step; what is missing is confirmed by pressing again in time", async () => {
  stage.answer = { ok: false, sentence: "Нет 3 бланков.", confirm_needed: true };
  await key("Enter", { ctrlKey: true });
  assert.equal(last().confirm, false);
  await stage.pass(9_000);
  await key("Enter", { ctrlKey: true });
  assert.equal(last().confirm, true);
  await stage.pass(11_000);
  await key("Enter", { ctrlKey: true });
  assert.equal(last().confirm, false, "later it is asked again");
});

test("what was refused is read until Escape takes it away", async () => {
  stage.answer = { ok: false, sentence: "Идёт ход." };
  await click(button({ act: "undo" }));
  assert.equal(said.textContent, "Идёт ход.");
  await key("Escape");
  assert.equal(said.textContent, "");
});

test("a step is asked for by its name, and while its answer is out again under the same key", async () => {
  const press = (step) => {
    next.dataset.textStep = step;
    return key("Enter", { ctrlKey: true });
  };
  stage.answer = { ok: true, sentence: "Ход 6 начат." };
  await press("start-6");
  assert.equal(last().step, "start-6");
  const before = stage.posts.length;
  stage.answer = new Error("offline");
  await press("stop-6");
  assert.ok(said.classList.contains("wrong"));
  stage.answer = { ok: true, sentence: "Ход 6 остановлен." };
  await press("reveal-6");
  const again = last();
  assert.deepEqual([stage.posts.length - before, again.step, said.textContent], [1, "stop-6", "Ход 6 остановлен."], "the page has gone on; the press is still the one that was not answered");
  await press("reveal-6");
  assert.equal(last().step, "reveal-6");
  assert.notEqual(last().key, again.key);
  stage.posts.length = 0;
  next.dataset.textStep = "place-6";
  for (const _ of [1, 2]) document.dispatchEvent(Object.assign(new Event("keydown"), { key: "Enter", ctrlKey: true }));
  await stage.pass(0);
  assert.equal(stage.posts.length, 2);
  assert.equal(stage.posts[0].key, stage.posts[1].key, "two presses within a moment are one");
  delete next.dataset.textStep;
});

test("a step that cannot be taken says what is missing and posts nothing", async () => {
  const before = stage.posts.length;
  next.disabled = true;
  stage.document.parts[".next-missing"] = new Part({ textContent: "Выберите топ." });
  await key("Enter", { ctrlKey: true });
  next.disabled = false;
  assert.equal(stage.posts.length, before);
  assert.equal(said.textContent, "Выберите топ.");
});

test("what hurts is asked twice, and the question is forgotten", async () => {
  const before = stage.posts.length;
  const withdraw = button({ act: "withdraw_slip", numSlip: "9", twice: "Ещё раз" }, { innerHTML: "Снять" });
  await click(withdraw);
  assert.equal(stage.posts.length, before);
  assert.equal(withdraw.textContent, "Ещё раз");
  await stage.pass(4_001);
  assert.equal(withdraw.innerHTML, "Снять");
  await click(withdraw);
  await stage.pass(501);
  await click(withdraw);
  assert.equal(last().slip, 9);
});

test("the filter shows what fits, and what was found alone", async () => {
  filter.value = "раб";
  await stage.send("input", filter);
  assert.deepEqual(rows.map((row) => row.hidden), [false, true]);
  filter.value = "";
  await click(onlyFound);
  assert.deepEqual(rows.map((row) => row.hidden), [false, true]);
  assert.equal(onlyFound.getAttribute("aria-pressed"), "true");
  await click(onlyFound);
  assert.deepEqual(rows.map((row) => row.hidden), [false, false]);
});

test("the panel of the screen opens with its button and its key, and has the keys while it is open", async () => {
  await click(button({ scenes: "" }));
  assert.equal(panel.hidden, false);
  await key("3", { code: "Digit3" });
  assert.equal(panel.parts['[data-digit="3"]'].clicked, 1);
  assert.equal(panel.hidden, true);
  await key("F9");
  assert.equal(panel.hidden, false);
  await key("Escape");
  assert.equal(panel.hidden, true);
});

test("the function keys press the buttons that carry them, and never the browser's", async () => {
  assert.equal(await key("F2"), true);
  assert.equal(pause.clicked, 1);
  pause.disabled = true;
  await key("F2");
  assert.equal(pause.clicked, 1);
  assert.equal(await key("F5"), false);
});

test("an arrow with Ctrl picks an entry of a dispute, and moves the cursor where there is none", async () => {
  stage.answer = { ok: true, sentence: "" };
  assert.equal(await key("ArrowRight", { ctrlKey: true }), true);
  const { act, slip, entry } = last();
  assert.deepEqual([act, slip, entry], ["settle", 4, 2]);
  assert.equal(await key("ArrowUp", { ctrlKey: true }), false);
});

test("a rack is refused with the reason that its own dialog asks for, and not where that is left", async () => {
  stage.answer = { ok: true, sentence: "" };
  const refuse = () => click(button({ act: "refuse_rack", departs: "refuse-rack" }));
  Object.assign(whyRack, { typed: " упала фишка ", leaves: "yes" });
  await refuse();
  const { act, because } = last();
  assert.deepEqual([act, because, whyRack.shown, whyTop.shown], ["refuse_rack", "упала фишка", 1, 0]);
  const before = stage.posts.length;
  whyRack.leaves = "";
  await refuse();
  assert.equal(stage.posts.length, before);
  Object.assign(whyTop, { typed: "по жребию", leaves: "yes" });
  await click(button({ act: "choose_top", numTop: "1", departs: "top" }));
  assert.deepEqual([last().act, last().because, whyTop.shown], ["choose_top", "по жребию", 1]);
});

test("a broken line is told", async () => {
  stage.answer = new Error("offline");
  await click(button({ act: "pause" }));
  assert.equal(said.textContent, "Нет связи.");
  assert.ok(said.classList.contains("wrong"));
});

test("tiles out of a bag of cloth are posted with whether the whole rack went back", async () => {
  const form = (whole) => {
    const elements = { rack: new Part({ value: " аоелк " }), witness: new Part({ value: "Ада" }), whole };
    return new Part({ is: ["[data-draw]", "[data-draw], [data-add-player], [data-form-act]"], elements });
  };
  stage.answer = { ok: true, sentence: "" };
  const asked = [];
  for (const whole of [undefined, new Part({ checked: false }), new Part({ checked: true })]) {
    await stage.send("submit", form(whole));
    const { act, rack, witness, whole: isWhole } = last();
    asked.push([act, rack, witness, isWhole]);
  }
  assert.deepEqual(asked, [false, false, true].map((isWhole) => ["draw_manual", "аоелк", "Ада", isWhole]));
});

test("a marking with slips missing is closed by the same button again, and by no other", async () => {
  const lock = (round) => button({ act: "lock_marking", numRound: String(round) });
  stage.answer = { ok: false, sentence: "Не введены 2 бланка хода 2.", confirm_needed: true };
  await click(lock(2));
  assert.deepEqual([last().act, last().round, last().confirm], ["lock_marking", 2, false]);
  await click(lock(1));
  assert.equal(last().confirm, false, "another round is another question");
  await click(lock(1));
  assert.equal(last().confirm, true);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, setStage } from "./stage.mjs";

const part = {};
for (const name of ["input", "player", "sentence", "already", "choices", "ghost"]) part[name] = new Part();
part.sentence.textContent = "Например: 23 о7 рабы 17";
const form = new Part({
  data: { check: "/t/cup/check", save: "/t/cup/slips", keyboard: "ru", sayUnsaved: "Не записано." },
  parts: Object.fromEntries(Object.entries(part).map(([name, node]) => [`[data-slip-${name}]`, node])),
});
const missing = [4, 9, 31].map((number) => new Part({ data: { missing: String(number) } }));
const round = new Part({ data: { slipRound: "6" } });
const stage = setStage({ "[data-slip-line]": form, "[data-slip-round]": round, "[data-missing]": missing });
const { startSlipLine } = await import("../../static/slip-line.js");
const line = startSlipLine();

async function type(text) {
  part.input.value = text;
  await stage.send("input", part.input, {}, part.input);
}

const press = (key, more = {}) => stage.send("keydown", part.input, { key, code: key, getModifierState: () => false, ctrlKey: false, shiftKey: false, metaKey: false, altKey: false, isComposing: false, ...more }, part.input);

async function clear() {
  await press("Escape");
  stage.posts.length = 0;
}

test("a line is judged once the fingers rest, for the round in which it was begun", async () => {
  await clear();
  stage.answer = { level: "ok", player: "№ 23 Ада", sentence: "РАБЫ О7, 17 очков", completion: "23 о7 рабы 17" };
  await type("23 о7");
  await type("23 о7 ра");
  round.dataset.slipRound = "7";
  await stage.pass(200);
  assert.deepEqual(stage.posts, [{ url: "/t/cup/check", round: 6, line: "23 о7 ра" }]);
  assert.equal(form.dataset.level, "ok");
  assert.equal(part.player.textContent, "№ 23 Ада");
  round.dataset.slipRound = "6";
});

test("Tab takes the completion, Enter saves what stands there", async () => {
  assert.equal(await press("Tab"), true);
  assert.equal(part.input.value, "23 о7 рабы 17");
  stage.answer = { saved: true, sentence: "№ 23: 17 очков." };
  await press("Enter");
  const { url, round: of, line: saved, confirm } = stage.posts.at(-1);
  assert.deepEqual([url, of, saved, confirm], ["/t/cup/slips", 6, "23 о7 рабы 17", false]);
  assert.equal(part.input.value, "");
  assert.equal(part.sentence.textContent, "№ 23: 17 очков.");
});

test("between players' numbers the key of the comma is a comma in any layout", async () => {
  const typeAtTheEnd = (text) => (part.input.value += text);
  for (const [line, key, typed] of [["12", ",", "12,"], ["12,3-5", "б", "12,3-5,"], ["12 о7 ", ",", "12 о7 б"]]) {
    await clear();
    await type(line);
    Object.assign(part.input, { selectionStart: line.length, selectionEnd: line.length, setRangeText: typeAtTheEnd });
    await press(key, { code: "Comma" });
    assert.equal(part.input.value, typed);
  }
});

test("Enter held down asks once and answers nothing", async () => {
  await clear();
  await type("4 о7 ъъъ");
  stage.answer = { saved: false, confirm_needed: true, level: "error", sentence: "Слова нет." };
  await press("Enter");
  const asked = stage.posts.length;
  await press("Enter", { repeat: true });
  assert.equal(stage.posts.length, asked);
  assert.equal(part.sentence.textContent, "Слова нет.");
});

test("a slip that was taken into the line is named with it, however it is corrected, and with no line after it", async () => {
  const named = async () => {
    await press("Enter");
    return stage.posts.at(-1).corrects;
  };
  await clear();
  stage.answer = { saved: false, confirm_needed: true, level: "look", sentence: "Бланк № 4 перейдёт." };
  line.setLine("4 о7 рабы", "17");
  await type("9 о7 рабы");
  assert.equal(await named(), 17);
  await clear();
  await type("9 о7 рабы");
  assert.equal(await named(), null, "Esc leaves it where it is");
  line.setLine("4 о7 рабы", "17");
  line.nextMissing();
  assert.equal(await named(), null, "the next player's slip is another");
  line.setLine("4 о7 рабы", "17");
  stage.answer = { saved: true, sentence: "Записано." };
  await press("Enter");
  await type("9 о7 рабы");
  assert.equal(await named(), null, "what was saved is done");
});

test("what the server doubts is saved by a second Enter", async () => {
  await clear();
  await type("4 о7 ъъъ");
  stage.answer = { saved: false, confirm_needed: true, level: "error", sentence: "Слова нет." };
  await press("Enter");
  assert.equal(part.input.value, "4 о7 ъъъ", "the line stays");
  stage.answer = { saved: true, sentence: "0 очков" };
  await press("Enter");
  assert.deepEqual(stage.posts.filter(({ url }) => url.endsWith("slips")).map(({ confirm }) => confirm), [false, true]);
});

test("a line that reaches nobody stays, and goes again under the same key", async () => {
  await clear();
  await type("9 т");
  const keys = [];
  const { fetch } = globalThis;
  globalThis.fetch = (url, asked) => {
    keys.push(JSON.parse(asked.body).key);
    return fetch(url, asked);
  };
  stage.answer = new Error("offline");
  await press("Enter");
  assert.equal(part.sentence.textContent, "Не записано.");
  assert.equal(part.input.value, "9 т");
  stage.answer = { saved: true, sentence: "" };
  await press("Enter");
  globalThis.fetch = fetch;
  assert.equal(keys.length, 2);
  assert.ok(keys[0], "a slip goes under a key");
  assert.equal(keys[1], keys[0]);
  assert.equal(part.input.value, "");
});

test("numbers and an equals sign are slips that were handed in: one line, one request, one answer", async () => {
  await clear();
  await type("12,15 =");
  stage.answer = { saved: true, sentence: "№ 12, 15: бланк сдан, 1:30." };
  await press("Enter");
  assert.deepEqual(stage.posts.map(({ url, line: sent }) => [url, sent]), [["/t/cup/slips", "12,15 ="]]);
  assert.equal(part.sentence.textContent, "№ 12, 15: бланк сдан, 1:30.");
});

test("F6 goes round the missing numbers", async () => {
  await clear();
  line.nextMissing();
  assert.equal(part.input.value, "4 ");
  line.nextMissing();
  assert.equal(part.input.value, "9 ");
  part.input.value = "31 ";
  line.nextMissing();
  assert.equal(part.input.value, "4 ");
  assert.ok(missing[0].classList.contains("current") && !missing[1].classList.contains("current"));
});

test("the arrows recall what was saved", async () => {
  await clear();
  await press("ArrowUp");
  assert.equal(part.input.value, "12,15 =");
  await press("ArrowUp");
  assert.equal(part.input.value, "9 т");
  await press("ArrowUp");
  assert.equal(part.input.value, "4 о7 ъъъ");
  for (let down = 0; down < 3; down += 1) await press("ArrowDown");
  assert.equal(part.input.value, "");
});

/** The page as it comes when the pile of this round is keyed. */
async function arrive(number, { newest = number, moved = "", piles = [number] } = {}) {
  Object.assign(round.dataset, { slipRound: String(number), newest: String(newest), moved });
  stage.document.parts["[data-pile]"] = piles.map((pile) => new Part({ is: ["[data-pile]"], data: { pile: String(pile) } }));
  await stage.send("regions", stage.document);
}

test("what is begun at one pile goes there, whatever is revealed meanwhile; a key takes it to another", async () => {
  await clear();
  await arrive(6, { piles: [6] });
  await type("2 т");
  await arrive(6, { newest: 7, piles: [6, 7] });
  await stage.pass(200);
  assert.equal(stage.posts.at(-1).round, 6);
  assert.equal(await press("PageDown"), true);
  await stage.pass(200);
  assert.deepEqual([stage.posts.at(-1).round, stage.posts.at(-1).line], [7, "2 т"]);
  await press("PageUp");
  await stage.pass(200);
  assert.equal(stage.posts.at(-1).round, 6);
});

test("a pile that is done is left when nothing stands in the line, and the line says so", async () => {
  await clear();
  await type("4 ");
  await arrive(6, { newest: 7, piles: [6, 7], moved: "Ход 6 введён весь." });
  await stage.pass(200);
  assert.equal(stage.posts.at(-1).round, 6, "not under the hands of who keys");
  stage.answer = { saved: true, sentence: "№ 4: записано." };
  await press("Enter");
  assert.equal(part.sentence.textContent, "№ 4: записано. Ход 6 введён весь.");
  await arrive(7, { piles: [7] });
  await type("5 т");
  await stage.pass(200);
  assert.equal(stage.posts.at(-1).round, 7);
});

test("of piles that are done one behind the other only the last is told", async () => {
  await clear();
  for (const pile of [7, 8]) {
    await arrive(pile, { newest: pile + 1, piles: [pile, pile + 1], moved: `Ход ${pile} введён весь.` });
    assert.equal(part.sentence.textContent, `Ход ${pile} введён весь.`);
  }
  await arrive(9);
});

test("what is taken back is not called saved, and what is being typed keeps its verdict", async () => {
  await clear();
  await type("7 т");
  stage.answer = { saved: true, sentence: "№ 7: записано, 79 очков." };
  await press("Enter");
  assert.equal(part.sentence.textContent, "№ 7: записано, 79 очков.");
  line.forget();
  assert.deepEqual([part.sentence.textContent, form.dataset.level], ["Например: 23 о7 рабы 17", "typing"]);
  stage.answer = { level: "ok", sentence: "Топ." };
  await type("8 т");
  await stage.pass(200);
  line.forget();
  assert.equal(part.sentence.textContent, "Топ.");
});

const ways = [{ line: "4 о7 (м)ама", label: "мАМА · 8 очков" }, { line: "4 о7 ма(м)а", label: "МАмА · 9 очков" }];

test("behind a word a digit chooses among the ways to read it", async () => {
  await clear();
  stage.answer = { level: "look", player: "№ 4", sentence: "Какая буква?", choices: ways };
  await type("4 о7 мама");
  await stage.pass(200);
  assert.deepEqual(part.choices.appended.map((button) => button.textContent), ["1: мАМА · 8 очков", "2: МАмА · 9 очков"]);
  assert.equal(await press("2"), true);
  assert.equal(part.input.value, "4 о7 ма(м)а");
});

test("behind points a digit is typed, and the ways say that Alt goes with theirs until Enter has asked", async () => {
  await clear();
  const shown = () => part.choices.appended.map((button) => button.textContent[0]).join("");
  stage.answer = { saved: false, confirm_needed: true, level: "look", sentence: "Какая буква?", choices: ways };
  await type("4 о7 мама 1");
  await stage.pass(200);
  assert.equal(shown(), "AA");
  assert.equal(await press("7"), false);
  await press("Enter");
  assert.equal(shown(), "12");
  assert.equal(await press("9"), false, "there is no ninth way");
  assert.equal(await press("1"), true);
  assert.equal(part.input.value, "4 о7 (м)ама");
});

test("a completion shows what is still to come, whether blanks are in brackets or not", async () => {
  for (const [typed, more] of [["4 о7 гурм", "(а)ном"], ["4 о7 гурма", "ном"], ["4 о7 гурм(а", "ном"], ["4 о7 ГУРМаН", "ом"], ["4 о7 гур(м", null]]) {
    await clear();
    part.ghost.appended = undefined;
    stage.answer = { level: "typing", player: "№ 4", sentence: "", completion: "4 о7 гурм(а)ном" };
    await type(typed);
    await stage.pass(200);
    const shown = part.ghost.appended?.at(-1) ?? null;
    assert.equal(shown, more, typed);
  }
});

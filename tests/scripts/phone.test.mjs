import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const LABELS = [..."АБВГДЕЖЗИКЛМНОП"];

async function phone({ kept = null, points = "" } = {}) {
  const board = LABELS.map((label) => {
    const row = new Part({ parts: { "> i": new Part({ textContent: label }) } });
    row.parts[".cell"] = Array.from({ length: 15 }, () => new Part({ is: [".own-board .cell"] }));
    for (const cell of row.parts[".cell"]) cell.closest = (selector) => (selector === ".board-row" ? row : selector.includes(".cell") ? cell : null);
    return row;
  });
  const keys = [..."РАБЫ?"].map((letter, place) => new Part({ is: ["button"], data: { place: String(place), label: letter, ...(letter === "?" && { blank: "" }) } }));
  const parts = Object.fromEntries(["at", "word", "hint"].map((name) => [`[data-draft-${name}]`, new Part()]));
  const send = new Part({ is: ["button"], data: { send: "" }, disabled: true });
  const area = new Part({ data: { round: "3" }, parts: { ...parts, "[data-send]": send, "[data-place]": keys } });
  const letters = new Part({ open: false, showModal: () => (letters.open = true), close: () => (letters.open = false) });
  const paper = new Part({ hidden: true, parts: { "[data-own-paper-slip]": new Part() } });
  const said = new Part({ scrollIntoView: () => {}, data: { saySending: "Отправляем…", sayWaiting: "Нет связи, пробуем ещё", sayTurnDown: "вниз", sayTurnAcross: "вправо" } });
  const field = points ? new Part({ data: { missing: points } }) : null;
  const stage = setStage({
    "[data-claim]": field,
    "[data-phone]": new Part({ data: { phone: "/t/cup/me/slip", outbox: "cup 7" } }), "[data-own-said]": said, "[data-letters]": letters,
    "[data-draft]": area, "[data-taken]": new Part({ data: { taken: "3" } }), "[data-own-paper]": paper, "[data-sent]": new Part(), ".own-board .board-row": board,
    ".own-board .board-row > i": board.map((row) => row.parts["> i"]),
  });
  localStorage.removeItem("slip cup 7");
  if (kept) localStorage.setItem("slip cup 7", JSON.stringify(kept));
  stage.answer = { saved: true, sentence: "Принято." };
  await load("phone.js");
  const tap = (row, column) => stage.send("click", board[row].parts[".cell"][column]);
  const press = (button) => stage.send("click", button);
  return { stage, board, keys, parts, send, letters, paper, said, tap, press, field };
}

test("tiles go where the square was tapped, and the slip says where and what", async () => {
  const { stage, keys, parts, send, tap, press } = await phone();
  await tap(7, 6);
  assert.equal(parts["[data-draft-at]"].textContent, "З7 →");
  for (const key of keys.slice(0, 4)) await press(key);
  assert.equal(parts["[data-draft-word]"].textContent, "РАБЫ");
  assert.equal(send.disabled, false);
  await press(send);
  const { url, round, at, word, claimed } = stage.posts[0];
  assert.deepEqual([url, round, at, word, claimed], ["/t/cup/me/slip", 3, "З7", "РАБЫ", null]);
});

test("points that are no number are asked for until they are one, missing ones once", async () => {
  const { stage, keys, send, said, tap, press, field } = await phone({ points: "Впишите очки" });
  await tap(7, 6);
  await press(keys[0]);
  field.value = "abc";
  for (let presses = 0; presses < 2; presses += 1) await press(send);
  assert.deepEqual([stage.posts.length, said.textContent, field.focused], [0, "Впишите очки", 2]);
  field.value = " 24 ";
  await press(send);
  assert.equal(stage.posts[0].claimed, 24);
});

test("a second tap turns the word, and its first letter is named by column", async () => {
  const { stage, keys, send, parts, tap, press } = await phone();
  await tap(7, 6);
  await tap(7, 6);
  assert.equal(parts["[data-draft-at]"].textContent, "7З ↓");
  await press(keys[0]);
  await press(send);
  assert.equal(stage.posts[0].at, "7З");
});

test("a blank asks what it stands for, and is small on the slip", async () => {
  const { stage, keys, send, letters, tap, press } = await phone();
  await tap(0, 0);
  await press(keys[4]);
  assert.equal(letters.open, true);
  await press(new Part({ is: ["button"], data: { letter: "Ж" } }));
  assert.equal(letters.open, false);
  await press(send);
  assert.equal(stage.posts[0].word, "(ж)");
});

test("a tile lies once", async () => {
  const { keys, parts, tap, press } = await phone();
  await tap(0, 0);
  await press(keys[0]);
  await press(keys[0]);
  assert.equal(parts["[data-draft-word]"].textContent, "Р");
});

test("without a square or a tile nothing is sent", async () => {
  const { stage, keys, send, press } = await phone();
  await press(keys[4]);
  await press(send);
  assert.deepEqual(stage.posts, []);
});

test("after three failed tries it asks for paper, and goes on trying", async () => {
  const { stage, keys, send, paper, said, tap, press } = await phone();
  stage.answer = new Error("offline");
  await tap(7, 6);
  await press(keys[0]);
  await press(send);
  assert.equal(said.textContent, "Нет связи, пробуем ещё");
  await stage.pass(2_000);
  assert.equal(paper.hidden, false);
  assert.equal(paper.parts["[data-own-paper-slip]"].textContent, "З7 Р");
  stage.answer = { saved: true, sentence: "Принято." };
  await stage.pass(5_000);
  assert.equal(paper.hidden, true);
  assert.equal(stage.posts.length, 1);
});

test("what waited before a reload goes out, but never into another round", async () => {
  const kept = { round: 3, at: "З7", word: "РАБЫ", claimed: null, key: "k" };
  assert.equal((await phone({ kept })).stage.posts[0].key, "k");
  assert.deepEqual((await phone({ kept: { ...kept, round: 2 } })).stage.posts, []);
});

/** A phone whose slip is on its way over a dead line when the page is drawn anew without these parts. */
async function cutOff(gone) {
  const { stage, keys, send, said, tap, press } = await phone();
  stage.answer = new Error("offline");
  await tap(7, 6);
  await press(keys[0]);
  await press(send);
  for (const name of gone) stage.document.parts[name] = null;
  await stage.send("regions");
  stage.answer = { saved: false, sentence: "Время вышло." };
  await stage.pass(10_000);
  return { posts: stage.posts.length, said: said.textContent };
}

test("what is on its way at the stop goes on, and the phone hears what became of it", async () => {
  assert.deepEqual(await cutOff(["[data-draft]"]), { posts: 1, said: "Время вышло." });
});

test("once the top is out nothing more is sent", async () => {
  assert.equal((await cutOff(["[data-draft]", "[data-taken]"])).posts, 0);
});

test("the keyboard lays, turns, takes back and moves", async () => {
  const { stage, parts, board } = await phone();
  const key = (name) => stage.send("keydown", board[0], { key: name, ctrlKey: false, altKey: false, metaKey: false });
  await key("ArrowRight");
  assert.equal(parts["[data-draft-at]"].textContent, "З8 →");
  await key("ArrowDown");
  await key("р");
  await key("а");
  assert.equal(parts["[data-draft-word]"].textContent, "РА");
  await key("Backspace");
  assert.equal(parts["[data-draft-word]"].textContent, "Р");
  await key(" ");
  assert.equal(parts["[data-draft-at]"].textContent, "8И ↓");
});

test("what the phone kept goes to the arbiter and is filled into the form of the codes", async () => {
  const { stage, said, press } = await phone();
  localStorage.setItem("receipts cup 7", JSON.stringify({ sent: [{ round: 1 }], seen: [{ head: "aa" }], last: { head: "bb" } }));
  stage.document.parts["[data-region=receipts]"] = new Part({ data: { name: "Кубок", number: "7" } });
  said.scrollIntoView = () => {};
  stage.answer = { saved: true, level: "ok", sentence: "Передано." };
  await press(new Part({ is: ["button"], data: { receiptsTo: "/t/cup/me/receipts" } }));
  const { url, name, player, sent, seen } = stage.posts.at(-1);
  assert.deepEqual([url, name, player, sent, seen], ["/t/cup/me/receipts", "Кубок", 7, [{ round: 1 }], [{ head: "bb" }]]);
  assert.equal(said.textContent, "Передано.");
  const field = new Part();
  await stage.send("submit", new Part({ parts: { "[data-receipts-shown]": field } }));
  assert.deepEqual(JSON.parse(field.value).seen, [{ head: "bb" }]);
  localStorage.removeItem("receipts cup 7");
});

test("an appeal is asked for by two presses, and the page then says where it stands", async () => {
  const { stage, said, press } = await phone();
  said.scrollIntoView = () => {};
  let isFetched = 0;
  stage.document.addEventListener("outdated", () => (isFetched += 1));
  stage.answer = { ok: true, sentence: "№ 7 обжалует" };
  const slips = new Part({ is: ["[data-appeals]"], data: { appeals: "/t/cup/me/appeal" } });
  const ask = new Part({ is: ["button"], inside: slips, name: "appeal", value: "3", data: { numSlip: "8", twice: "Ещё раз" } });
  await press(ask);
  assert.deepEqual([stage.posts.length, ask.textContent], [0, "Ещё раз"]);
  ask.dataset.asked = "read";
  await press(ask);
  const { url, round, is_back } = stage.posts.at(-1);
  assert.deepEqual([url, round, is_back, said.textContent, isFetched], ["/t/cup/me/appeal", 3, false, "", 1]);
  stage.answer = { ok: false, sentence: "Уже нельзя." };
  await press(new Part({ is: ["button"], inside: slips, name: "back", value: "3", data: { numSlip: "8" } }));
  assert.deepEqual([stage.posts.at(-1).is_back, said.textContent, said.classList.contains("wrong")], [true, "Уже нельзя.", true]);
});

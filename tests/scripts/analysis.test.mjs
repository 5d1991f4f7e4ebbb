import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const SIDE = 15;
const EMPTY = Array(SIDE).fill("15").join("/");

globalThis.FormData = class {
  constructor(form) {
    this.fields = Object.entries(form.elements).filter(([, field]) => !field.isButton).map(([name, field]) => [name, field.value]);
  }

  [Symbol.iterator]() {
    return this.fields[Symbol.iterator]();
  }
};

async function begin(board = "") {
  const field = (value) => new Part({ value });
  const elements = { edition: field("hu-scrabble"), rack: field("SZÉA"), board: field(board), laid: field("8H.AS.ASK"), undo: new Part({ isButton: true }) };
  const form = new Part({ elements, parts: { "[data-choice]": new Part({ textContent: "lists" }) } });
  form.setAttribute("action", "/analysis");
  const way = new Part();
  const asBlank = new Part({ is: ["[data-as-blank]"] });
  asBlank.setAttribute("aria-pressed", "false");
  const keys = new Part({ hidden: true, data: { sayAcross: "across", sayDown: "down" }, parts: { "[data-way]": way, "[data-as-blank]": asBlank } });
  const letters = ["A", "S", "SZ", "Z", "É"].map((label) => new Part({ is: ["[data-label]"], data: { label } }));
  const region = (name, more = {}) => new Part({ data: { region: name, ...more }, innerHTML: `old ${name}` });
  const regions = Object.fromEntries(["words", "notices", "fields", "rack-said", "position-said", "answer", "letters"].map((name) => [name, region(name)]));
  regions.board = region("board", { keyboard: "hu" });
  const squares = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => new Part({ is: ["[role=gridcell]"] })));
  const parts = {
    "[data-analysis]": form, "[data-keys]": keys, "[data-label]": letters,
    "[role=grid] [role=row]": squares.map((row) => new Part({ parts: { "[role=gridcell]": row } })),
  };
  for (const [name, one] of Object.entries(regions)) parts[`[data-region="${name}"]`] = one;
  const stage = setStage(parts);
  stage.page = new Part({ parts: Object.fromEntries(Object.keys(regions).map((name) => [`[data-region="${name}"]`, new Part({ innerHTML: `new ${name}`, data: {} })])) });
  await load("analysis.js");
  const press = (row, column, key, more = {}) => stage.send("keydown", squares[row][column], { key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, getModifierState: () => false, ...more });
  return { stage, form, keys, way, asBlank, letters, regions, squares, press, board: () => elements.board.value };
}

const asked = (stage) => new URL(stage.posts.at(-1).url, "http://hall").searchParams;

test("without the script there are no keys to tap; with it there are, and the way is said", async () => {
  const { keys, way } = await begin();
  assert.equal(keys.hidden, false);
  assert.equal(way.textContent, "→ across");
});

test("letters are typed on the board, and asked about once the fingers rest", async () => {
  const { stage, form, press, board, squares, regions } = await begin();
  assert.equal(await press(7, 7, "s"), true, "a letter is no key of the page");
  await press(7, 8, "z");
  await press(7, 8, "É", { shiftKey: true });
  assert.equal(board(), EMPTY.replace("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/15/7[SZ]é6"));
  assert.equal(squares[7][8].className, "cell tile blank");
  assert.equal(form.elements.laid.value, "", "nothing can be taken back from another board");
  assert.equal(form.elements.undo.disabled, true);
  await stage.pass(249);
  assert.deepEqual(stage.posts, []);
  await stage.pass(2);
  assert.equal(asked(stage).get("board"), board());
  assert.equal(asked(stage).get("rack"), "SZÉA");
  assert.equal(asked(stage).has("laid"), false, "what is empty is not in the address");
  assert.equal(regions.answer.innerHTML, "new answer");
  assert.equal(regions.fields.innerHTML, "old fields", "what somebody types in is not taken from him");
  assert.match(stage.moved.at(-1), /^history \/analysis\?/);
});

test("Space turns the way, Backspace takes off, and keys that mean nothing are left alone", async () => {
  const { press, board, way, regions } = await begin();
  await press(7, 7, " ");
  assert.equal(way.textContent, "↓ down");
  assert.ok(regions.board.classList.contains("down"));
  await press(7, 7, "a");
  await press(8, 7, "s");
  assert.match(board(), /7A7\/7S7/);
  await press(9, 7, "Backspace");
  assert.match(board(), /7A7\/15/);
  assert.equal(await press(9, 7, "F1"), false);
  assert.equal(await press(9, 7, "a", { ctrlKey: true }), false);
});

test("a tap chooses a square, another one turns the way, and tiles are tapped onto it", async () => {
  const { stage, squares, letters, way, asBlank, board } = await begin();
  await stage.send("click", squares[3][4]);
  assert.equal(squares[3][4].focused > 0, true);
  stage.document.activeElement = squares[3][4];
  assert.equal(way.textContent, "→ across", "the tap that brings the focus turns nothing");
  await stage.send("pointerdown", squares[3][4]);
  await stage.send("click", squares[3][4]);
  assert.equal(way.textContent, "↓ down");
  await stage.send("click", asBlank);
  assert.equal(asBlank.getAttribute("aria-pressed"), "true");
  await stage.send("click", letters[2]);
  await stage.send("click", letters[0]);
  assert.equal(board(), EMPTY.replace("15/15/15/15/15", "15/15/15/4[sz]10/4A10"));
  assert.equal(asBlank.getAttribute("aria-pressed"), "false", "one blank at a time");
});

test("a field that says no board is not typed over", async () => {
  const { press, board } = await begin("15/15/oops");
  await press(7, 7, "a");
  assert.equal(board(), "15/15/oops");
});

test("a button asks at once and says itself; the fields come anew", async () => {
  const { stage, form, regions } = await begin();
  await stage.send("submit", form, { submitter: new Part({ name: "lay", value: "8H.AS" }) }, form);
  assert.equal(asked(stage).get("lay"), "8H.AS");
  assert.equal(asked(stage).get("laid"), "8H.AS.ASK");
  assert.equal(regions.fields.innerHTML, "new fields");
  assert.match(stage.moved[0], /^step /, "the browser's own way back leads to the position before");
});

test("another edition has other lists, and a round that was opened is said by the page itself", async () => {
  const { stage, form } = await begin();
  await stage.send("input", new Part({ name: "edition" }), {}, form);
  assert.equal(form.parts["[data-choice]"].textContent, "");
  stage.status = 403;
  await stage.pass(300);
  assert.match(stage.moved.at(-1), /^\/analysis\?/);
});

test("an answer that was overtaken by another letter is not shown", async () => {
  const { stage, press, regions } = await begin();
  await press(7, 7, "a");
  let answerIt;
  globalThis.fetch = () => new Promise((done) => (answerIt = () => done({ ok: true, text: async () => "" })));
  await stage.pass(300);
  await press(7, 8, "s");
  answerIt();
  await stage.pass(0);
  assert.equal(regions.board.innerHTML, "old board");
});

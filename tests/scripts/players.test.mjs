import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const NAMES = ["number", "name", "town", "category", "team", "missed"];

function line(number, values) {
  const row = new Part({ is: ["tr[data-player]"], data: { player: String(number) } });
  const fields = NAMES.map((name, i) => new Part({ name, value: values[i] ?? "", defaultValue: values[i] ?? "", is: ["input"], inside: row }));
  row.parts = { input: fields, ...Object.fromEntries(fields.map((field) => [`input[name="${field.name}"]`, field])), "input[name=number]": fields[0] };
  row.field = (name) => row.parts[`input[name="${name}"]`];
  return row;
}

/** What the page has where lists are taken in, with a preview that is shown. */
function listParts() {
  const take = new Part({ is: ["button"], data: { take: "" } });
  const refused = new Part({ hidden: true });
  const parts = { "[data-take]": take, "[data-list]": new Part({ value: "number;name\n7;Ада\n" }), "[data-preview-refused]": refused };
  const preview = new Part({ hidden: true, parts, scrollIntoView: () => {} });
  const place = new Part({ data: { lists: "/t/cup/players/preview", most: "1000" }, parts: { "input[type=file]": new Part(), "[data-faults]": new Part() } });
  return { "[data-import]": new Part(), "[data-lists]": place, "[data-preview]": preview, take, refused };
}

async function players({ hasLists = false } = {}) {
  const rows = [line("", []), line(7, ["7", "Ада", "Уфа"]), line(8, ["8", "Ван"])];
  const said = new Part();
  const table = new Part();
  const { take, refused, ...lists } = hasLists ? listParts() : {};
  const stage = setStage({
    ...lists,
    "[data-players]": new Part({ data: { players: "/t/cup/do", sayFailed: "Нет связи." } }), "[data-said]": said, "[data-table]": table,
    "tr[data-player]": rows, ...Object.fromEntries(rows.map((row) => [`tr[data-player="${row.dataset.player}"]`, row])),
  });
  stage.page = new Part({ parts: { "[data-table]": new Part({ innerHTML: "fresh" }) } });
  stage.answer = { ok: true, sentence: "Записано." };
  Object.assign(stage, { take, refused, preview: lists["[data-preview]"] });
  Object.assign(globalThis, { scrollTo: () => {} });
  await load("players.js");
  const key = (field, name, more = {}) => stage.send("keydown", field, { key: name, ctrlKey: false, ...more });
  const posted = () => stage.posts.filter((one) => one.act);
  return { stage, rows, said, table, key, posted };
}

test("Enter saves the line in which it was pressed, and the table comes anew", async () => {
  const { rows, key, posted, table, said } = await players();
  rows[1].field("name").value = " Ада Вин ";
  await key(rows[1].field("name"), "Enter");
  const { act, player, number, name, town, missed } = posted()[0];
  assert.deepEqual([act, player, number, name, town, missed], ["edit_player", 7, 7, "Ада Вин", "Уфа", ""]);
  assert.equal(table.innerHTML, "fresh");
  assert.equal(said.textContent, "Записано.");
});

test("the first line makes a new player, with a number only where one is given", async () => {
  const { rows, key, posted } = await players();
  rows[0].field("name").value = "Люсетта";
  await key(rows[0].field("name"), "Enter");
  assert.equal(posted()[0].act, "add_player");
  assert.equal(posted()[0].number, undefined);
});

test("a number that is none is not sent", async () => {
  const { rows, key, posted } = await players();
  rows[1].field("number").value = "7a";
  await key(rows[1].field("number"), "Enter");
  assert.deepEqual(posted(), []);
  assert.equal(rows[1].field("number").focused, 1);
});

test("what is typed in another line survives the new table", async () => {
  const { rows, key } = await players();
  rows[2].field("name").value = "Ван Вин";
  await key(rows[1].field("name"), "Enter");
  assert.equal(rows[2].field("name").value, "Ван Вин");
  assert.ok(rows[2].classList.contains("changed"));
});

test("Escape takes back what was typed, the arrows go to the same field of the next line", async () => {
  const { stage, rows, key } = await players();
  rows[1].field("town").value = "Пермь";
  await stage.send("input", rows[1].field("town"));
  assert.ok(rows[1].classList.contains("changed"));
  await key(rows[1].field("town"), "Escape");
  assert.equal(rows[1].field("town").value, "Уфа");
  assert.ok(!rows[1].classList.contains("changed"));
  assert.equal(await key(rows[1].field("town"), "ArrowDown"), true);
  assert.equal(rows[2].field("town").focused, 1);
  assert.equal(await key(rows[2].field("town"), "ArrowDown"), false, "there is no line below the last");
});

test("who leaves is asked about twice", async () => {
  const { stage, rows, posted } = await players();
  const button = new Part({ is: ["button"], inside: rows[1], data: { do: "withdraw_player", twice: "Ещё раз" }, innerHTML: "Выбыл" });
  await stage.send("click", button);
  assert.equal(button.textContent, "Ещё раз");
  assert.deepEqual(posted(), []);
  await stage.pass(501);
  await stage.send("click", button);
  assert.deepEqual(posted().map(({ act, player }) => [act, player]), [["withdraw_player", 7]]);
  await stage.pass(5_000);
  assert.equal(button.innerHTML, "Выбыл", "the question is forgotten");
});

test("a broken line is told and nothing is lost", async () => {
  const { stage, rows, said, key } = await players();
  stage.answer = new Error("offline");
  rows[1].field("name").value = "Ада Вин";
  await key(rows[1].field("name"), "Enter");
  assert.equal(said.textContent, "Нет связи.");
  assert.equal(rows[1].field("name").value, "Ада Вин");
});

test("a list is shown before it is taken in, and the table comes anew afterwards", async () => {
  const { stage, table, posted } = await players({ hasLists: true });
  const list = new Part({ is: ["[data-import]"], elements: { text: { value: "Ада" } } });
  await stage.send("submit", list);
  assert.deepEqual([stage.posts.map((one) => one.text), posted()], [["Ада"], []]);
  stage.answer = { ok: false, sentence: "Номер занят." };
  await stage.send("click", stage.take, {}, stage.preview);
  assert.deepEqual([posted()[0].act, posted()[0].text], ["import_players", "number;name\n7;Ада\n"]);
  assert.equal(stage.refused.textContent, "Номер занят.");
  stage.answer = { ok: true, sentence: "Внесён." };
  await stage.send("click", stage.take, {}, stage.preview);
  assert.deepEqual([table.innerHTML, stage.preview.hidden], ["fresh", true]);
});

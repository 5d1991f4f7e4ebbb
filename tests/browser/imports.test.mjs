// Files that are taken in: lists of players in an old code page and in UTF-16, a log.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall } from "./console.mjs";
import { createTournament } from "./desk.mjs";
import { startProgram, stopProgram } from "./program.mjs";

const LIST = "№;Имя;Клуб\r\n7;Щербакова Юлия;Орёл\r\n;Ёлкин Пётр;Уфа\r\n";

let browser;
let page;
let id;

before(async () => {
  ({ browser, console_: page } = await openHall("ru-RU"));
  id = await createTournament(page, { name: "Кубок", edition: "ru-scrabble", players: "Ада" });
});

after(async () => {
  await browser?.close();
});

/** The letters of Russian, № and the signs below them, in windows-1251. */
function cp1251(text) {
  return Buffer.from([...text].map((letter) => {
    const code = letter.codePointAt(0);
    if (code < 0x80) return code;
    if (letter === "№") return 0xb9;
    if (letter === "ё") return 0xb8;
    if (letter === "Ё") return 0xa8;
    return code - 0x410 + 0xc0;
  }));
}

const utf16 = (text) => Buffer.from(`\ufeff${text}`, "utf16le");

async function choose(buffer) {
  await page.setInputFiles("[data-lists] input[type=file]", { name: "list.csv", mimeType: "text/csv", buffer });
  await page.waitForSelector("[data-preview]:not([hidden])");
}

const rows = () => page.locator("[data-preview] tbody tr").evaluateAll((all) => all.map((row) => [...row.cells].slice(0, 3).map((cell) => cell.textContent).join("|")));
const value = (how) => page.locator(`[data-how=${how}]`).inputValue();
const players = () => page.locator("tr[data-player]:not(.new) input[name=name]").evaluateAll((all) => all.map((field) => field.value));

const PASTED = "7. Петрова Анна, Тула\n9. Васильева Нина (Псков)\n";

test("a pasted list is shown as it is read before anybody is taken in, on the form of a new tournament too", async () => {
  await page.goto(`${serverUrl}/t/${id}/players`);
  await page.fill("[data-import] textarea", PASTED);
  await page.waitForSelector("[data-preview]:not([hidden]) [data-take]");
  assert.deepEqual(await rows(), ["7|Петрова Анна|Тула", "9|Васильева Нина|Псков"]);
  assert.deepEqual(await players(), ["Ада"], "nobody is taken in by typing");
  await page.fill("[data-import] textarea", "1. Ван\n2. Люсетта");
  await page.waitForFunction(() => document.querySelector("[data-preview]").textContent.includes("Люсетта"));
  assert.deepEqual(await rows(), ["2|Ван|", "3|Люсетта|"], "numbers that count the lines give way to those that are there");
  await page.fill("[data-import] textarea", "Петрова, Анна\nОрлова, Елена");
  await page.waitForFunction(() => document.querySelector("[data-preview]").textContent.includes("Петрова Анна"));
  await page.selectOption("[data-how=names]", "whole");
  await page.waitForFunction(() => !document.querySelector("[data-preview]").textContent.includes("Петрова Анна"));
  assert.deepEqual(await rows(), ["2|Петрова|Анна", "3|Орлова|Елена"]);

  await page.goto(`${serverUrl}/new`);
  await page.fill("[name=name]", "Кубок писем");
  await page.fill("[name=players]", PASTED);
  await page.waitForSelector("[data-preview]:not([hidden]) tbody tr");
  assert.deepEqual(await rows(), ["7|Петрова Анна|Тула", "9|Васильева Нина|Псков"]);
  await page.click("form.form button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/console/);
  await page.goto(page.url().replace("console", "players"));
  assert.deepEqual(await players(), ["Петрова Анна", "Васильева Нина"]);
});

test("a list in an old code page is guessed, read otherwise when somebody says so, and taken in", async () => {
  await page.goto(`${serverUrl}/t/${id}/players`);
  await choose(cp1251(LIST));
  assert.deepEqual([await value("encoding"), await value("separator")], ["windows-1251", "semicolon"]);
  assert.deepEqual(await rows(), ["7|Щербакова Юлия|Орёл", "2|Ёлкин Пётр|Уфа"]);
  assert.ok(await page.locator("[data-preview] .notice.look").isVisible(), "a guess is said to be one");

  await page.selectOption("[data-how=encoding]", "KOI8-R");
  await page.waitForFunction(() => !document.querySelector("[data-preview]").textContent.includes("Щербакова"));
  await page.waitForFunction(() => document.activeElement.dataset.how === "encoding");
  await page.selectOption("[data-how=encoding]", "windows-1251");
  await page.waitForFunction(() => document.querySelector("[data-preview]").textContent.includes("Щербакова"));
  assert.deepEqual(await players(), ["Ада"], "nobody is taken in by looking");

  await page.focus("[data-take]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-preview]", { state: "hidden" });
  assert.deepEqual(await players(), ["Ада", "Ёлкин Пётр", "Щербакова Юлия"]);
});

test("a list in UTF-16 with a fault takes nobody in, and Escape leaves it", async () => {
  await choose(utf16("Номер\tИмя\n7\tВан\n8\tДемон\n"));
  assert.deepEqual([await value("encoding"), await value("separator")], ["UTF-16LE", "tab"]);
  const fault = await page.locator("[data-preview-faults] p").first().textContent();
  assert.match(fault, /Строка 2.*Щербакова/);
  assert.equal(await page.locator("[data-take]").count(), 0);
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-preview]", { state: "hidden" });

  await page.fill("#list", "Ван; Ардис");
  await page.keyboard.press("Control+Enter");
  await page.waitForSelector("[data-take]");
  assert.equal(await page.locator("[data-how=encoding]").count(), 0, "what is pasted has no encoding");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-preview]", { state: "hidden" });
  assert.equal((await players()).length, 4);
});

test("the list of a new tournament comes from a file as well", async () => {
  await page.goto(`${serverUrl}/new`);
  await choose(cp1251("1;Ада\n2;Ёж\n"));
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-preview]", { state: "hidden" });
  assert.match(await page.inputValue("#players"), /1;Ада\n2;Ёж/);
});

test("the regulars are taken from an earlier tournament into the form of a new one", async () => {
  const before = await page.goto(`${serverUrl}/t/${id}/players`).then(players);
  await page.goto(`${serverUrl}/new`);
  await page.selectOption("[data-earlier]", id);
  await page.waitForSelector("[data-preview]:not([hidden]) [data-take]");
  assert.equal(await page.inputValue("#players"), "", "nobody is taken before he was shown");
  await page.click("[data-take]");
  const list = await page.inputValue("#players");
  for (const name of before) assert.ok(list.includes(name), name);
});

test("a log that was saved here is opened in another place, and not twice in one", async () => {
  const lines = Buffer.from(await (await fetch(`${serverUrl}/t/${id}/exports/jsonl`)).arrayBuffer());
  const pick = (buffer) => page.setInputFiles("[data-open] input[type=file]", { name: "Cup (1).jsonl", mimeType: "application/jsonl", buffer });
  await page.goto(serverUrl);
  await page.click("a[href='/open']");
  await page.waitForURL(/\/open$/);
  await pick(lines.subarray(0, lines.length - 30));
  assert.equal(await page.inputValue("[name=name]"), "Cup-1");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-said].error");
  assert.match(await page.locator("[data-said]").textContent(), /Строка \d+\s— не запись журнала/);
  await pick(lines);
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-said].error:not([hidden])");
  assert.match(await page.locator("[data-said]").textContent(), /уже здесь/);

  // Somewhere else it is new.
  const folder = mkdtempSync(join(tmpdir(), "flavita-open-"));
  const elsewhere = await startProgram(folder);
  try {
    await page.goto(`${elsewhere.url}/open`);
    await pick(lines);
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-said].done");
    await page.keyboard.press("Enter");
    await page.waitForURL(/console$/);
    assert.match(await page.locator("body").textContent(), /Кубок/);
    await page.goto(`${elsewhere.url}/t/Cup-1/players`);
    assert.equal((await players()).length, 4);
  } finally {
    await stopProgram(elsewhere);
    rmSync(folder, { recursive: true, force: true });
  }
});

// The other games of the booklet, each from its beginning to its end through its pages.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { openBrowser } from "./chromium.mjs";
import { killProgram, startProgram, stopProgram } from "./program.mjs";

let browser;
let program;
const folder = mkdtempSync(join(tmpdir(), "flavita-pastimes-"));
const faults = [];

before(async () => {
  browser = await openBrowser();
  program = await startProgram(folder);
});

after(async () => {
  await browser?.close();
  if (program) await stopProgram(program);
  rmSync(folder, { recursive: true, force: true });
});

async function open(href, width = 1366, height = 768) {
  const page = await browser.newPage({ locale: "ru-RU", viewport: { width, height } });
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(href);
  return page;
}

/** Lays a table out, or begins another game: `game` is empty for the ordinary one. */
async function begin(game, fields) {
  const page = await open(`${program.url}/tables`);
  await page.locator("[name=game]").selectOption(game);
  const deck = page.locator("#deck");
  if (await deck.isVisible()) await deck.selectOption(await deck.locator("option[value^='ru-scrabble ']").first().getAttribute("value"));
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form.table-new [name=${name}]`);
    if (await field.evaluate((one) => one.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.click("form.table-new button[type=submit]");
  await page.waitForURL(/\/(tables|pastimes)\/\d{4}/);
  return page;
}

async function ways(page) {
  const found = await page.locator(".table-ways a").evaluateAll((all) => all.map((one) => one.href));
  await page.close();
  return found;
}

/** The word that analysis lays first with a rack, and where; nothing where there is none. */
async function best(rack) {
  const query = new URLSearchParams({ edition: "ru-scrabble", board: Array(15).fill("15").join("/"), rack });
  const page = await open(`${program.url}/analysis?${query}`);
  const [, word, at] = await page.locator("table.placements tbody tr").first().locator("td").allTextContents();
  await page.close();
  return word && { word: word.trim(), at: at.trim() };
}

/** An ordinary game that is over at once: a word of up to six letters, and passes. */
async function playedOut() {
  const [, ...seats] = await ways(await begin("", { rules: "tournament", one: "Анна", two: "Борис" }));
  let turn = 0;
  const ask = async (seat, act) => {
    turn += act.what === "run" ? 1 : 0;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ turn, key: `${turn} ${act.what}`, ...act });
    return (await fetch(seats[seat], { method: "POST", headers, body })).json();
  };
  const page = await open(seats[0]);
  await page.locator("[data-act=run]").click();
  await page.locator(".key").first().waitFor();
  const rack = await page.locator(".key:not([data-blank])").evaluateAll((all) => all.map((one) => one.dataset.label));
  const laid = await best(rack.slice(0, 6).join("")) ?? await best(rack.slice(-6).join(""));
  // Some racks have no word at all: another table is laid out.
  if (!laid) return playedOut();
  const { at, word } = laid;
  turn = 1;
  for (const act of [{ what: "propose", action: "play", at, word }, { what: "press" }]) assert.equal((await ask(0, act)).saved, true, word);
  for (const seat of [1, 0, 1, 0]) {
    for (const act of [{ what: "run" }, { what: "propose", action: "pass" }, { what: "press" }]) {
      const answer = await ask(seat, act);
      assert.equal(answer.saved, true, JSON.stringify(answer));
    }
  }
  await page.close();
  return word;
}

const squares = (page) => page.locator(".take input[name=tile]");

/** Chooses these tiles of the board and takes them off. */
async function take(page, places) {
  await page.locator(".take").waitFor();
  for (const place of places) await page.locator(".take label.tile").nth(place).click();
  await page.locator("[name=act][value=take]").click();
  await page.waitForLoadState();
}

test("reverse goes from the board of a table to an empty one, past refusals, an undo and a power cut", async () => {
  const word = await playedOut();
  const page = await begin("reverse", { board: { index: 0 } });
  const href = page.url();
  const [whole, first] = await ways(page);
  const phone = await open(whole, 360, 640);
  const letters = [...word];
  assert.equal(await squares(phone).count(), letters.length);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);

  // All but one: a tile would be left alone. What was chosen stays chosen.
  await take(phone, [...letters.keys()].slice(1));
  assert.match(await phone.locator("[role=alert]").textContent(), /без слова/);
  assert.equal(await phone.locator(".take :checked").count(), letters.length - 1);
  await phone.goto(whole);
  await phone.locator("[name=act][value=take]").click();
  assert.match(await phone.locator("[role=alert]").textContent(), /Отметьте фишки/);

  const { port } = program;
  await killProgram(program);
  program = await startProgram(folder, { port });
  await phone.goto(whole);
  // By the keyboard alone, all of them: the board is empty and the game over.
  await squares(phone).first().focus();
  for (const _ of letters) {
    await phone.keyboard.press("Space");
    await phone.keyboard.press("Tab");
  }
  await phone.keyboard.press("Enter");
  await phone.locator("[data-act=undo]").click();
  assert.equal(await squares(phone).count(), letters.length, "the tiles are back");
  await take(phone, [...letters.keys()]);
  assert.equal(await phone.locator(".board .tile").count(), 0);
  assert.match(await phone.locator(".notice").textContent(), /победа/);
  const other = await open(first);
  assert.match(await other.locator(".notice").textContent(), /победа/);
  const list = await (await fetch(`${program.url}/tables`)).text();
  assert.ok(list.includes(new URL(href).pathname));
  assert.deepEqual(faults, []);
});

/** Enters the two words of a sheet on the page of its player. */
async function enter(page, one, two) {
  await page.fill("[name=one]", one);
  await page.fill("[name=two]", two);
  await page.locator("[name=act][value=enter]").click();
  await page.waitForLoadState();
}

test("bingo is called, struck, checked and shared out to one winner and one who called in vain", async () => {
  const page = await begin("bingo", { one: "Анна", two: "Борис" });
  const href = page.url();
  const [whole, first, second] = await ways(page);
  const caller = await open(whole);
  const [one, two] = [await open(first, 360, 640), await open(second, 360, 640)];
  assert.ok(await caller.locator("[name=act][value=call]").isDisabled(), "sheets are missing");
  await enter(one, "картина", "комнат");
  assert.match(await one.locator("[role=alert]").textContent(), /семь букв/);
  assert.equal(await one.locator("[name=one]").inputValue(), "картина", "what was typed stays");
  await enter(one, "картина", "деревня");
  await enter(two, "КОМНАТА", "трамвай");
  const wide = await one.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  assert.equal(await two.locator(".bingo-word .tile").count(), 14, "a sheet is its player's");

  const { port } = program;
  const call = () => Promise.all([caller.waitForURL(whole), caller.locator("[name=act][value=call]").click()]);
  await caller.goto(whole);
  await call();
  await killProgram(program);
  program = await startProgram(folder, { port });
  for (const view of [caller, one, two]) await view.reload();
  assert.equal(await caller.locator(".bingo-tiles .tile").count(), 1, "the call is kept");
  await two.locator("[name=act][value=bingo]").click();
  assert.equal(await two.locator(".bingo-sheet").nth(1).getByText(/выбыл/).count(), 0, "the first press only asks");
  await two.locator("[name=act][value=bingo][data-asked=read]").click();
  assert.match(await two.locator(".bingo-sheet").nth(1).textContent(), /выбыл/);

  let calls = 1;
  for (; calls < 105; calls += 1) {
    await one.goto(first);
    const tile = (await one.locator(".bingo-tiles .tile b").first().textContent()).trim();
    const letters = await one.locator(".bingo-word button").evaluateAll((all) => all.map((button) => [button.textContent, button.getAttribute("aria-pressed")]));
    const place = letters.findIndex(([text, pressed]) => tile && pressed === "false" && text.trim().replace(/\d+$/, "") === tile);
    if (place >= 0) {
      await one.locator(".bingo-word button").nth(place).click();
      await one.locator(".bingo-word button").nth(place).and(one.locator("[aria-pressed=true]")).waitFor();
    }
    if (await one.locator(".bingo-word [aria-pressed=true]").count() === 14) break;
    await caller.goto(whole);
    await call();
  }
  await one.locator("[name=act][value=bingo]").click();
  await one.locator("[name=act][value=bingo][data-asked=read]").click();
  await one.getByText("Весь лист вычеркнут").waitFor();
  const checker = await open(href);
  assert.equal(await checker.locator(".bingo-sheet").first().locator(".struck").count(), 14);
  assert.equal(await checker.locator(".bingo-calls .tile").count(), calls);
  await caller.goto(whole);
  assert.equal(await caller.locator("[name=act][value=call]").count(), 0, "nothing is called after the end");
  assert.deepEqual(faults, []);
});

const press = (page, act) => Promise.all([page.waitForNavigation(), page.locator(`[name=act][value=${act}]`).click()]);

/** Marks open pieces by their places, writes the word and does it; `more` are further fields. */
async function lay(page, places, word, more = {}) {
  for (const place of places) await page.locator(`.twist-lay [name=own][value="${place}"]`).check();
  await page.fill("[name=word]", word);
  for (const [name, value] of Object.entries(more)) await page.fill(`[name=${name}]`, value);
  await press(page, "lay");
}

/** What stands on a page of Twist for the player on turn. */
const twist = (page) => page.evaluate(() => {
  const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  const pieces = [...document.querySelectorAll(".twist-lay .tile")].map((one, place) => ({ place, text: one.textContent.trim(), isAction: one.classList.contains("action") }));
  return {
    letters: pieces.filter((piece) => !piece.isAction),
    actions: pieces.filter((piece) => piece.isAction),
    free: texts(".twist-table .tile"),
    counts: texts(".twist-hands .number").map((text) => Number(/\d+/.exec(text)[0])),
    stack: Number(/\d+$/.exec(texts(".twist-hands .on-turn .number")[0])),
    onTurn: texts(".twist-hands .on-turn > b")[0],
  };
});

/** Lays everything that is turned up, with one action piece, to a letter of the table. */
async function layAll(page) {
  const { letters, actions, free, stack } = await twist(page);
  const [action] = actions;
  const places = [...letters, ...actions.slice(0, 1)].map((piece) => piece.place);
  if (letters.length && !free.length) return lay(page, letters.map((piece) => piece.place), letters.map((piece) => piece.text).join(""));
  const word = letters.length ? letters.map((piece) => piece.text).join("") + free[0] : "";
  const wanted = Number(/\d/.exec(action?.text ?? "")?.[0] ?? 0);
  const gifts = [...actions.slice(1).map((piece) => String(piece.place)), ...Array(stack).fill("stack")].slice(0, wanted);
  for (const [at, gift] of gifts.entries()) await page.locator("[name=gift]").nth(at).selectOption(gift);
  return lay(page, places, word, action ? { on: free[0] } : {});
}

test("twist is laid, contested, exchanged, taken back and played out past a power cut", async () => {
  const start = await begin("twist", { one: "Анна", two: "Борис" });
  const href = start.url();
  const [whole, ...seats] = await ways(start);
  const device = await open(whole, 360, 640);
  const { letters, onTurn, counts } = await twist(device);
  assert.deepEqual(counts, [54, 54]);
  const wide = await device.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  const names = await device.locator(".twist-hands li > b").allTextContents();
  const [own, other] = await Promise.all([names.indexOf(onTurn), 1 - names.indexOf(onTurn)].map((seat) => open(seats[seat])));

  // What was marked and written stays where it is refused.
  const [one, two] = letters;
  await lay(device, [one.place], one.text + two.text);
  assert.match(await device.locator("[role=alert]").textContent(), /не складывается/);
  assert.equal(await device.locator("[name=word]").inputValue(), one.text + two.text);
  assert.equal(await device.locator(".twist-lay [name=own]:checked").count(), 1);

  // A word that is none goes back after a challenge from the other's own page; another is laid and stands.
  await device.goto(whole);
  const nonsense = letters.map((piece) => piece.text).join("");
  await lay(device, letters.map((piece) => piece.place), nonsense);
  await Promise.all([other.reload(), own.reload()]);
  assert.equal(await own.locator("[value=challenge]").count(), 0, "nobody contests a word of their own");
  await press(other, "challenge");
  assert.match(await other.locator(".notice").textContent(), /нет в словаре/);
  const found = await best(letters.map((piece) => piece.text).join(""));
  await device.goto(whole);
  assert.equal((await twist(device)).onTurn, onTurn);
  if (found) {
    const left = [...letters];
    const places = [...found.word.toUpperCase()].map((sign) => left.splice(left.findIndex((piece) => piece.text === sign), 1)[0].place);
    await lay(device, places, found.word);
    await press(device, "undo");
    assert.deepEqual((await twist(device)).letters, letters, "the pieces are back");
    await lay(device, places, found.word);
    await other.reload();
    await press(other, "challenge");
    assert.match(await other.locator(".notice").textContent(), /есть в словаре/);
    await device.goto(whole);
  }

  // A pass with an exchange.
  const before = await twist(device);
  await device.locator(".twist-lay [name=own]").first().check();
  await press(device, "exchange");
  assert.notEqual((await twist(device)).onTurn, before.onTurn);
  assert.match(await device.locator(".pastime-record li").first().textContent(), /Пас/);
  const { port } = program;
  await killProgram(program);
  program = await startProgram(folder, { port });
  await device.goto(whole);
  assert.deepEqual((await twist(device)).counts, before.counts, "the pass is kept");

  let acts = 0;
  for (; acts < 120 && await device.locator(".twist-lay").count(); acts += 1) {
    await layAll(device);
    const fault = device.locator("[role=alert]");
    assert.equal(await fault.count(), 0, await fault.allTextContents().then((all) => all.join()));
  }
  const { counts: ends } = await twist(device);
  assert.ok(ends.includes(0), `${ends}`);
  const winner = names[ends.indexOf(0)];
  const hall = await open(href);
  assert.match(await hall.locator(".notice").first().textContent(), new RegExp(`${winner}.*победа`));
  assert.equal(await hall.locator(".twist-lay").count(), 0);
  assert.deepEqual(faults, []);
});

// An organiser prepares a game with the mouse, seals it, and a hall opens it with the words of the sheet.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { ownHall } from "./own-hall.mjs";

let hall;
let page;
let server;
let words;
let file;

before(async () => {
  hall = await ownHall("en-GB");
  ({ page, server } = hall);
});

after(() => hall?.close());

const rounds = () => page.locator(".round-table tbody tr").evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));

/** Presses a button that leads to a page. */
async function press(selector) {
  await Promise.all([page.waitForEvent("load"), page.click(selector)]);
}

test("games that fit the wishes are offered, and the page shows how far it is", async () => {
  await page.goto(server.url);
  await press("a[href='/prepare']");
  const deck = await page.locator("#deck option").evaluateAll((all) => all.find((one) => one.value.startsWith("en-scrabble ")).value);
  await page.selectOption("#deck", deck);
  await page.fill("[name=games]", "60");
  await page.fill("[name=offer]", "3");
  await page.fill("[name=bingos_from]", "2");
  await press("form.prepare-form button[type=submit]");
  await page.waitForSelector(".draft-table tbody tr:nth-child(3)", { timeout: 120_000 });
  await page.waitForSelector("#run:not([data-run])", { timeout: 120_000 });
  const bingos = await page.locator(".draft-table tbody tr td:nth-child(4)").allTextContents();
  assert.ok(bingos.every((count) => Number(count) >= 2), `${bingos}`);
});

test("another rack changes the rest of the game, and is taken back", async () => {
  await press(".draft-table th a");
  const before = await rounds();
  // What stayed lies there; four tiles behind it hold two vowels and two consonants.
  const rest = (round) => round[1].split("+")[0];
  const at = before.findIndex((round) => round[1].includes("+") && rest(round).length <= 3);
  assert.ok(at > 0, JSON.stringify(before));
  await press(`.round-table tr:nth-child(${at + 1}) a`);
  const drawn = "RATENIS".slice(0, 7 - rest(before[at]).length);
  await page.fill("#rack", rest(before[at]) + drawn.toLowerCase());
  await press("[name=act][value=rack]");
  const after_ = await rounds();
  assert.deepEqual(after_.slice(0, at), before.slice(0, at));
  assert.equal(after_[at][1], `${rest(before[at])}+${drawn}`);
  assert.notDeepEqual(after_.slice(at + 1), before.slice(at + 1));
  await press("[name=act][value=undo]");
  assert.deepEqual(await rounds(), before);

  await page.fill("#rack", "aei");
  await press("[name=act][value=rack]");
  assert.match(await page.locator(".notice.error").textContent(), /needs 7 tiles/);
  assert.deepEqual(await rounds(), before);
});

test("the game is sealed, and its key stands on a sheet of its own", async () => {
  await page.fill("#name", "League");
  await page.fill("#organiser", "Marina");
  await press(".seal-form button[type=submit]");
  const href = await page.locator(".seal-card a[href*='/sealed/']").getAttribute("href");
  file = await (await fetch(`${server.url}${href}`)).text();
  const fingerprint = await page.locator(".seal-card code").first().textContent();
  assert.ok(file.includes(fingerprint));
  await press(".seal-card a[href*='/key/']");
  words = await page.locator("[data-key-words] li").allTextContents();
  assert.equal(words.length, 10);
  assert.equal(await page.locator(".key-code svg.qr").count(), 1);
});

test("a hall opens the file with the words", async () => {
  await page.goto(`${server.url}/open/sealed`);
  await page.fill("#text", file);
  await press("button[value=create]");
  await page.waitForURL(/\/players$/);
  await page.goto(`${server.url}/open/sealed`);
  await page.fill("[name=key]", words.join(" "));
  await press("form[action='/open/sealed/key'] button");
  await page.waitForURL(/\/console$/);
});

// An ordinary game on two telephones, by tapping: a challenge, an exchange, a power cut, overtime, and the result.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import { openBrowser } from "./chromium.mjs";
import { killProgram, startProgram, stopProgram } from "./program.mjs";

let browser;
let program;
const folder = mkdtempSync(join(tmpdir(), "flavita-tables-"));
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

/** Lays a table out; the addresses of the whole table and of the two seats, the one who starts first. */
async function layOut(rules = async () => {}) {
  const page = await browser.newPage({ locale: "ru-RU" });
  await page.goto(`${program.url}/tables`);
  const deck = await page.locator("#deck option[value^='ru-scrabble ']").first().getAttribute("value");
  await page.locator("#deck").selectOption(deck);
  await page.locator("[name=rules]").selectOption("tournament");
  await page.fill("[name=one]", "Анна");
  await page.fill("[name=two]", "Борис");
  await rules(page);
  await page.click("form.table-new button[type=submit]");
  await page.waitForURL(/\/tables\/\d{4}/);
  const ways = await page.locator(".table-ways a").evaluateAll((all) => all.map((one) => one.href));
  await page.close();
  return ways;
}

async function phone(href) {
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale: "ru-RU", viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(href);
  return page;
}

async function run(page) {
  await page.locator("[data-act=run]").tap();
  await page.locator("[data-draft]").waitFor();
}

async function press(page) {
  await page.locator("[data-proposed]").waitFor();
  await page.locator(".send[data-act=press]").click();
  await page.locator("[data-proposed]").waitFor({ state: "detached" });
}

async function pass(page) {
  await page.locator("[data-draft]").waitFor();
  await page.locator(".table-more summary").click();
  await page.locator("[data-do=pass]").click();
  await press(page);
}

/** All seven tiles in the order of the rack, from the centre on: no word of any list. */
async function layAll(page) {
  await page.locator(".own-board .board-row").nth(7).locator(".cell").nth(7).tap();
  for (let place = 0; place < 7; place += 1) {
    await page.locator(`[data-place="${place}"]`).tap();
    if (await page.locator("dialog[open]").count()) await page.locator("[data-letter]").first().tap();
  }
  await page.locator("[data-draft] .send[type=submit]").tap();
}

/** As if the player on turn had thought for so long before the power went. */
function think(milliseconds) {
  const [file] = readdirSync(join(folder, "tables")).filter((name) => name.endsWith(".table"));
  const script = `import sqlite3, sys
log = sqlite3.connect(sys.argv[1])
seq = log.execute("SELECT max(seq) FROM event").fetchone()[0]
log.execute("INSERT OR REPLACE INTO heartbeat (id, seq, remaining_ms) VALUES (1, ?, ?)", (seq, int(sys.argv[2])))
log.commit()`;
  execFileSync("python3", ["-c", script, join(folder, "tables", file), String(milliseconds)]);
}

test("two telephones play to the end, through a challenge, an exchange and a power cut", async () => {
  const [whole, first, second] = await layOut();
  const [one, two] = [await phone(first), await phone(second)];
  assert.equal(await two.locator(".alone-rack .tile").count(), 7, "one's own rack is open");
  await run(one);
  await layAll(one);
  await one.locator("[data-proposed]").waitFor();
  assert.match(await one.locator(".sent-mark").textContent(), /^\d+ очк/);
  assert.equal(await two.locator(".own-board .cell.tile").count(), 0, "nobody else sees it yet");
  await one.locator("[data-act=undo]").tap();
  await one.locator("[data-draft]").waitFor();
  assert.equal(await one.locator(".own-board .cell.draft").count(), 7, "what was taken back lies there again");
  await one.locator("[data-draft] .send[type=submit]").tap();
  await press(one);

  const wide = await two.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  await two.locator("[data-act=challenge]").first().tap();
  await two.locator(".table-words .unknown").waitFor();
  assert.equal(await two.locator(".own-board .cell.tile").count(), 0, "the tiles are back");
  await run(two);
  await two.locator(".table-more summary").tap();
  await two.locator("[data-give]").nth(0).check();
  await two.locator("[data-give]").nth(1).check();
  await two.locator("[data-do=exchange]").tap();
  await press(two);

  await one.locator("[data-draft]").waitFor();
  const { port } = program;
  await killProgram(program);
  think(1_561_000);
  program = await startProgram(folder, { port });
  await one.locator("[data-act=run]").waitFor({ timeout: 20_000 });
  assert.match(await one.locator(".half.on-turn time").textContent(), /^−1:0\d$/);
  await run(one);
  await pass(one);
  await pass(two);
  await pass(one);
  await pass(two);

  for (const page of [one, two]) await page.locator(".own-standing").waitFor();
  const id = new URL(whole).pathname.split("/")[2];
  const scores = await (await fetch(`${program.url}/tables/${id}/files/scores.csv`)).text();
  const rows = scores.trim().split("\n").slice(1).map((line) => line.split(","));
  assert.ok(rows.some((row) => row[6] === "20"), scores);
  const shown = await one.locator(".own-standing strong").allTextContents();
  const totals = shown.filter((_, at) => at % 2 === 1).map((text) => text.replace("−", "-").split(/\s/)[0]);
  assert.deepEqual(totals, rows.map((row) => row[2]));
  assert.deepEqual(faults, []);
});

test("on one device between the players a rack lies open only when its player asks", async () => {
  const [whole] = await layOut();
  const page = await browser.newPage({ locale: "ru-RU", viewport: { width: 1366, height: 768 } });
  await page.goto(whole);
  await page.locator("[data-act=run]").click();
  await page.locator("[data-uncover]").waitFor();
  assert.equal(await page.locator("[data-draft]").isVisible(), false);
  await page.locator("[data-uncover]").click();
  await page.locator("[data-draft] .key").first().waitFor();
  await page.locator(".table-more summary").click();
  await page.locator("[data-do=pass]").click();
  await press(page);
  await page.locator("[data-uncover]").waitFor();
  assert.equal(await page.locator("[data-draft]").isVisible(), false, "the next rack is covered again");
  const high = await page.evaluate(() => document.querySelector(".own-board").getBoundingClientRect().bottom);
  assert.ok(high <= 768, `the board ends at ${high}`);
});

test("home rules are opened under one line, and at the seat the vowels of the next draw are chosen", async () => {
  const [, first] = await layOut(async (page) => {
    await page.locator(".table-home summary", { hasText: "Домашние правила" }).click();
    await page.locator("[name=buy]").check();
    await page.locator("[name=bags]").check();
    await page.fill("[name=theme]", "кот");
  });
  const page = await phone(first);
  assert.match(await page.locator(".own-person").textContent(), /два мешка/);
  await run(page);
  await page.locator("[data-wish]").selectOption("5");
  await page.waitForFunction(() => document.querySelector("[data-wish] [selected]")?.textContent === "5");
  assert.deepEqual(faults, []);
});

test("a GCG file in ISO-8859-1 becomes a record sheet with a replay", async () => {
  const page = await browser.newPage({ locale: "ru-RU" });
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`${program.url}/tables`);
  await page.locator("details.table-new summary").click();
  const deck = await page.locator("#gcg-deck option[value^='en-scrabble '], #gcg-deck option[value^='fr-scrabble ']").first().getAttribute("value");
  await page.locator("#gcg-deck").selectOption(deck);
  const lines = ["#player1 a Adèle", ">a: AEEEIRT - +0 0", ">b: AEEINRS - +0 0", ">a: AEEEIRT (AEEEIRT) -7 -7", ">b: AEEINRS (AEEINRS) -7 -7", ""];
  const buffer = Buffer.from(lines.join("\n"), "latin1");
  await page.locator("[data-into=gcg]").setInputFiles({ name: "game.gcg", mimeType: "text/plain", buffer });
  await page.waitForFunction(() => document.getElementById("gcg").value.includes("Adèle"));
  await page.locator("details.table-new [type=submit]").click();
  await page.waitForURL(/\/tables\/\d{4}/);
  assert.match(await page.locator("h1").textContent(), /Adèle\u00a0— b/);
  const replay = await (await fetch(`${page.url()}/files/replay.html`)).text();
  writeFileSync(join(folder, "replay.html"), replay);
  await page.goto(pathToFileURL(join(folder, "replay.html")).href);
  await page.locator("button", { hasText: "▶" }).click();
  assert.match(await page.locator(".finders").textContent(), /Adèle: Пас/);
  assert.deepEqual(faults, []);
  await page.close();
});

test("players with tiles of their own key the plays alone, and at the end what is left", async () => {
  const [whole] = await layOut(async (page) => {
    await page.locator(".table-home summary", { hasText: "Домашние правила" }).click();
    const boxes = await page.locator(".table-home > label").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    assert.equal(new Set(boxes.filter((left) => left > 0)).size, 1, `the boxes stand below each other: ${boxes}`);
    await page.locator("[name=tiles]").check();
  });
  const page = await phone(whole);
  await run(page);
  assert.equal(await page.locator("[data-uncover], .key").count(), 0, "there is no rack to show or to cover");
  await page.locator(".own-board .board-row").nth(7).locator(".cell").nth(7).tap();
  await page.fill("[name=word]", "кот");
  await page.locator("[data-draft] .send[type=submit]").tap();
  await press(page);
  await page.locator("[data-draft]").waitFor();
  await page.locator(".table-more summary").tap();
  await page.locator("[data-count]").selectOption("3");
  await page.locator("[data-do=exchange]").tap();
  await press(page);
  for (let turn = 0; turn < 4; turn += 1) await pass(page);

  const rest = (seat) => page.locator("[data-rest]").nth(seat);
  await rest(0).locator("[name=left]").fill("шшшшшшш");
  await rest(0).locator("[data-act=left]").tap();
  await page.locator("[data-said]", { hasText: "остаться не могло" }).waitFor();
  await rest(0).locator("[name=left]").fill("аеиосн?");
  await rest(0).locator("[data-act=left]").tap();
  await page.locator("[data-rest]").nth(1).waitFor({ state: "detached" });
  await rest(0).locator("[name=left]").fill("аеиоснт");
  await rest(0).locator("[name=left]").press("Enter");
  await page.locator(".own-standing").waitFor();
  const id = new URL(whole).pathname.split("/")[2];
  const scores = await (await fetch(`${program.url}/tables/${id}/files/scores.csv`)).text();
  assert.deepEqual(scores.trim().split("\n").slice(1).map((line) => line.split(",")[5]).sort(), ["6", "7"], scores);
  const rules = await (await fetch(`${program.url}/tables/${id}/files/rules.toml`)).text();
  assert.match(rules, /racks_unseen = true/);
  assert.deepEqual(faults, []);
});

// A game as one page: opened from a file, without any network.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import { openBrowser } from "./chromium.mjs";

const PLAYERS = 6;
const ROUNDS = 3;
const program = process.env.FLAVITA_PROGRAM;
const folder = mkdtempSync(join(tmpdir(), "flavita-replay-"));
const game = join(folder, "game.html");
const asked = [];
const faults = [];
let browser;
let page;
let standings;

before(async () => {
  const data = join(folder, "data");
  execFileSync(program, ["rehearse", "--players", `${PLAYERS}`, "--rounds", `${ROUNDS}`, "--data", data], { stdio: "pipe" });
  const file = join(data, "rehearsal.sqlite");
  execFileSync(program, ["export", file, "--what", "replay", "--lang", "en", "--out", game], { stdio: "pipe" });
  const [head, ...lines] = execFileSync(program, ["export", file, "--what", "standings"], { encoding: "utf8" }).trim().split("\r\n").map((line) => line.split(","));
  standings = lines.map((line) => ({ name: line[head.indexOf("player")], total: line[head.indexOf("total")] }));
  browser = await openBrowser();
  const context = await browser.newContext({ offline: true, viewport: { width: 360, height: 640 } });
  page = await context.newPage();
  page.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(pathToFileURL(game).href);
});

after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

const shown = (place) => page.locator(place).allTextContents();

test("the arrow keys turn the rounds, and the last has the standings of the table", async () => {
  assert.equal(await page.locator(".cell.tile").count(), 0, "it begins with an empty board");
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((text) => document.querySelector("nav strong").textContent === text, `Round ${round} of ${ROUNDS}`);
    assert.ok((await page.locator(".cell.fresh").count()) > 0, "what was laid is marked");
  }
  assert.deepEqual(await shown(".standings tbody td:nth-child(2)"), standings.map((one) => one.name));
  assert.deepEqual(await shown(".standings tbody td:nth-child(3)"), standings.map((one) => one.total));
});

test("a name opens the player's slips, and a round of his the board again", async () => {
  await page.locator(".standings a").first().click();
  await page.waitForSelector(".player");
  assert.equal(await page.locator(".player tbody tr").count(), ROUNDS);
  const points = (await shown(".player tbody td:nth-child(4)")).map((text) => Number(text) || 0);
  assert.equal(points.reduce((sum, one) => sum + one, 0), Number(standings[0].total));
  await page.locator(".player a").nth(1).click();
  await page.waitForSelector(".board");
});

test("it asks for nothing but itself, fits a phone, and no script fails", async () => {
  assert.deepEqual([...new Set(asked.map((url) => new URL(url).protocol))], ["file:"]);
  assert.equal(asked.length, 1);
  assert.deepEqual(faults, []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

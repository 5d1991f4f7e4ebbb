// A season of two tournaments: two names are merged, and the sum is seen; taken back, it is two again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { ownHall, playedRound } from "./own-hall.mjs";

let hall;
let page;
let server;

before(async () => {
  hall = await ownHall("en-GB");
  ({ page, server } = hall);
});

after(() => hall?.close());

/** A tournament of one round, in which both lay the same word. */
const play = (name, players) => playedRound(hall, name, players, ["1 cat h8", "2 cat h8"]);

const back = async () => {
  await page.click("a[href='/seasons/season-1']");
  await page.waitForURL(/season-1$/);
};
const rows = () => page.locator(".season-table:not(.rating) tbody tr").evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));

test("two tournaments, two spellings, one person", async () => {
  await play("Winter", ["Ivanov I.", "Ada Veen"]);
  await play("Summer", ["Ada Veen", "Ivanov Ivan"]);
  await page.goto(server.url);
  await page.click("a[href='/seasons']");
  await page.fill("#name", "2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/edit$/);
  await page.selectOption("#rule", "places");
  await page.click("form button[type=submit].filled");
  await page.waitForURL(/#effect$/);
  await page.waitForLoadState("load");
  // Both share the first place: 25 and one for taking part.
  assert.deepEqual((await rows()).map((row) => row.slice(1)), [
    ["Ada Veen", "52", "2 of 2", "26", "26"],
    ["Ivanov I.", "26", "1 of 1", "26", "–"],
    ["Ivanov Ivan", "26", "1 of 1", "–", "26"],
  ]);

  await page.click("a[href$='/players']");
  await page.click("#suggestions button[value=part]");
  await page.waitForSelector("#decided");
  assert.equal(await page.locator("#suggestions li").count(), 0);
  await page.click("#decided button");
  await page.waitForSelector("#decided", { state: "detached" });
  await page.click("#suggestions button[value=merge]");
  await page.waitForSelector("#decided");
  await back();
  assert.deepEqual((await rows()).map((row) => [row[1], row[2]]), [["Ada Veen", "52"], ["Ivanov Ivan", "52"]]);
  const rating = await page.locator(".rating tbody tr").evaluateAll((all) => all.map((row) => row.cells[2].textContent));
  assert.deepEqual(rating, ["1500", "1500"]);

  await page.click("a[href$='/players']");
  await page.click("#decided button");
  await page.waitForSelector("#decided", { state: "detached" });
  await back();
  assert.equal((await rows()).length, 3);
});

// A season of two tournaments: two names are merged, and the sum is seen; taken back, it is two again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openHall } from "./console.mjs";
import { createTournament, deskOf } from "./desk.mjs";
import { ownServer } from "./own-server.mjs";

let browser;
let page;
let server;

before(async () => {
  server = await ownServer();
  ({ browser, console_: page } = await openHall("en-GB"));
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A tournament of one round, in which both lay the same word. */
async function play(name, players) {
  const id = await createTournament(page, { name, edition: "en-scrabble", players: players.join("\n") }, server.url);
  const desk = deskOf(id, server.url, "en");
  await desk.act("draw_manual", { rack: "CATSDOG", witness: "Ada" });
  for (const _ of ["thinking", "closed", "revealed"]) await desk.act("next");
  if (/class="phase revealed"/.test(await desk.text("/console"))) await desk.act("choose_top", { top: 0 });
  for (const player of [1, 2]) await desk.key(`${player} cat h8`, 1);
  await desk.act("end_game");
  return id;
}

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
    ["Ada Veen", "26", "26", "2 of 2", "52"],
    ["Ivanov I.", "26", "–", "1 of 1", "26"],
    ["Ivanov Ivan", "–", "26", "1 of 1", "26"],
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
  assert.deepEqual((await rows()).map((row) => [row[1], row.at(-1)]), [["Ada Veen", "52"], ["Ivanov Ivan", "52"]]);
  const rating = await page.locator(".rating tbody tr").evaluateAll((all) => all.map((row) => row.cells[row.cells.length - 1].textContent));
  assert.deepEqual(rating, ["1500", "1500"]);

  await page.click("a[href$='/players']");
  await page.click("#decided button");
  await page.waitForSelector("#decided", { state: "detached" });
  await back();
  assert.equal((await rows()).length, 3);
});

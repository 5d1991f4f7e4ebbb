// A Hungarian round with tiles from a bag of cloth, whose top is laid with a two-letter tile.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";

const PLAYERS = ["Kovács Anna", "Szabó Zsolt", "Csorba Éva"];

let browser;
let console_;
let projector;

before(async () => {
  ({ browser, console_, projector } = await openHall("en-GB"));
});

after(async () => {
  await browser?.close();
});

async function createTournament() {
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Őszi kupa");
  await console_.check("[name=edition][value=hu-scrabble]", { force: true });
  await console_.click(".terms > summary");
  await console_.uncheck("[name=game_clock]");
  await console_.fill("[name=players]", PLAYERS.join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  return new URL(console_.url()).pathname.split("/")[2];
}

async function takeRack(tiles) {
  await console_.fill("[data-rack-input]", tiles);
  await console_.click("[data-draw] button[type=submit]");
}

async function typeLine(line) {
  const input = console_.locator("[data-slip-input]");
  await input.fill(line);
  return input;
}

test("a top with a two-letter tile is drawn, laid, keyed and shown as one tile", async () => {
  const id = await createTournament();
  await projector.goto(`${serverUrl}/t/${id}/projector`);

  // Two ways to read the letters, both of seven tiles: the console asks.
  await takeRack("egészség");
  await console_.waitForSelector("text=E G É SZ S É G");
  await takeRack("e g é sz s é g");
  await stepTo(console_, "thinking");
  const rack = await projector.locator(".rack .tile b").allTextContents();
  assert.deepEqual(rack, ["E", "G", "É", "SZ", "S", "É", "G"]);

  await stepTo(console_, "placed");
  const top = console_.locator("table.placements tbody tr").first();
  const [word, at, points] = await top.locator("td").allTextContents();
  assert.ok(word.trim().startsWith("EGÉSZSÉG"), word);
  assert.ok(Number(points) >= 70, "the whole rack brings fifty more");
  const laid = await console_.locator(".board .cell.tile b").allTextContents();
  assert.deepEqual(laid, ["E", "G", "É", "SZ", "S", "É", "G"], "seven tiles lie on the board");
  await projector.waitForSelector(".tile.pair");

  // The same letters keyed plainly: the rack allows one cut only, so nothing is asked.
  const input = await typeLine(`1 ${at.trim().toLowerCase()} egészség ${points.trim()}`);
  await console_.waitForSelector("[data-slip-line][data-level=ok]");
  await input.press("Enter");
  await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
  await typeLine("2 -");
  await console_.locator("[data-slip-input]").press("Enter");
  await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
  await typeLine("3 т");
  await console_.locator("[data-slip-input]").press("Enter");
  await console_.waitForSelector("p.state.done");

  const rounds = await (await console_.request.get(`${serverUrl}/t/${id}/rounds.csv?for=plain`)).text();
  assert.match(rounds, /EGÉ\[SZ\]SÉG/);
  const standings = await (await console_.request.get(`${serverUrl}/t/${id}/standings.csv?for=plain`)).text();
  assert.match(standings, new RegExp(`Kovács Anna.*${points.trim()}`));
});

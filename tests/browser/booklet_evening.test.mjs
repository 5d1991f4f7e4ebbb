// Twelve players on paper and ten rounds, as the booklet plays them and as a hall runs: a tie is
// decided by a key, blanks are keyed exactly as the pages show them, heaps are keyed in one line
// though one of them is known, two piles come late, a rack is refused, the next game begins. At the
// end every slip is in its round and scores what `flavita adjudicate` gives it.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { openBrowser } from "./chromium.mjs";
import { pressNext } from "./console.mjs";
import { createTournament, deskOf } from "./desk.mjs";
import { binary, startProgram, stopProgram } from "./program.mjs";
import { keyLine } from "./slips.mjs";

const PLAYERS = ["Антонова Ирина", "Баранов Сергей", "Белкина Ольга", "Голубева Мария", "Ёлкина Дарья", "Жуков Лев",
  "Иванов Пётр", "Лунина Вера", "Морозов Егор", "Орлова Нина", "Петрова Анна", "Сидоров Олег"];
const ROUNDS = 10;
/** Racks that the hall draws from a bag of cloth: two equal tops, then a blank. */
const BY_HAND = new Map([[1, "домкрат"], [2, "а?истел"]]);
/** Their piles come when the round after them has been shown. */
const LATE = [2, 5];
const REFUSED = 4;

const folder = mkdtempSync(join(tmpdir(), "flavita-booklet-"));
/** What everybody handed in: round → number → { at, word } or null. */
const notes = new Map();
const faults = [];
let browser;
let program;
let desk;
let console_;
let helper;
let screen;

before(async () => {
  program = await startProgram(folder);
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  if (program) await stopProgram(program);
  rmSync(folder, { recursive: true, force: true });
});

async function openPage(viewport) {
  const context = await browser.newContext({ locale: "ru-RU", reducedMotion: "reduce", viewport });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", () => faults.push("a dialog opened"));
  return page;
}

async function invite(name) {
  const staff = await openPage({ width: 1366, height: 768 });
  await staff.goto(`${desk.place}/network`);
  await staff.fill(".invite input[name=name]", name);
  await staff.click(".invite button");
  const link = await staff.locator(".invitations > li", { hasText: name }).locator(".link").textContent();
  await staff.close();
  const page = await openPage({ width: 1366, height: 768 });
  await page.goto(`${desk.place}/join${new URL(link, program.url).hash}`);
  await page.waitForURL(/\/keying$/);
  return page;
}

const phase = () => console_.locator("p.phase").getAttribute("class");
const reaches = (wanted) => console_.waitForSelector(`p.phase.${wanted}`);
const next = () => pressNext(console_);
const onScreen = () => screen.locator(".rack .tile b").allTextContents();

/** Draws the rack of a round and starts its clock. */
async function draw(round) {
  if (BY_HAND.has(round)) {
    await console_.fill("[data-rack-input]", BY_HAND.get(round));
    await console_.locator("[data-rack-input]").press("Enter");
  } else {
    await next();
  }
  await reaches("drawn");
  if (round === REFUSED) await refuse();
  await next();
  await reaches("thinking");
}

/** The arbiter refuses the rack that was drawn, since a tile fell. */
async function refuse() {
  await console_.click("[data-act=refuse_rack]");
  await console_.fill("dialog[open] input", "упала фишка");
  await console_.click("dialog[open] button[value=yes]");
  await console_.waitForSelector("p.phase:not(.drawn)");
  await next();
  await reaches("drawn");
}

/** Stops the clock, announces the top and lays it; of equal tops the second, by its key: while an older pile is keyed the question waits for Esc. */
async function reveal() {
  await next();
  await reaches("closed");
  await next();
  await console_.waitForSelector("p.phase.revealed, p.phase.placed");
  if (!(await phase()).includes("revealed")) return false;
  const isAsking = await console_.locator("[data-tops]:focus-within").count() > 0;
  if (!isAsking) await console_.keyboard.press("Escape");
  await console_.waitForSelector("[data-tops]:focus-within");
  await console_.keyboard.press("2");
  await reaches("placed");
  return true;
}

/** Placements as the console lists them, blanks as it shows them. */
function listed() {
  return console_.locator("table.placements tbody tr").evaluateAll((all) => all.map((row) => {
    const [word, at, points] = Array.from(row.cells, (cell) => cell.textContent.trim());
    return { word: word.split(/\s/)[0], at, points: Number(points) };
  }));
}

/** What is in the pile of a round: number → the slip, and the line with which it is keyed. */
function pile(round, placements) {
  const blanks = placements.filter(({ word }) => word !== word.toUpperCase());
  const slips = new Map();
  for (let number = 4; number <= PLAYERS.length; number += 1) {
    const choice = (number * 5 + round * 3) % 8;
    const from = blanks.length > 0 && number % 2 === 0 ? blanks : placements;
    slips.set(number, choice === 7 ? null : from[(choice * 3 + number) % from.length]);
  }
  return slips;
}

async function awaitPile(page, round) {
  await page.waitForSelector(`[data-slip-round="${round}"]`);
}

/** Keys a pile as the pages show its words; 1, 2 and 3 have the top, and 2 was keyed before. */
async function keyPile(page, round, { top, slips, isBegun = false }) {
  await awaitPile(page, round);
  if (!isBegun) await keyLine(page, "2 т");
  await keyLine(page, "1,2,3 т");
  for (const number of [1, 2, 3]) notes.get(round).set(number, top);
  const absent = [...slips].filter(([, slip]) => slip === null).map(([number]) => number);
  for (const [number, slip] of slips) {
    notes.get(round).set(number, slip);
    if (slip !== null) await keyLine(page, `${number} ${slip.at} ${slip.word}`);
  }
  if (absent.length > 0) await keyLine(page, `${absent.join(",")} -`);
}

function table(csv) {
  const [head, ...lines] = csv.trim().split(/\r?\n/).map((line) => line.split(","));
  return lines.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i]])));
}

/** The same slips judged from the written game alone. */
function adjudicated(rounds) {
  const game = rounds.map(({ round, rack, at, word }) => [round, rack, at, word].join(","));
  const slips = [...notes].flatMap(([round, slips_]) => [...slips_].map(([number, slip]) => {
    const { at, word } = slip ?? { at: "", word: "" };
    return [round, number, at, word, "", ""].join(",");
  }));
  const write = (name, head, lines) => writeFileSync(join(folder, name), `${[head, ...lines].join("\n")}\n`);
  write("game.csv", "round,rack,at,word", game);
  write("slips.csv", "round,player,at,word,claimed,seconds", slips);
  const asked = ["adjudicate", "--edition", "ru-scrabble", "--profile", "house", "--game", "game.csv", "--slips", "slips.csv", "--out", "judged"];
  const { status, stderr } = spawnSync(binary(), asked, { cwd: folder, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return table(readFileSync(join(folder, "judged", "slips.csv"), "utf8"));
}

test("ten rounds under pressure: no slip is lost or moved", { timeout: 900_000 }, async () => {
  const staff = await openPage({ width: 1366, height: 768 });
  const players = PLAYERS.map((name, i) => `${i + 1}; ${name}`).join("\n");
  const id = await createTournament(staff, { name: "Вечер по правилам", game_clock: false, players }, program.url);
  desk = deskOf(id, program.url);
  helper = await invite("Мария");
  console_ = staff;
  await console_.goto(`${desk.place}/console`);
  screen = await openPage({ width: 1920, height: 1080 });
  await screen.goto(`${desk.place}/projector`);

  let wasTied = false;
  let waiting = null;
  let withBlanks = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    notes.set(round, new Map());
    await draw(round);
    wasTied = (await reveal()) || wasTied;
    await console_.waitForFunction((n) => document.querySelector("table.placements") && document.querySelector(`[data-slip-round="${n}"]`), waiting?.round ?? round);
    if (waiting !== null) {
      // The pile of the round before: the line has kept it, though another top is on the screen.
      await keyPile(console_, waiting.round, { ...waiting, isBegun: true });
      waiting = null;
      await awaitPile(console_, round);
    }
    const placements = (await listed()).slice(0, 60);
    const [top] = placements;
    const slips = pile(round, placements);
    withBlanks += [...slips.values()].filter((slip) => slip && slip.word !== slip.word.toUpperCase()).length;
    const here = { round, top: { ...top }, slips };
    if (LATE.includes(round)) {
      await awaitPile(console_, round);
      await keyLine(console_, "2 т");
      waiting = here;
    } else {
      await keyPile(round % 2 === 0 ? helper : console_, round, here);
    }
  }
  assert.ok(wasTied, "a tie was decided by its key");
  assert.ok(withBlanks >= 3, "slips with blanks were keyed as they are shown");

  const csv = async (name) => table(await desk.text(`/${name}.csv?for=plain`));
  const rounds = await csv("rounds");
  assert.equal(rounds.length, ROUNDS);
  const slips = (await csv("slips")).filter(({ status }) => status === "counts");
  assert.equal(slips.length, ROUNDS * PLAYERS.length, "no slip is lost");
  const points = (list, of) => Object.fromEntries(list.map((one) => [`${one.round} ${of(one)}`, Number(one.points)]));
  assert.deepEqual(points(slips, (one) => one.number), points(adjudicated(rounds), (one) => one.player), "every slip counts in its round");
  assert.match(await desk.text(`/log?round=${REFUSED}`), /упала фишка/, "the log tells why a rack was refused");
});

test("the next game takes the screen and the helper along", async () => {
  await desk.act("end_game");
  await console_.reload();
  await console_.click("form.next-game button");
  await console_.waitForURL((url) => /\/t\/[^/]+\/console/.test(url.pathname) && !url.href.startsWith(desk.place));
  const game = new URL(console_.url()).pathname.split("/")[2];
  await screen.waitForURL(new RegExp(`/t/${game}/projector`));
  await helper.waitForURL(new RegExp(`/t/${game}/keying`));
  await next();
  await reaches("drawn");
  await next();
  await reaches("thinking");
  await screen.waitForSelector("[data-scene=thinking]");
  assert.equal((await onScreen()).length, 7);
  assert.deepEqual(faults, []);
});

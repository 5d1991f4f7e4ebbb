// A whole evening: a club of 22, with FLAVITA_CI a hall of 70. Players on paper, keyed by two helpers;
// players with telephones, some of them out of reach for a while; the program killed in the middle of
// a round; the screen of the hall following. At the end the standings are what the notes of the hall say, judged a second time by
// `flavita adjudicate`, and every slip is there once.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { openBrowser } from "./chromium.mjs";
import { createTournament, deskOf, pinsOf, signIn } from "./desk.mjs";
import { binary, killProgram, startProgram, stopProgram } from "./program.mjs";
import { keep } from "./shots.mjs";
import { best, drafted, keyLine, layOnPhone, lineOf, position } from "./slips.mjs";

const [PAPER, PHONES] = process.env.FLAVITA_CI ? [40, 30] : [12, 10];
const ROUNDS = 4;
/** The round in which some telephones lose the network, and the one in which the program is killed. */
const OFFLINE_ROUND = 2;
const KILLED_ROUND = 3;
/** They come back before the stop; one comes back only when it is over, and takes paper. */
const OFFLINE = [1, 3, 5, 7].map((place) => PAPER + place);
const LOST = PAPER + 8;

const folder = mkdtempSync(join(tmpdir(), "flavita-evening-"));
/** What everybody handed in: round → number → { at, word, top } or null. */
const notes = new Map();
const faults = [];
let browser;
let program;
let desk;
let screen;
let helpers;
let phones;

before(async () => {
  program = await startProgram(folder);
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  if (program) await stopProgram(program);
  rmSync(folder, { recursive: true, force: true });
});

function heard(page) {
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("dialog", () => faults.push("a dialog opened"));
  return page;
}

async function openPage(options = {}) {
  const context = await browser.newContext({ locale: "ru-RU", reducedMotion: "reduce", ...options });
  // Thirty telephones beside it leave each page little of a slow computer.
  context.setDefaultTimeout(120_000);
  return heard(await context.newPage());
}

/** A helper's page, signed in with the code of an invitation. */
async function openHelper(staff, name) {
  await staff.goto(`${desk.place}/network`);
  await staff.fill(".invite input[name=name]", name);
  await staff.click(".invite button");
  const link = await staff.locator(".invitations > li", { hasText: name }).locator(".link").textContent();
  const page = await openPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${desk.place}/join${new URL(link, program.url).hash}`);
  await page.waitForURL(/\/keying$/);
  return page;
}

/** Telephones, each a device of its own: some through the page, the others by what it posts. */
async function openPhones(staff) {
  const pins = await pinsOf(staff, desk.id, program.url);
  const numbers = Array.from({ length: PHONES }, (_, i) => PAPER + 1 + i);
  const opened = [];
  await each(numbers, async (number) => {
    const page = await openPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    opened.push({ number, page });
    if (number % 6 === 0) await signIn(page, desk.id, number, pins.get(number), program.url);
    else await postPin(page, number, pins.get(number));
  }, 3);
  return opened.sort((one, other) => one.number - other.number);
}

/** The server lets in two a second; who comes too fast waits, as the answer says. */
async function postPin(page, number, pin) {
  const form = { number: String(number), pin };
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await page.request.post(`${desk.place}/join/pin`, { form, maxRedirects: 0 });
    if (answer.status() === 303) {
      await page.goto(`${desk.place}/me`);
      return;
    }
    assert.equal(answer.status(), 429, `number ${number}`);
    await pause(700);
  }
  assert.fail(`number ${number} was not let in`);
}

/** What a player hands in: somebody the top, somebody a lower placement, nonsense, or nothing. */
function chosen(moves, number, round) {
  const choice = (number * 7 + round * 3) % 10;
  if (choice === 9) return null;
  if (choice === 8) return { nonsense: true };
  return moves[(choice * choice + round) % moves.length];
}

async function draftOn(phone, move, round) {
  // A telephone that is behind still has the board and the rack of the round before.
  await phone.locator(`[data-draft][data-round="${round}"]`).waitFor();
  if (!move.nonsense) {
    const shown = await layOnPhone(phone, move);
    assert.equal(shown.word, move.word, "the phone shows what was tapped");
    return shown;
  }
  await phone.locator(".own-board .board-row").nth(14).locator(".cell").nth(0).tap();
  const keys = phone.locator(".key:not([data-blank])");
  for (const place of [0, 1, 2]) await keys.nth(place).tap();
  return drafted(phone);
}

/** The phone has the receipt for this slip; where it has not, what it says instead. */
async function sent(phone, slip) {
  try {
    await phone.waitForFunction((word) => document.querySelector(".sent-word strong")?.textContent === word, slip.word, { timeout: 40_000 });
  } catch (error) {
    const seen = await phone.evaluate(() => [navigator.onLine, JSON.stringify(localStorage), document.body.innerText]);
    throw new Error(`no receipt for ${slip.word}: ${seen.join(" | ")}`, { cause: error });
  }
}

/** A player lays his slip and hands it in; `isHeard`: whether the server answers meanwhile. */
async function handIn({ number, page }, moves, round, isHeard = true) {
  const move = chosen(moves, number, round) ?? { nonsense: true };
  const slip = await draftOn(page, move, round);
  await page.locator("[data-send]").tap();
  if (isHeard) await sent(page, slip);
  notes.get(round).set(number, slip);
  return slip;
}

const isSending = (round) => ({ number }) => (number * 7 + round * 3) % 10 !== 9;

/** Does it for a few of them at a time: the browser has two cores. */
async function each(list, run, together = 6) {
  const left = [...list];
  const work = async () => {
    while (left.length > 0) await run(left.shift());
  };
  await Promise.all(Array.from({ length: together }, work));
}

/** From here on nothing that the phone asks reaches the program; a stream that is open goes on. */
const cutOff = (page) => page.context().route("**", (route) => route.abort("internetdisconnected"));
const reconnect = (page) => page.context().unroute("**");

async function playOnPhones(moves, round) {
  const players = phones.filter(isSending(round));
  const out = round === OFFLINE_ROUND ? players.filter(({ number }) => OFFLINE.includes(number) || number === LOST) : [];
  await each(out, ({ page }) => cutOff(page));
  await each(players.filter((one) => !out.includes(one)), (one) => handIn(one, moves, round));
  const waiting = [];
  await each(out, async (one) => waiting.push([one, await handIn(one, moves, round, false)]));
  for (const [{ number, page }, slip] of waiting) {
    await page.locator("[data-own-paper]").waitFor();
    if (number === LOST) {
      await keep(page, "phone-takes-paper-ru");
      continue;
    }
    await reconnect(page);
    await sent(page, slip);
  }
}

/** Half of the telephones have sent when the program is killed; one sends while nobody is there. */
async function playThroughPowerCut(moves, round) {
  const players = phones.filter(isSending(round));
  const half = players.length / 2;
  await each(players.slice(0, half), (one) => handIn(one, moves, round));
  const before_ = await position(screen);
  await killProgram(program);
  const [first, ...others] = players.slice(half);
  const slip = await handIn(first, moves, round, false);
  await pause(1000);
  assert.deepEqual(await position(screen), before_, "the screen keeps its picture");
  program = await startProgram(folder, { port: program.port });
  await sent(first.page, slip);
  await screen.waitForFunction(() => document.body.textContent.includes("Пауза"), null, { timeout: 20_000 });
  await desk.act("resume");
  await each(others, (one) => handIn(one, moves, round));
}

/** What stands on the paper of a round; who lost the network wrote it there too. */
function paperOf(moves, round) {
  const written = new Map();
  for (let number = 1; number <= PAPER; number += 1) {
    const move = chosen(moves, number, round);
    const isTop = move !== null && number % 5 === 0;
    const word = move?.nonsense ? "ЪЪЪ" : move?.word;
    written.set(number, move === null ? null : isTop ? { top: true } : { at: move.at ?? "А1", word });
  }
  if (round === OFFLINE_ROUND) written.set(LOST, notes.get(round).get(LOST));
  return written;
}

/** Both helpers key what they have, odd and even numbers. */
async function keyPaper(round, written) {
  await Promise.all(helpers.map(async (helper, i) => {
    await helper.waitForFunction((n) => document.querySelector("[data-slip-round]")?.dataset.slipRound === String(n), round);
    for (const [number, slip] of written) {
      if (number % 2 !== i) continue;
      await keyLine(helper, lineOf(number, slip));
      notes.get(round).set(number, slip);
    }
  }));
}

/** Whose phone sent nothing hands in nothing. */
async function keyAbsent(round) {
  const silent = phones.filter(({ number }) => !notes.get(round).has(number)).map(({ number }) => number);
  for (const number of silent) notes.get(round).set(number, null);
  if (silent.length > 0) await desk.key(`${silent.join(",")} -`, round);
}

async function stopAndLay(round) {
  await desk.act("next");
  await screen.waitForSelector("[data-scene=stop]");
  await desk.act("next");
  const html = await desk.text("/console");
  if (/class="phase revealed"/.test(html)) await desk.act("choose_top", { top: 0 });
  await screen.waitForSelector("[data-scene=reveal]");
  if (round === OFFLINE_ROUND) await reconnect(phones.find(({ number }) => number === LOST).page);
}

function table(csv) {
  const [head, ...lines] = csv.trim().split(/\r?\n/).map((line) => line.split(","));
  return lines.map((line) => Object.fromEntries(head.map((name, i) => [name, line[i]])));
}

/** The notes judged a second time, from the written game alone. */
function adjudicated(rounds) {
  const game = rounds.map(({ round, rack, at, word }) => [round, rack, at, word].join(","));
  const slips = [...notes].flatMap(([round, slips_]) => [...slips_].map(([number, slip]) => {
    const top = rounds[round - 1];
    const { at, word } = slip === null ? { at: "", word: "" } : slip.top ? top : slip;
    return [round, number, at, word, "", ""].join(",");
  }));
  const file = (name, head, lines) => writeFileSync(join(folder, name), `${[head, ...lines].join("\n")}\n`);
  file("game.csv", "round,rack,at,word", game);
  file("slips.csv", "round,player,at,word,claimed,seconds", slips);
  const asked = ["adjudicate", "--edition", "ru-scrabble", "--profile", "house", "--game", "game.csv", "--slips", "slips.csv", "--out", "judged"];
  const { status, stderr } = spawnSync(binary(), asked, { cwd: folder, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  const read = (name) => table(readFileSync(join(folder, "judged", `${name}.csv`), "utf8"));
  return { standings: read("standings"), slips: read("slips") };
}

test("people come: the home page is empty, a tournament is made, all devices sign in", async () => {
  const staff = await openPage({ viewport: { width: 1366, height: 768 } });
  await staff.goto(program.url);
  await keep(staff, "home-empty-ru");
  const players = Array.from({ length: PAPER + PHONES }, (_, i) => `${i + 1}; Игрок ${i + 1}`).join("\n");
  const id = await createTournament(staff, { name: "Целый вечер", game_clock: false, players }, program.url);
  desk = deskOf(id, program.url);
  screen = await openPage({ viewport: { width: 1920, height: 1080 } });
  await screen.goto(`${desk.place}/projector`);
  helpers = [await openHelper(staff, "Мария"), await openHelper(staff, "Пётр")];
  phones = await openPhones(staff);
  await staff.close();
});

test("four rounds are played, on paper and by telephone, through a power cut", { timeout: 600_000 }, async () => {
  let paper = null;
  for (let round = 1; round <= ROUNDS; round += 1) {
    notes.set(round, new Map());
    await desk.act("next");
    await desk.act("next");
    await screen.waitForSelector("[data-scene=thinking]");
    const moves = best(await position(screen), 40);
    // While the telephones are tapped, the paper of the round before is keyed.
    const keying = paper === null ? Promise.resolve() : keyPaper(round - 1, paper);
    if (round === KILLED_ROUND) {
      await keying;
      await playThroughPowerCut(moves, round);
    } else {
      await Promise.all([keying, playOnPhones(moves, round)]);
    }
    paper = paperOf(moves, round);
    if (round > 1) await keyAbsent(round - 1);
    await stopAndLay(round);
  }
  await keyPaper(ROUNDS, paper);
  await keyAbsent(ROUNDS);
});

test("the standings and the slips are what was handed in", async () => {
  const csv = async (name) => table(await desk.text(`/${name}.csv?for=plain`));
  const rounds = await csv("rounds");
  assert.equal(rounds.length, ROUNDS);
  const judged = adjudicated(rounds);

  const slips = (await csv("slips")).filter(({ status }) => status === "counts");
  const place = ({ round, number }) => `${round} ${number}`;
  assert.equal(new Set(slips.map(place)).size, slips.length, "no slip counts twice");
  const points = (list, of) => Object.fromEntries(list.map((one) => [`${one.round} ${of(one)}`, Number(one.points)]));
  assert.deepEqual(points(slips, (one) => one.number), points(judged.slips, (one) => one.player), "every slip scores what it is worth");
  assert.equal(slips.length, ROUNDS * (PAPER + PHONES), "no slip is lost");

  const figures = (line) => [line.total, line.percent, line.tops, ...rounds.map(({ round }) => line[`r${round}`])].join(" ");
  const standings = await csv("standings");
  const expected = Object.fromEntries(judged.standings.map((line) => [line.player, figures(line)]));
  assert.deepEqual(Object.fromEntries(standings.map((line) => [line.number, figures(line)])), expected);

  await screen.goto(`${desk.place}/standings`);
  const shown = await screen.locator("table.standings tbody tr").evaluateAll((all) => all.map((row) => {
    return [row.cells[1].textContent, row.querySelector(".total").textContent.replace("−", "-")].join(" ");
  }));
  assert.deepEqual(shown, standings.map((line) => `${line.number} ${line.total}`), "the page says the same");
  assert.ok(standings.some((line) => Number(line.total) > 0));
  assert.deepEqual(faults, []);
});

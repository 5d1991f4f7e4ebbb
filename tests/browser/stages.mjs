// One evening, told in stages: what the table of pages (pages.mjs) is looked at after.

import assert from "node:assert/strict";

import { createTournament, deskOf, pinsOf, signIn } from "./desk.mjs";

/** The initials of those who share a family name, by script. */
const INITIALS = { ru: "АБВГЕИК", la: "ABCDEFG" };

/** What an evening in a language is played with. Long names and clubs are meant to be long. */
const HALLS = {
  ru: {
    has_clock: true, edition: "ru-scrabble", name: "Кубок осени Нижегородской области", rack: "ЗДОРОВЫ", nonsense: "ъъщъ", helper: "Мария Константиновна",
    names: ["Ада Вин", "Преображенская-Вознесенская Александра", "Ёлкин Пётр", "Константинопольский Иннокентий", "Ли Юй", "Щёголев Всеволод"],
    clubs: ["Ярославль", "Комсомольск-на-Амуре", "Уфа"], teams: ["Фиты", "Ижицы и юсы"], because: "бланк лежал под столом",
  },
  en: {
    edition: "en-scrabble", name: "The Autumn Cup of the Northern Counties", rack: "RETAINS", nonsense: "zzxz", helper: "Mary Featherstonehaugh",
    names: ["Ada Veen", "Vavasour-Fitzgerald Alexandra", "Lee Jo", "Featherstonehaugh Bartholomew", "O'Brien Niamh", "Wu Yi"],
    clubs: ["York", "Newcastle upon Tyne", "Hull"], teams: ["Blanks", "The Higher Letters"], because: "the slip lay under the table",
  },
  hu: {
    has_clock: true, edition: "hu-scrabble", name: "Őszi kupa, Jász-Nagykun-Szolnok", rack: "e g é sz s é g", nonsense: "qqqq", helper: "Szentgyörgyváryné Mária",
    names: ["Kiss Ada", "Wlassicsné Szentgyörgyváry Alexandra", "Ős Gy", "Csikszentmihályi Nepomuk Bertalan", "Tóth Ű", "Zsoldos Éva"],
    clubs: ["Pécs", "Hódmezővásárhely", "Győr"], teams: ["Ékezetek", "A Hosszú Magánhangzók"], because: "a cédula az asztal alatt volt",
  },
  cs: {
    edition: "en-scrabble", name: "Podzimní pohár Královéhradeckého kraje", rack: "RETAINS", nonsense: "zzxz", helper: "Marie Přikrylová",
    names: ["Ada Vinová", "Nejezchlebová-Rozsypalová Alexandra", "Jů Jan", "Skočdopole Bartoloměj Vavřinec", "Říha Ota", "Žďárský Šimon"],
    clubs: ["Ústí", "Frenštát pod Radhoštěm", "Aš"], teams: ["Háčky", "Vyjmenovaná slova"], because: "lístek ležel pod stolem",
  },
  fr: {
    edition: "fr-scrabble", name: "Coupe d’automne de Bretagne-Sud", rack: "RETAINS", nonsense: "zzxz", helper: "Marie-Françoise Grandchamp",
    names: ["Ada Vigne", "Castelnau-Montferrand Alexandrine", "Lê Chi", "Vandenbroucke Jean-Barthélemy", "Œuvrard Noël", "Élie Aurélien"],
    clubs: ["Sète", "Saint-Germain-en-Laye", "Pau"], teams: ["Les Jokers", "Les Lettres chères"], because: "le bulletin était sous la table",
  },
};

export const LANGUAGES = Object.keys(HALLS);

/** Players at the tables: more than one page of the standings on the screen. */
const PLAYERS = 40;
/** Longer than telephones have after the stop. */
const GRACE_MS = 2_100;

function playerLines(hall) {
  if (hall.players) return hall.players.join("\n");
  return Array.from({ length: PLAYERS }, (_, i) => {
    const base = hall.names[i % hall.names.length];
    const name = i < hall.names.length ? base : `${base.split(" ")[0]} ${INITIALS[/^[А-яЁё]/.test(base) ? "ru" : "la"][Math.floor(i / hall.names.length)]}.`;
    return `${i + 1}; ${name}; ${hall.clubs[i % 3]}; ${i % 2 ? "S" : "W"}; ${hall.teams[i % 2]}`;
  }).join("\n");
}

/** An evening that has not begun: its desk, and a phone that is signed in as player 1. */
export async function openEvening(browser, language, url, hall = HALLS[language]) {
  const staff = await browser.newContext({ locale: language, reducedMotion: "reduce" });
  const page = await staff.newPage();
  const terms = { edition: hall.edition, name: hall.name, game_clock: hall.has_clock ?? false, players: playerLines(hall) };
  const id = await createTournament(page, terms, url);
  const pins = await pinsOf(page, id, url);
  await page.goto(`${url}/t/${id}/network`);
  await page.fill(".invite input[name=name]", hall.helper);
  await page.click(".invite button");
  const phone = await browser.newContext({ locale: language, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
  const own = await phone.newPage();
  await signIn(own, id, 1, pins.get(1), url);
  await own.close();
  await page.goto(`${url}/t/${id}/console`);
  return { language, hall, id, url, staff, phone, page, desk: deskOf(id, url, language) };
}

export async function closeEvening(evening) {
  await evening.staff.close();
  await evening.phone.close();
}

/** Chooses the first of equal tops where the rules leave the choice to the arbiter. */
async function laid(evening) {
  const html = await evening.desk.text("/console");
  if (/class="phase revealed"/.test(html)) await evening.desk.act("choose_top", { top: 0 });
}

/** The placements that the console lists for the round being marked, best first. */
export async function placements({ page }) {
  await page.reload();
  await page.waitForSelector("table.placements tbody tr");
  return page.locator("table.placements tbody tr").evaluateAll((rows) => rows.map((row) => {
    const [word, at, points] = [...row.cells].map((cell) => cell.textContent.trim());
    return { word: word.split(/\s/)[0], at, points: Number(points) };
  }));
}

async function keyMost(evening) {
  const [top, ...lower] = await placements(evening);
  const next = lower.find((one) => one.points < top.points) ?? top;
  const { desk, hall } = evening;
  await desk.key("2 т");
  await desk.key(`3 ${next.at} ${next.word} ${next.points + 3}`);
  await desk.key(`4 ${top.at} ${hall.nonsense}`);
  await desk.key(`5 ${next.word}`);
  await desk.key("6 -");
  await desk.key("7-20 т");
}

/** A round from the draw of its rack until its top lies on the board. */
export async function playUntilTop(evening) {
  for (const _ of ["drawn", "thinking", "closed", "revealed"]) await evening.desk.act("next");
  await laid(evening);
}

/** A whole round, in which the first `found` players have the top and the others nothing. */
async function playRound(evening, found) {
  await playUntilTop(evening);
  await evening.desk.key(`1-${found} т`);
  await evening.desk.key(`${found + 1}-${PLAYERS} -`);
}

async function sendFromPhone({ phone, id, url }) {
  const page = await phone.newPage();
  await page.goto(`${url}/t/${id}/me`);
  const square = page.locator(".own-board .board-row").nth(7).locator(".cell").nth(5);
  await square.tap();
  for (const place of [0, 1, 2]) await page.locator(`[data-place="${place}"]`).tap();
  await page.locator("[data-send]").tap();
  await page.locator("[data-sent]").waitFor();
  await page.close();
}

/** A second slip of the same telephone, after the grace: the arbiter has to decide about it. */
async function sendTooLate({ phone, id, url }) {
  const page = await phone.newPage();
  await page.goto(`${url}/t/${id}/me`);
  await page.waitForTimeout(GRACE_MS);
  const saved = await page.evaluate(async (address) => {
    const body = JSON.stringify({ round: 1, at: "8H", word: "X", key: "late" });
    const answer = await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body });
    return (await answer.json()).saved;
  }, `/t/${id}/me/slip`);
  if (!saved) throw new Error("the late slip was not kept");
  await page.close();
}

async function rule({ page, url, id, hall }) {
  await page.goto(`${url}/t/${id}/rulings?ruling=penalty&player=2&points=5&round=&because=${encodeURIComponent(hall.because)}`);
  await page.click(".ruling-preview button[type=submit]");
  await page.waitForSelector("#ruling-1");
}

/** The stages in order: `reach` leads from the one before to this one. */
export const STAGES = [
  { name: "lobby", reach: async () => {} },
  { name: "drawn", reach: ({ desk, hall }) => desk.act("draw_manual", { rack: hall.rack, witness: hall.names[0] }) },
  { name: "thinking", reach: ({ desk }) => desk.act("next") },
  { name: "sent", reach: async (evening) => {
    await sendFromPhone(evening);
    for (const player of [2, 3, 5]) await evening.desk.act("handed_in", { player });
  } },
  { name: "paused", reach: ({ desk }) => desk.act("pause") },
  { name: "stop", reach: async ({ desk }) => {
    await desk.act("resume");
    await desk.act("next");
  } },
  { name: "late", reach: sendTooLate },
  { name: "revealed", reach: async ({ desk }) => {
    await desk.act("late", { round: 1, player: 1, on: 0 });
    await desk.act("next");
  } },
  { name: "marking", reach: async (evening) => {
    await laid(evening);
    await keyMost(evening);
  } },
  { name: "two rounds", reach: async ({ desk }) => {
    await desk.act("next");
    await desk.act("next");
  } },
  { name: "standings", reach: async (evening) => {
    await evening.desk.key(`21-${PLAYERS} -`, 1);
    await evening.desk.act("next");
    await evening.desk.act("next");
    await laid(evening);
    await evening.desk.key("1-12 т");
    await evening.desk.key(`13-${PLAYERS} -`);
    for (const found of [30, 4, 9, 1]) await playRound(evening, found);
    await rule(evening);
    await evening.desk.act("scene", { scene: "standings" });
  } },
  { name: "ended", reach: async ({ desk }) => {
    await desk.act("scene", { scene: "auto" });
    await desk.act("end_game");
  } },
  { name: "final", reach: async ({ desk, page, url, id, language }) => {
    await desk.act("finalise").catch(async () => {
      await desk.act("reveal_seed");
      await desk.act("finalise");
    });
    const next = await page.request.post(`${url}/t/${id}/next-game`, { headers: { "Accept-Language": language } });
    assert.ok(next.ok(), "another game of the event is set up");
  } },
];

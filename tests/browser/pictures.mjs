// Makes the pictures of the README anew: node tests/browser/pictures.mjs
//
// An evening at its sixth round, as the arbiter, the hall and a player see it, in Russian and in
// English; into tests/pictures. Needs the program and the packages of the browser tests.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openBrowser } from "./chromium.mjs";
import { withPalette } from "./palette.mjs";
import { startProgram, stopProgram } from "./program.mjs";
import { best, layOnPhone, position } from "./slips.mjs";
import { openEvening, placements, playUntilTop } from "./stages.mjs";

const FOLDER = join(import.meta.dirname, "../pictures");
const ROUNDS = 5;
/** What a picture may weigh. */
const MOST_BYTES = 150_000;

const HALLS = {
  ru: {
    edition: "ru-scrabble", name: "Кубок осени", helper: "Мария", has_clock: true,
    players: [
      "Антонова Ирина", "Баранов Сергей", "Белкина Ольга", "Виноградов Павел", "Голубева Мария", "Дроздов Илья", "Ёлкина Дарья", "Жуков Артём",
      "Зайцева Вера", "Игнатьев Олег", "Кузнецова Анна", "Лебедев Роман", "Морозова Нина", "Новиков Денис", "Орлова Елена", "Попов Егор",
      "Рябова Лидия", "Соколов Юрий", "Тихонова Алла", "Уваров Глеб", "Фролова Зоя", "Цветкова Юлия", "Чернов Андрей", "Шилова Инна",
    ],
  },
  en: {
    edition: "en-scrabble", name: "Autumn Cup", helper: "Mary", has_clock: true,
    players: [
      "Ada Veen", "Brian Cole", "Clara Dunn", "David Ellis", "Edith Frost", "Frank Green", "Grace Hill", "Henry Irving",
      "Iris Jones", "James Kent", "Kate Lowe", "Leo Marsh", "Mary Nash", "Noel Owens", "Olive Price", "Peter Quinn",
      "Rose Reed", "Simon Stone", "Tess Turner", "Victor Vane", "Wanda West", "Yvonne Young", "Zachary Zeller", "Nora Ames",
    ],
  },
};

/** Slips as a hall hands them in: some tops, some near them, an empty one. */
async function keySome(evening, numbers) {
  const list = (await placements(evening)).filter((one) => one.points > 0);
  for (const number of numbers) {
    const choice = (number * number) % 9;
    const one = list[Math.min(choice, list.length - 1)];
    await evening.desk.key(choice === 0 ? `${number} т` : choice === 8 ? `${number} -` : `${number} ${one.at} ${one.word}`);
  }
}

async function picture(view, name, size) {
  const path = join(FOLDER, `${name}.png`);
  if (size) await view.setViewportSize(size);
  await view.waitForTimeout(400);
  const small = withPalette(await view.screenshot({ animations: "disabled" }));
  assert.ok(small.length <= MOST_BYTES, `${name} weighs ${small.length} bytes`);
  writeFileSync(path, small);
}

async function pictures(browser, url, language) {
  const hall = HALLS[language];
  const evening = await openEvening(browser, language, url, hall);
  const everybody = hall.players.map((_, i) => i + 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await playUntilTop(evening);
    await keySome(evening, everybody.slice(0, round === ROUNDS ? 15 : undefined));
  }
  await evening.desk.act("next");
  await evening.desk.act("next");
  for (const player of [1, 4, 5, 9, 13, 14, 20]) await evening.desk.act("handed_in", { player });

  const screen = await evening.staff.newPage();
  await screen.goto(`${url}/t/${evening.id}/projector`);
  await picture(screen, `screen-${language}`, { width: 1280, height: 720 });

  const phone = await evening.phone.newPage();
  await phone.goto(`${url}/t/${evening.id}/me`);
  const moves = best(await position(screen), 12, hall.edition);
  await layOnPhone(phone, moves.find((one) => [...one.word].length >= 4 && one.word === one.word.toUpperCase()) ?? moves[0]);
  await picture(phone, `phone-${language}`);

  const { page } = evening;
  await page.goto(`${url}/t/${evening.id}/console`);
  const [, second] = await placements(evening);
  await page.fill("[data-slip-input]", `16 ${second.at.toLowerCase()} ${second.word} ${second.points}`);
  await page.waitForSelector("[data-slip-line][data-level=ok]");
  await picture(page, `console-${language}`, { width: 1366, height: 768 });
}

const folder = mkdtempSync(join(tmpdir(), "flavita-pictures-"));
mkdirSync(FOLDER, { recursive: true });
const program = await startProgram(folder);
const browser = await openBrowser();
try {
  for (const language of Object.keys(HALLS)) await pictures(browser, program.url, language);
} finally {
  await browser.close();
  await stopProgram(program);
  rmSync(folder, { recursive: true, force: true });
}

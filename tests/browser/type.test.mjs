// The type of the pages: the row З is not read as the digit 3 from the last row, О not as 0, Э not as З,
// every digit is as wide, so that the clock stands still, and all languages have their letters.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser, serverUrl } from "./chromium.mjs";
import { createTournament } from "./desk.mjs";

/** What is left of a letter of 4 hundredths of the screen's height for who sits 15 m away: shrunk to some 12 dots. */
const FAR = 12;
/** Of the ink of two signs this share must lie elsewhere; with Golos as it comes it is 0, 0.28 and 0.1. */
const APART = { "З3": 0.2, "О0": 0.2, "ЭЗ": 0.14 };
let browser;
let page;

before(async () => {
  // Letters are painted as people see them.
  browser = await openBrowser([], true);
  page = await browser.newPage({ locale: "ru-RU", viewport: { width: 1920, height: 1080 } });
  const id = await createTournament(page, { name: "Кубок осени", players: "Ада" });
  await page.goto(`${serverUrl}/t/${id}/projector`);
});

after(() => browser?.close());

test("letters and digits that resemble each other are told apart from afar", async () => {
  for (const weight of [400, 600, 700]) {
    for (const [pair, least] of Object.entries(APART)) {
      const share = await page.evaluate(async ({ pair, weight, size }) => {
        const font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
        await document.fonts.load(font, pair);
        const pen = Object.assign(document.createElement("canvas"), { width: 3 * size, height: 3 * size }).getContext("2d", { willReadFrequently: true });
        const ink = [...pair].map((sign) => {
          pen.clearRect(0, 0, 3 * size, 3 * size);
          pen.font = font;
          pen.fillText(sign, 4, 2 * size);
          return [...pen.getImageData(0, 0, 3 * size, 3 * size).data].filter((_, at) => at % 4 === 3);
        });
        const sum = (values) => values.reduce((all, one) => all + one, 0);
        return sum(ink[0].map((one, at) => Math.abs(one - ink[1][at]))) / (sum(ink[0]) + sum(ink[1]));
      }, { pair, weight, size: FAR });
      assert.ok(share > least, `${pair} at ${weight}: ${share.toFixed(2)}`);
    }
  }
});

test("every digit is as wide, and every language has its letters in the type of the pages", async () => {
  const widths = await page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [400, 700].map((weight) => {
      pen.font = `${weight} 100px ${getComputedStyle(document.body).fontFamily}`;
      return [...new Set([..."0123456789"].map((digit) => pen.measureText(digit).width.toFixed(2)))];
    });
  });
  for (const one of widths) assert.equal(one.length, 1, one.join(" "));
  const loaded = await page.evaluate(() => Promise.all(["Жё№", "Agq–„", "őűčřů"].map((text) => document.fonts.load("400 16px 'Golos Text'", text).then((faces) => faces.length))));
  assert.ok(loaded.every((count) => count > 0), loaded.join(" "));
});

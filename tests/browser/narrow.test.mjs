// The console in windows from 1024 to 1920 wide with one to four piles: nothing is wider than the
// window, the verdict can be read, and rack, main button and the form for a drawn rack can be reached.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser } from "./chromium.mjs";
import { createTournament, deskOf } from "./desk.mjs";

const SIZES = [[1024, 768], [1152, 864], [1280, 720], [1280, 800], [1366, 768], [1401, 900], [1440, 900], [1920, 1080]];
const NAMES = Array.from({ length: 20 }, (_, i) => `Константинопольская Александра-${i + 1}`);
/** What must be reached with the mouse. */
const REACHED = ["[data-next]", ".rack-row .slot, .rack-row .tile", ".draw input[name=rack]", ".draw button", ".last-top", "[data-slip-input]", "[data-fkey=F8]", "[data-appeal]"];
let browser;
let page;
let desk;

before(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ locale: "ru-RU" });
  const id = await createTournament(page, { name: "Весенний кубок города по игре в слова", players: NAMES.join("\n") });
  desk = deskOf(id);
});

after(() => browser?.close());

/** Plays a round of which one slip is keyed, so that its pile stays. */
async function play(round) {
  for (const _ of ["drawn", "thinking", "closed", "revealed"]) await desk.act("next");
  if (/class="phase revealed"/.test(await desk.text("/console"))) await desk.act("choose_top", { top: 0 });
  await desk.key("1 т", round);
}

/** What is wider than the window, hidden under something else, or too narrow. */
const faults = (reached) => page.evaluate((selectors) => {
  const found = [];
  const name = (node) => `${node.tagName.toLowerCase()}.${node.className}`;
  const regions = [...document.querySelectorAll(".top-bar > *, .console-grid > *, .slip-bar *, .draw *, .keyed .acts > *")];
  for (const node of regions) {
    const { left, right, width } = node.getBoundingClientRect();
    if (width > 0 && (right > innerWidth + 0.5 || left < -0.5)) found.push(`${name(node)} goes to ${Math.round(right)}`);
  }
  for (const selector of selectors) {
    const node = document.querySelector(selector);
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || !(node.contains(top) || top.contains(node))) found.push(`${selector} lies under ${top ? name(top) : "the edge"}`);
  }
  const verdict = document.querySelector(".slip-words").getBoundingClientRect();
  if (verdict.width < 220) found.push(`the verdict is ${Math.round(verdict.width)} wide`);
  const bar = document.querySelector(".slip-bar").getBoundingClientRect();
  if (bar.height > 180) found.push(`the line's bar is ${Math.round(bar.height)} high`);
  return found;
}, reached);

test("the console holds together from 1024 to 1920 with one to four piles", async () => {
  const wrong = [];
  for (const piles of [1, 2, 3, 4]) {
    await play(piles);
    await page.goto(`${desk.place}/console?pile=1`);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.fill("[data-slip-input]", "");
      await page.fill("[data-slip-input]", "12 10г парато 31");
      await page.waitForFunction(() => document.querySelector("[data-slip-line]").dataset.level === "error");
      for (const fault of await faults(REACHED)) wrong.push(`${width}x${height}, ${piles}: ${fault}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test("who has handed in stands whole in one column that scrolls, both names of a pair too", async () => {
  const players = [...Array.from({ length: 11 }, (_, i) => `Смирнова Ирина-${i + 1}`), "Новикова Зинаида / Новиков Игорь"];
  const game = deskOf(await createTournament(page, { name: "Часы", players: players.join("\n"), game_clock: true }));
  for (const _ of ["drawn", "thinking"]) await game.act("next");
  for (const player of [1, 2, 3, 4, 5, 12]) await game.act("handed_in", { round: 1, player });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${game.place}/console`);
  await page.locator(".hand-in-back button").first().waitFor();
  const wrong = await page.evaluate(() => {
    const parts = [...document.querySelectorAll(".hand-in, .hand-in-back, .hand-in-grid button, .hand-in-grid span")];
    const cut = parts.filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
    return cut.filter((part) => getComputedStyle(part).overflow !== "visible").map((part) => `${part.className || part.tagName} ${part.textContent.slice(0, 30)}`);
  });
  assert.deepEqual(wrong, []);
});

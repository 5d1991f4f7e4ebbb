// Every page of pages.mjs in every language, at every size it is made for, through an evening:
// nothing is cut, missing or in another language, nothing is asked for elsewhere, and axe finds
// nothing serious by light or by dark; over the languages each page meets every width from 360 to
// 2560 in both. A picture is kept of each that has a fault (shots.mjs).

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { openBrowser } from "./chromium.mjs";
import { SIZES, isPaper, pagesAfter, unseen, windowsOf } from "./pages.mjs";
import { patiently } from "./patience.mjs";
import { binary, startProgram, stopProgram } from "./program.mjs";
import { keep } from "./shots.mjs";
import { axe, look, pale, tooSmall, watch } from "./sight.mjs";
import { LANGUAGES, STAGES, closeEvening, openEvening } from "./stages.mjs";

// FLAVITA_PAGES=console,phone looks at these alone; FLAVITA_LANGUAGES=ru at one language;
// FLAVITA_WHOLE=1 at every page in every window and theme in each language. A page is looked at in
// the first of its sizes, by axe once; with FLAVITA_CI in all of them, by axe after each stage of the evening.
const wanted = (name, list) => list === undefined || list.split(",").includes(name);
const languages = LANGUAGES.filter((one) => wanted(one, process.env.FLAVITA_LANGUAGES));

/** On a machine that does other work besides. */
const LIMIT_MS = 1_500_000;
const folder = mkdtempSync(join(tmpdir(), "flavita-pages-"));
/** Pages that axe has looked at, and those that were seen at other widths, by language. */
const pierced = new Set();
const widened = new Set();
/** Where they stood. */
const paths = new Set();
let browser;
let program;

// Open to the network, and the console too: then there are codes to scan, and a page to sign in.
before(async () => {
  const games = ["--edition", "erudit", "--games", "2", "--offer", "2", "--seed", "2026", "--out", join(folder, "prepared")];
  execFileSync(binary(), ["prepare", ...games], { stdio: "ignore" });
  const env = { FLAVITA_PASSPHRASE: "осень над рекой" };
  program = await startProgram(folder, { host: "0.0.0.0", args: ["--open-console"], env });
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  if (program) await stopProgram(program);
  rmSync(folder, { recursive: true, force: true });
});

/** The window of the phone or of the staff, and the list of what is wrong with what it shows. */
async function viewFor(evening, page) {
  const device = page.on === "phone" ? "phone" : "staff";
  evening.views ??= {};
  if (!evening.views[device]) {
    const view = await evening[device].newPage();
    evening.views[device] = { view, found: watch(view, evening.url) };
  }
  return evening.views[device];
}

/** Opens a page of the table as the one it is made for sees it; answers what is wrong with it. */
async function lookAt(evening, stage, page) {
  const { view, found } = await viewFor(evening, page);
  const sizes = SIZES[page.on];
  const [first, ...others] = process.env.FLAVITA_CI ? sizes : sizes.slice(0, 1);
  try {
    await view.setViewportSize({ width: first[0], height: first[1] });
    await view.emulateMedia({ media: isPaper(page) ? "print" : "screen", colorScheme: "light" });
    const answer = await patiently(async () => view.goto(`${evening.url}${await page.path(evening)}`));
    if (!page.does && answer.status() !== (page.is ?? 200)) found.push(`answered ${answer.status()}`);
    paths.add(new URL(view.url()).pathname);
    if (page.does) await page.does(view);
    await view.evaluate(() => document.fonts.ready.then(() => null));
    paths.add(new URL(view.url()).pathname);
    for (const [width, height] of [first, ...others]) {
      await view.setViewportSize({ width, height });
      const at = `${width}x${height}`;
      const seen = await look(view, { ...page, language: evening.language, least: isPaper(page) ? 0 : 12 });
      // A projector of 4:3 is as high as it is narrow: there the width limits what fits.
      if (page.on === "screen" && width / height > 1.5) seen.push(...(await tooSmall(view)));
      found.push(...seen.map((fault) => `${at}: ${fault}`));
      await keep(view, `${page.name}-${stage}-${evening.language}-${at}`, { whole: !page.fits, faulty: seen.length > 0 });
    }
    found.push(...(await axeOn(view, evening, stage, page)));
    found.push(...(await widely(view, evening, stage, page)));
  } catch (error) {
    error.message = `${page.name} after ${stage}: ${error.message}`;
    throw error;
  }
  return found.splice(0).map((fault) => `${page.name} after ${stage}: ${fault}`);
}

/** What is wrong in the other windows and themes that this language looks at; the first stage stands for all. */
async function widely(view, evening, stage, page) {
  const key = `${page.name} ${evening.language}`;
  if (widened.has(key) && !process.env.FLAVITA_WHOLE) return [];
  widened.add(key);
  const found = [];
  for (const { size: [width, height], shade } of windowsOf(page, LANGUAGES.indexOf(evening.language), LANGUAGES.length)) {
    await view.setViewportSize({ width, height });
    await view.emulateMedia({ media: "screen", colorScheme: shade });
    const seen = [...(await look(view, { ...page, fits: false, least: isPaper(page) ? 0 : 12, language: evening.language })), ...(await pale(view, page.on === "screen" ? 7 : 4.5))];
    found.push(...seen.map((fault) => `${width}x${height} ${shade}: ${fault}`));
    await keep(view, `${page.name}-${stage}-${evening.language}-${width}x${height}-${shade}`, { whole: !page.fits, faulty: seen.length > 0 });
  }
  return found;
}

/** What axe says of a page by light and by dark; what a stage shows is looked at in one of the languages. */
async function axeOn(view, evening, stage, page) {
  const turn = [...`${page.name} ${stage}`].reduce((sum, sign) => sum + sign.codePointAt(0), 0) % languages.length;
  if (isPaper(page) || languages[turn] !== evening.language) return [];
  if (pierced.has(page.name) && !process.env.FLAVITA_CI) return [];
  pierced.add(page.name);
  const found = await axe(view);
  await keep(view, `${page.name}-${stage}-${evening.language}-dark`);
  return found;
}

describe("every page through an evening", { concurrency: 2, timeout: LIMIT_MS }, () => {
  for (const language of languages) {
    test(`in ${language} nothing is cut, missing or out of reach`, { timeout: LIMIT_MS }, async () => {
      const evening = await openEvening(browser, language, program.url);
      const faults = [];
      for (const stage of STAGES) {
        await stage.reach(evening);
        for (const page of pagesAfter(stage.name)) {
          if (wanted(page.name, process.env.FLAVITA_PAGES)) faults.push(...(await lookAt(evening, stage.name, page)));
        }
        // No page is open while the evening goes on.
        for (const { view } of Object.values(evening.views ?? {})) await view.goto("about:blank");
      }
      await closeEvening(evening);
      if (faults.length > 0) assert.fail(`${faults.length} faults\n${faults.join("\n")}`);
    });
  }
});

test("every address that answers a page was looked at", { skip: process.env.FLAVITA_PAGES !== undefined }, () => {
  assert.deepEqual(unseen([...paths]), []);
});

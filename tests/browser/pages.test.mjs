// Every page of pages.mjs in every language, at every size it is made for, through an evening:
// nothing is cut, missing or in another language, nothing is asked for elsewhere, and axe finds
// nothing serious by light or by dark. A picture of each is kept (shots.mjs).

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";

import { openBrowser } from "./chromium.mjs";
import { SIZES, pagesAfter } from "./pages.mjs";
import { binary, startProgram, stopProgram } from "./program.mjs";
import { keep } from "./shots.mjs";
import { axe, look, tooSmall, watch } from "./sight.mjs";
import { LANGUAGES, STAGES, closeEvening, openEvening } from "./stages.mjs";

// FLAVITA_PAGES=console,phone looks at these alone; FLAVITA_LANGUAGES=ru at one language.
const wanted = (name, list) => list === undefined || list.split(",").includes(name);
const languages = LANGUAGES.filter((one) => wanted(one, process.env.FLAVITA_LANGUAGES));

/** Two minutes on two cores that do nothing else. */
const LIMIT_MS = 900_000;
const folder = mkdtempSync(join(tmpdir(), "flavita-pages-"));
/** Pages that axe has looked at, by language. */
const pierced = new Set();
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
  const [first, ...others] = SIZES[page.on];
  try {
    await view.setViewportSize({ width: first[0], height: first[1] });
    await view.emulateMedia({ media: page.on === "paper" ? "print" : "screen", colorScheme: "light" });
    const answer = await view.goto(`${evening.url}${await page.path(evening)}`);
    if (!page.does && answer.status() !== (page.is ?? 200)) found.push(`answered ${answer.status()}`);
    if (page.does) await page.does(view);
    for (const [width, height] of [first, ...others]) {
      await view.setViewportSize({ width, height });
      const at = `${width}x${height}`;
      const seen = await look(view, { ...page, language: evening.language });
      // A projector of 4:3 is as high as it is narrow: there the width limits what fits.
      if (page.on === "screen" && width / height > 1.5) seen.push(...(await tooSmall(view)));
      found.push(...seen.map((fault) => `${at}: ${fault}`));
      await keep(view, `${page.name}-${stage}-${evening.language}-${at}`, { whole: !page.fits });
    }
    found.push(...(await axeOn(view, evening, stage, page)));
  } finally {
    await view.goto("about:blank");
  }
  return found.splice(0).map((fault) => `${page.name} after ${stage}: ${fault}`);
}

/** What axe says of a page: by light once in every language, by light and dark at every stage in one. */
async function axeOn(view, evening, stage, page) {
  const isFirst = evening.language === languages[0];
  const key = `${page.name} ${evening.language}`;
  if (page.on === "paper" || (!isFirst && pierced.has(key))) return [];
  pierced.add(key);
  const found = await axe(view);
  if (!isFirst) return found;
  await view.emulateMedia({ colorScheme: "dark" });
  const dark = await axe(view);
  await keep(view, `${page.name}-${stage}-${evening.language}-dark`);
  return [...found, ...dark.map((fault) => `dark: ${fault}`)];
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
      }
      await closeEvening(evening);
      if (faults.length > 0) assert.fail(`${faults.length} faults\n${faults.join("\n")}`);
    });
  }
});

// What an arbiter does at the console again and again.

import assert from "node:assert/strict";

import { openBrowser } from "./chromium.mjs";

/** A browser with a page for the console and one for the hall screen. */
export async function openHall(locale) {
  const browser = await openBrowser();
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  return { browser, console_: await context.newPage(), projector: await context.newPage() };
}

/** Takes the next step by its keys. Until the answer has come, another press asks for the same step again. */
export function pressNext(page) {
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/do"));
  return Promise.all([answered, page.keyboard.press("Control+Enter")]);
}

/** Presses the next step until the console is in a phase; chooses the first of equal tops. */
export async function stepTo(page, phase) {
  for (let tries = 0; tries < 8; tries += 1) {
    const now = await page.locator("p.phase").getAttribute("class");
    if (now.split(" ").includes(phase)) return;
    const choices = page.locator("[data-act=choose_top]:not([data-departs])");
    if (now.includes("revealed") && (await choices.count()) > 0) {
      await choices.first().click();
    } else {
      await pressNext(page);
    }
    await page.waitForFunction((before) => document.querySelector("p.phase").className !== before, now);
  }
  assert.fail(`the console did not reach the phase ${phase}`);
}

// What an arbiter does at the console again and again.

import assert from "node:assert/strict";

/** Presses the next step until the console is in a phase; chooses the first of equal tops. */
export async function stepTo(page, phase) {
  for (let tries = 0; tries < 8; tries += 1) {
    const now = await page.locator("p.phase").getAttribute("class");
    if (now.split(" ").includes(phase)) return;
    const choices = page.locator("[data-act=choose_top]");
    if (now.includes("revealed") && (await choices.count()) > 0) {
      await choices.first().click();
    } else {
      await page.keyboard.press("Control+Enter");
    }
    await page.waitForFunction((before) => document.querySelector("p.phase").className !== before, now);
  }
  assert.fail(`the console did not reach the phase ${phase}`);
}

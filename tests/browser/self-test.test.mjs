// The page on which a phone tries its way to the arbiter's computer.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { offsetOf, streamGrade, tripGrade } from "../../static/self-test-grades.js";
import { openBrowser, serverUrl } from "./chromium.mjs";

let browser;

before(async () => {
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
});

async function phone() {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  return context.newPage();
}

const grade = (page, name) => page.locator(`[data-test=${name}]`).getAttribute("data-grade");

test("a quick answer is good, a slow one is said to be slow, none is bad", () => {
  assert.deepEqual([20, 300, 301, 1500, 1501].map(tripGrade), ["good", "good", "look", "look", "bad"]);
});

test("messages a second apart are good, held back ones are not, missing ones are bad", () => {
  assert.equal(streamGrade([0, 1000, 2000]), "good");
  assert.equal(streamGrade([2000, 2001, 2003]), "look");
  assert.equal(streamGrade([0, 1000]), "bad");
});

test("a clock is compared at the middle of the way", () => {
  assert.equal(offsetOf({ took: 100, wall: 1000, now: 1050 }), 0);
  assert.equal(offsetOf({ took: 100, wall: 9000, now: 5050 }), -4000);
});

test("a phone that reaches the computer is ready, and the page fits on it", async () => {
  const page = await phone();
  await page.goto(`${serverUrl}/test`);
  await page.getByText("Этот телефон готов").waitFor({ timeout: 15_000 });
  for (const name of ["stream", "clock", "memory"]) assert.equal(await grade(page, name), "good", name);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${width} wide`);
  await page.context().close();
});

test("a phone that hears no updates is told what to do", async () => {
  const page = await phone();
  await page.route("**/test/live", (route) => route.abort());
  await page.goto(`${serverUrl}/test`);
  await page.getByText("Пока не готов").waitFor({ timeout: 15_000 });
  assert.equal(await grade(page, "stream"), "bad");
  await page.getByText("попробуйте другой браузер").waitFor();
  await page.context().close();
});

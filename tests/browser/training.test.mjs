// Training on a phone in one hand, 360 x 640, touch; and with no script at all.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser, serverUrl } from "./chromium.mjs";

let browser;
let phone;
const faults = [];

before(async () => {
  browser = await openBrowser();
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale: "ru-RU", viewport, hasTouch: true, isMobile: true });
  phone = await context.newPage();
  phone.on("pageerror", (error) => faults.push(String(error)));
});

after(async () => {
  await browser?.close();
});

/** Begins a freshly drawn game in Russian. */
async function begin(page, time) {
  await page.goto(`${serverUrl}/training`);
  const form = page.locator("form", { has: page.locator("[name=what][value=drawn]") });
  const deck = await form.locator("[name=deck] option[value^='ru-scrabble ']").first().getAttribute("value");
  await form.locator("[name=deck]").selectOption(deck);
  await form.locator("[name=time]").selectOption(time);
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/\/training\/game$/);
}

function square(row, column) {
  return phone.locator(".own-board .board-row").nth(row).locator(".cell").nth(column);
}

async function compose(row, column, tiles) {
  await square(row, column).tap();
  for (let place = 0; place < tiles; place += 1) {
    await phone.locator(`[data-place="${place}"]`).tap();
    if (await phone.locator("dialog[open]").count()) await phone.locator("[data-letter]").first().tap();
  }
}

/** The judged slip in capitals: the drawn rack decides whether a letter of it is a blank. */
async function slipOf(page) {
  return (await page.locator(".alone-line strong").textContent()).toUpperCase();
}

test("two rounds are played by tapping, each with its verdict and its top", async () => {
  await begin(phone, "300");
  for (const round of ["1", "2"]) {
    assert.match(await phone.locator("h1").textContent(), new RegExp(`^Ход ${round} из `));
    assert.match(await phone.locator("[data-clock]").textContent(), /^(5:00|4:5\d)$/);
    const box = await phone.locator("[data-hand-in]").boundingBox();
    assert.ok(box.y + box.height <= 640, `the button ends at ${box.y + box.height}`);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `the page is ${wide} wide`);
    await compose(7, 7, 0);
    assert.equal(await phone.locator("[name=at]").inputValue(), "З8");
    await square(7, 7).tap();
    assert.equal(await phone.locator("[name=at]").inputValue(), "8З");
    if (round === "1") await compose(7, 7, 3);
    else await phone.locator("[name=top]").tap();
    const word = round === "1" ? await phone.locator("[name=word]").inputValue() : "";
    if (round === "1") {
      assert.ok(word.length >= 3, word);
      await phone.locator("[data-hand-in]").tap();
    }
    await phone.locator("[data-verdict]").waitFor();
    if (word) assert.equal((await slipOf(phone)).split(" ")[0], word.toUpperCase());
    assert.match(await phone.locator(".alone-line .number").textContent(), /^\d+ очк/);
    assert.ok((await phone.locator(".alone-tops li").count()) > 0);
    assert.equal(await phone.locator(".cell.fresh").count() > 0, true, "the top lies on the board");
    await phone.locator("form .send").tap();
    await phone.locator("[data-alone]").waitFor();
    await phone.waitForLoadState("load");
  }
  assert.deepEqual(faults, []);
});

test("when time is up the slip goes by itself, as it stands", async () => {
  await phone.evaluate(() => {
    const form = document.querySelector("[data-alone]");
    form.elements.at.value = "З8";
    form.elements.word.value = "ЪЪ";
    document.dispatchEvent(new CustomEvent("clock-phase", { detail: "over" }));
  });
  await phone.locator("[data-verdict]").waitFor();
  assert.match(await slipOf(phone), /^ЪЪ /);
});

test("a missed top is looked for again, and the past game stands in the list", async () => {
  await phone.goto(`${serverUrl}/training`);
  await phone.locator("form:has([value=stop]) button").tap();
  await phone.locator("form:has([value=stop]) button[data-asked=read]", { hasText: "Нажмите ещё раз" }).tap();
  await phone.locator("[data-percent]").waitFor();
  await phone.locator("a[href='/training/missed']").tap();
  await phone.locator("[data-alone]").waitFor();
  assert.equal(await phone.locator("[data-clock]").count(), 0, "without a clock");
  await phone.locator("[name=top]").tap();
  await phone.locator("[data-verdict]").waitFor();
  await phone.goto(`${serverUrl}/training`);
  assert.equal(await phone.locator(".standings tbody tr").count(), 1);
});

test("without scripts square and word are typed, and the form does the rest", async () => {
  const context = await browser.newContext({ locale: "ru-RU", javaScriptEnabled: false });
  const page = await context.newPage();
  await begin(page, "none");
  await page.fill("[name=at]", "з8");
  await page.fill("[name=word]", "ъъ");
  await page.press("[name=word]", "Enter");
  await page.locator("[role=alert]").waitFor();
  assert.equal(await page.locator("[name=word]").inputValue(), "ъъ", "a typo costs no round");
  await page.locator("[name=top]").click();
  await page.locator("[data-verdict]").waitFor();
  await page.locator("form .send").click();
  await page.locator("[data-alone]").waitFor();
  assert.match(await page.locator("h1").textContent(), /^Ход 2 из /);
  await context.close();
});

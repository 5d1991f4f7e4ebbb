// The analysis board: a position pasted, its top looked at and laid, taken back; words typed on the
// board by the keyboard; the same without a script.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser, serverUrl } from "./chromium.mjs";

const EMPTY = Array(15).fill("15").join("/");
const CAT = EMPTY.replace("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/15/6CAT6");

let browser;
let page;

before(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ locale: "en-GB", viewport: { width: 1366, height: 768 } })).newPage();
});

after(async () => {
  await browser?.close();
});

const board = (view) => view.locator("textarea[name=board]").inputValue();
const rack = (view) => view.locator("input[name=rack]").inputValue();
const asked = (view) => new URL(view.url()).searchParams;
const tiles = (view) => view.locator(".analysis-board .cell.tile b").allTextContents();
const square = (row, column) => page.locator(".board-row").nth(row).locator("[role=gridcell]").nth(column);
const found = (view) => view.waitForSelector(".found tbody tr");

async function open(view, query) {
  await view.goto(`${serverUrl}/analysis?edition=en-scrabble${query}`);
}

test("a position is pasted, its top is looked at, laid and taken back", async () => {
  await open(page, "");
  await page.fill("textarea[name=board]", `${CAT} SERIES/ 0/0 0`);
  await found(page);
  assert.deepEqual(await tiles(page), ["C", "A", "T"]);
  const top = page.locator(".found tbody tr").first();
  const points = Number(await top.locator(".points").textContent());
  const others = await page.locator(".found .points").allTextContents();
  assert.ok(others.every((one) => Number(one) <= points), "the best is first");

  await top.locator("button").click();
  await page.waitForSelector("[data-shown]");
  assert.equal(Number(await page.locator(".sheet-of-points .total td").textContent()), points);
  assert.ok((await page.locator(".analysis-board .fresh").count()) > 0, "it is shown on the board");
  assert.equal(await board(page), CAT, "and does not lie there yet");

  await page.click("[name=lay]");
  await page.waitForFunction((before) => document.querySelector("textarea[name=board]").value !== before, CAT);
  const laid = await board(page);
  assert.equal(asked(page).get("board"), laid, "the address is the position");
  assert.notEqual(await rack(page), "SERIES");

  await page.reload();
  assert.equal(await board(page), laid, "and can be kept");
  await page.click("[name=undo]");
  await page.waitForFunction((cat) => document.querySelector("textarea[name=board]").value === cat, CAT);
  assert.equal(await rack(page), "SERIES");
  await page.goBack();
  await page.waitForFunction((cat) => document.querySelector("textarea[name=board]")?.value === cat, laid);
});

test("a word is typed on the board across another, with a blank, and what is found follows", async () => {
  await open(page, "&rack=AEINRST");
  await page.waitForSelector("[data-keys]:not([hidden])");
  await square(7, 7).click();
  await page.keyboard.type("cat");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  assert.match(await page.locator("[data-way]").textContent(), /down/);
  await page.keyboard.press("Shift+KeyS");
  const expected = EMPTY.replace("15/15/15/15/15/15/15/15", "15/15/15/15/15/15/10s4/7CAT5");
  assert.equal(await board(page), expected);
  await page.waitForFunction((text) => new URL(location.href).searchParams.get("board") === text, expected);
  await page.waitForSelector(".analysis-board .cell.tile.blank[aria-label]");
  assert.deepEqual(await tiles(page), ["S", "C", "A", "T"]);
  const focused = await page.evaluate(() => document.activeElement.getAttribute("role"));
  assert.equal(focused, "gridcell", "the board keeps the focus when it comes anew");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Backspace");
  assert.equal((await board(page)).includes("s"), false);
});

test("letters that are keys of the page are letters on the board", async () => {
  await open(page, "");
  await page.waitForSelector("[data-keys]:not([hidden])");
  await square(7, 7).click();
  await page.keyboard.type("dad");
  assert.match(await board(page), /7DAD5/);
  assert.match(page.url(), /\/analysis/);
});

test("letters of one tile are typed one after the other, and tiles are tapped", async () => {
  await page.goto(`${serverUrl}/analysis?edition=hu-scrabble`);
  await page.waitForSelector("[data-keys]:not([hidden])");
  await square(7, 7).click();
  await page.keyboard.type("sz");
  await page.locator("[data-label='GY']").click();
  assert.match(await board(page), /7\[SZ\]\[GY\]6/);
});

test("a bad position says which row is wrong, and nothing that was typed is lost", async () => {
  await open(page, "");
  await page.fill("textarea[name=board]", CAT.replace("15/15", "15/14"));
  await page.waitForSelector("#position-said .field-error");
  assert.match(await page.locator("#position-said").textContent(), /Row 2 has 14 squares/);
  assert.equal(await board(page), CAT.replace("15/15", "15/14"));
});

test("without a script the same position is shown, laid and taken back", async () => {
  const context = await browser.newContext({ locale: "en-GB", javaScriptEnabled: false });
  const plain = await context.newPage();
  await open(plain, "");
  await plain.fill("textarea[name=board]", CAT);
  await plain.fill("input[name=rack]", "series");
  await plain.press("input[name=rack]", "Enter");
  assert.equal(await rack(plain), "SERIES");
  await plain.locator("[name=show]").first().click();
  await plain.click("[name=lay]");
  assert.notEqual(await board(plain), CAT);
  await plain.click("[name=undo]");
  assert.equal(await board(plain), CAT);
  await plain.click("[name=clear]");
  assert.equal(await board(plain), EMPTY);
  await context.close();
});

// A pile comes late: round 3 is revealed while slips of round 2 are still being keyed. Nothing goes
// into the wrong round, on the console and on the page of those who help.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openHall, stepTo } from "./console.mjs";

const SERVER = process.env.FLAVITA_URL;
let browser;
let console_;
let keying;
let id;

before(async () => {
  ({ browser, console_, projector: keying } = await openHall("ru-RU"));
  await console_.goto(`${SERVER}/new`);
  await console_.fill("[name=name]", "Стопки");
  await console_.fill("[name=players]", "Ада\nВан\nЛюсетта\nДемон");
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
  await keying.goto(`${SERVER}/t/${id}/keying`);
});

after(() => browser?.close());

const pile = (page, number) => page.locator(`[data-pile="${number}"]`);
const keysRound = (page, number) => page.locator(`[data-slip-round="${number}"]`).waitFor();

async function key(page, line) {
  await page.fill("[data-slip-input]", line);
  await page.press("[data-slip-input]", "Enter");
}

/** Plays the next round up to its top on the board. */
async function play(number) {
  await console_.bringToFront();
  if (number > 1) await stepTo(console_, "drawn");
  await stepTo(console_, "placed");
  await pile(console_, number).waitFor();
}

test("a late pile keeps the line, is judged by its own top and is left when it is done", async () => {
  await play(1);
  await key(console_, "1-4 т");
  await pile(console_, 1).getByText("ход 1: 0").waitFor();
  await play(2);
  await keysRound(console_, 2);
  await key(console_, "1 т");
  await pile(console_, 2).getByText("ход 2: 3").waitFor();
  const before = await console_.locator(".keyed li .word").first().textContent();
  await play(3);
  await keysRound(console_, 2);
  assert.match(await console_.locator("[data-slip-round]").textContent(), /ход 2\s— осталось 3, на экране уже ход 3/);
  await console_.fill("[data-slip-input]", "2 т");
  await console_.locator('[data-slip-line][data-level="look"]').waitFor();
  const verdict = await console_.locator("[data-slip-sentence]").textContent();
  assert.ok(verdict.startsWith("Ход 2. ") && verdict.includes(before.split(" ")[0]), `${verdict} for ${before}`);
  await console_.press("[data-slip-input]", "Enter");
  await pile(console_, 2).getByText("ход 2: 2").waitFor();
  await pile(console_, 3).getByText("ход 3: 4").waitFor();
});

for (const name of ["console", "keying"]) {
  test(`keys and buttons go from pile to pile: ${name}`, async () => {
    const page = name === "console" ? console_ : keying;
    await page.bringToFront();
    await page.reload();
    await page.locator("[data-slip-input]").focus();
    await pile(page, 2).click();
    await keysRound(page, 2);
    await page.locator("[data-slip-input]").focus();
    await page.keyboard.press("PageDown");
    await keysRound(page, 3);
    assert.match(page.url(), /pile=3/);
    await page.keyboard.press("PageUp");
    await keysRound(page, 2);
    await page.reload();
    await keysRound(page, 2);
  });
}

test("two people key two piles at once, and a done pile is left for the newest", async () => {
  await console_.bringToFront();
  await pile(console_, 2).click();
  await pile(keying, 3).click();
  await keysRound(keying, 3);
  await key(keying, "1 т");
  await pile(console_, 3).getByText("ход 3: 3").waitFor();
  await keysRound(console_, 2);
  await key(console_, "3,4 т");
  await keysRound(console_, 3);
  await console_.getByText("Все бланки хода 2 введены").waitFor();
  await pile(console_, 2).waitFor({ state: "detached" });
  assert.equal(await pile(console_, 3).textContent(), "ход 3: 3");
});

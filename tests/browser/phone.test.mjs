// A player's phone in his hand: 360 x 640, touch, a line that breaks; and what is printed for him.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";

let browser;
let console_;
let id;
let phone;
const faults = [];

before(async () => {
  ({ browser, console_ } = await openHall("ru-RU"));
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Кубок осени");
  await console_.fill("[name=players]", ["Ада", "Ван", "Люсетта"].join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
});

after(async () => {
  await browser?.close();
});

/** A phone signed in with the PIN of the first badge. */
async function signedIn() {
  await console_.goto(`${serverUrl}/t/${id}/badges`);
  await console_.click(".badge-acts .filled");
  const pin = (await console_.locator(".badge-pin b").first().textContent()).trim();
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale: "ru-RU", viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(`${serverUrl}/t/${id}/join`);
  await page.fill("[name=number]", "1");
  await page.fill("[name=pin]", pin);
  await page.click("form button[type=submit]");
  await page.waitForURL(/\/me$/);
  return page;
}

function square(row, column) {
  return phone.locator(".own-board .board-row").nth(row).locator(".cell").nth(column);
}

/** Taps a square and as many tiles of the rack as are wanted; a blank becomes the first letter. */
async function compose(row, column, tiles) {
  await square(row, column).tap();
  for (let place = 0; place < tiles; place += 1) {
    await phone.locator(`[data-place="${place}"]`).tap();
    if (await phone.locator("dialog[open]").count()) await phone.locator("[data-letter]").first().tap();
  }
}

test("a placement is tapped on the board, turned, sent, and replaced before the stop", async () => {
  phone = await signedIn();
  await console_.goto(`${serverUrl}/t/${id}/console`);
  await stepTo(console_, "thinking");
  await phone.locator("[data-draft]").waitFor();
  assert.equal(await phone.locator("[data-send]").isDisabled(), true, "there is nothing to send");
  await square(7, 7).tap();
  assert.match(await phone.locator("[data-draft-at]").textContent(), /З8 →/);
  await square(7, 7).tap();
  assert.match(await phone.locator("[data-draft-at]").textContent(), /8З ↓/);
  await compose(7, 6, 3);
  assert.equal(await phone.locator(".cell.draft").count(), 3);
  const word = await phone.locator("[data-draft-word]").textContent();
  await phone.locator("[data-send]").tap();
  await phone.locator("[data-sent]").waitFor();
  assert.equal(await phone.locator(".sent-word strong").textContent(), word);
  assert.equal(await phone.locator(".cell.draft").count(), 3, "what was handed in stays beside the slip that counts");
  await compose(7, 7, 2);
  await phone.locator("[data-send]").tap();
  await phone.waitForFunction((before) => document.querySelector(".sent-word strong")?.textContent !== before, word);
});

test("the board is walked with the arrow keys, and every square says where it is and what is on it", async () => {
  const said = () => phone.evaluate(() => document.activeElement.getAttribute("aria-label"));
  assert.equal(await phone.getByRole("grid").getByRole("gridcell").count(), 225);
  assert.equal(await phone.locator("[role=gridcell][tabindex]").count(), 1, "Tab comes to one square");
  await phone.locator("[role=gridcell][tabindex]").focus();
  await phone.keyboard.press("Escape");
  await phone.keyboard.press("Control+Home");
  assert.equal(await said(), "А1, утроение слова, пусто");
  await phone.keyboard.press("ArrowRight");
  assert.equal(await said(), "А2, пусто");
  await phone.evaluate(() => {
    const region = document.querySelector("[data-region=board]");
    region.innerHTML = String(region.innerHTML);
    document.dispatchEvent(new CustomEvent("regions"));
  });
  assert.notEqual(await said(), null, "a live exchange leaves the focus on the board");
});

test("everything a player needs fits on the phone without scrolling", async () => {
  const box = await phone.locator("[data-send]").boundingBox();
  assert.ok(box.y + box.height <= 640, `the button ends at ${box.y + box.height}`);
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} wide`);
  for (const key of await phone.locator(".key").all()) {
    const { width, height } = await key.boundingBox();
    assert.ok(width >= 40 && height >= 44, `a key of ${width} x ${height}`);
  }
});

test("without sight: rack, board and time are read out, and a word is laid and handed in by keys", async () => {
  const tree = await phone.locator("body").ariaSnapshot();
  assert.match(tree, /group "набор [^"]+"/, tree);
  assert.match(tree, /list "Доска по рядам"/, tree);
  const spoken = phone.locator("[data-time-said]");
  for (const seconds of [60, 30, 10]) {
    await phone.evaluate(async (now) => {
      const { setClock } = await import("/static/clock.js");
      setClock((now + 2) * 1000, true);
      await new Promise((done) => setTimeout(done, 400));
      setClock(now * 1000, true);
    }, seconds);
    await phone.waitForFunction((now) => document.querySelector("[data-time-said]").textContent.includes(now), String(seconds));
    assert.equal(await spoken.getAttribute("role"), "status");
  }
  const rack = await phone.getByRole("group", { name: /набор/ }).getByRole("button").evaluateAll((all) => all.map((one) => one.dataset.label));
  await phone.locator("[role=gridcell][tabindex='0']").focus();
  await phone.keyboard.press("Control+Home");
  await phone.keyboard.press("ArrowDown");
  await phone.keyboard.press("Enter");
  const letters = rack.filter((one) => /^[А-ЯЁ]$/.test(one)).slice(0, 2);
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  for (const letter of letters) await phone.evaluate(press, letter);
  const word = await phone.locator("[data-draft-word]").textContent();
  assert.equal(word, letters.join(""));
  await phone.getByRole("button", { name: "Сдать" }).press("Enter");
  await phone.waitForFunction((now) => document.querySelector(".sent-word strong")?.textContent === now, word);
  assert.match(await phone.locator("body").ariaSnapshot(), /Принято в/);
});

test("on a bad line the phone keeps the slip, says to take paper, and sends it later", async () => {
  await phone.context().setOffline(true);
  await compose(7, 5, 4);
  const word = await phone.locator("[data-draft-word]").textContent();
  await phone.locator("[data-send]").tap();
  await phone.locator("[data-own-paper]").waitFor();
  assert.ok((await phone.locator("[data-own-paper-slip]").textContent()).includes(word));
  await phone.context().setOffline(false);
  await phone.locator("[data-own-paper]").waitFor({ state: "hidden" });
  await phone.waitForFunction((now) => document.querySelector(".sent-word strong")?.textContent === now, word);
});

test("after the stop the slip is judged, and the player sees why", async () => {
  await stepTo(console_, "placed");
  await phone.locator(".own-slips li").first().waitFor();
  assert.equal(await phone.locator("[data-draft]").count(), 0);
  const taken = await phone.request.get(`${serverUrl}/t/${id}/me/games`);
  assert.match(taken.headers()["content-disposition"], /^attachment; filename=.*html/);
  assert.match(await taken.text(), /<h3>Мои бланки<\/h3><table><tr><th>Ход<\/th>.*<tr><td>1<\/td>/);
  assert.deepEqual(faults, []);
});

test("what the phone kept by itself is saved as a file: its slips, and the head with what they were worth", async () => {
  const coming = phone.waitForEvent("download");
  await phone.locator("[data-receipts]").tap();
  const download = await coming;
  assert.match(download.suggestedFilename(), /^flavita-.+-1\.json$/);
  const kept = JSON.parse(readFileSync(await download.path(), "utf8"));
  assert.equal(kept.player, 1);
  assert.equal(kept.sent.length, 4, "the one laid without sight and the one that waited for the line too");
  assert.ok(kept.sent.every((slip) => slip.round === 1 && slip.at_ms > 0));
  const seen = kept.seen.at(-1);
  assert.match(seen.head, /^[0-9a-f]{64}$/);
  const last = kept.seen.flatMap((one) => one.slips).at(-1);
  assert.equal(last.word, kept.sent.at(-1).word);
  const words = await phone.locator(".own-receipts b").textContent();
  assert.match(words, /^([бдфгклмртвзн][аеио]){2}( ([бдфгклмртвзн][аеио]){2}){5}$/);
});

test("an appeal stands on the console at once, and its answer on the phone", async () => {
  const right = console_.locator("[data-region=right]");
  const before = await right.boundingBox();
  const ask = phone.locator(".own-slips button[name=appeal]");
  assert.ok((await ask.boundingBox()).height >= 44, "a finger finds it");
  await ask.tap();
  assert.equal(await ask.textContent(), "Нажмите ещё раз");
  await phone.locator("button[name=appeal][data-asked=read]").tap();
  await phone.getByText("Судья видит вашу апелляцию.").waitFor();
  await console_.locator("[data-appeals] a").waitFor();
  assert.deepEqual(await right.boundingBox(), before, "the region stays as large as it is");
  const [page] = await Promise.all([console_.context().waitForEvent("page"), console_.click("[data-appeals] a")]);
  await page.getByRole("button", { name: "Оставить результат проверки" }).click();
  await phone.getByText("результат проверки прежний").waitFor();
  await console_.locator("[data-appeals]").waitFor({ state: "detached" });
  await page.close();
  assert.deepEqual(faults, []);
});

test("the sheets are on the paper they were made for", async () => {
  const page = await console_.context().newPage();
  await page.goto(`${serverUrl}/t/${id}/print/slips?rounds=16`);
  assert.equal(await page.locator(".paper-slips").count(), 4);
  assert.equal(await page.locator(".paper-slips li").count(), 3 * 16);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g).length;
  assert.equal(pages, 4, "twelve slips fit on a page");
  await page.goto(`${serverUrl}/t/${id}/print/scores`);
  const players = await page.locator(".score-sheet").count();
  const scores = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page[^s]/g).length;
  assert.equal(scores, Math.ceil(players / 4), "four score sheets fit on a page");
  await page.goto(`${serverUrl}/t/${id}/standings`);
  await page.evaluate(() => document.querySelector("[data-region=standings]").classList.add("across-paper"));
  const table = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  assert.equal(table.match(/\/Type\s*\/Page[^s]/g).length, 1, "standings of many rounds lie on their first page");
  await page.close();
});

// A telephone on a bad line: its page is small with all it loads, and shows round, board and rack
// before any script has run, or where none may run.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";

import { openBrowser, serverUrl } from "./chromium.mjs";
import { createTournament, deskOf, pinsOf, signIn } from "./desk.mjs";
import { keep } from "./shots.mjs";

const MOST_BYTES = 60 * 1024;
const PHONE = { locale: "ru-RU", viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let browser;
let id;
let phone;

before(async () => {
  browser = await openBrowser();
  const staff = await browser.newPage({ locale: "ru-RU" });
  id = await createTournament(staff, { name: "Кубок осени", game_clock: false, players: "Ада\nВан" });
  const pins = await pinsOf(staff, id);
  const desk = deskOf(id);
  await desk.act("next");
  await desk.act("next");
  phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  await signIn(page, id, 1, pins.get(1));
  await page.close();
});

after(async () => {
  await browser?.close();
});

test("the page of a telephone with all it loads is at most 60 KB, gzipped", async () => {
  const page = await phone.newPage();
  const loaded = new Map();
  page.on("response", (answer) => {
    const isStream = answer.url().includes("/live/");
    if (!isStream) loaded.set(answer.url(), answer.body());
  });
  await page.goto(`${serverUrl}/t/${id}/me`);
  await page.waitForLoadState("load");
  await page.waitForFunction(() => document.querySelector("[data-draft-hint]") !== null);
  const sizes = await Promise.all([...loaded].map(async ([url, body]) => [gzipSync(await body).length, url]));
  const sum = sizes.reduce((all, [size]) => all + size, 0);
  const list = sizes.sort((one, other) => other[0] - one[0]).map(([size, url]) => `${size} ${url}`).join("\n");
  assert.ok(loaded.size > 5, "its scripts and styles are among it");
  assert.ok(sum <= MOST_BYTES, `${sum} bytes:\n${list}`);
  await page.close();
});

test("without any script it shows the round, the board and the rack, and says to take paper", async () => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false, storageState: await phone.storageState() });
  const page = await context.newPage();
  await page.goto(`${serverUrl}/t/${id}/me`);
  assert.match(await page.locator(".own-head h1").textContent(), /Ход 1/);
  assert.equal(await page.locator(".own-board .cell").count(), 225);
  assert.equal(await page.locator(".keys .tile").count(), 7);
  const box = await page.locator(".keys").boundingBox();
  assert.ok(box.y + box.height <= 640, "the rack is in sight");
  const sentence = page.locator("noscript p");
  assert.ok(await sentence.isVisible());
  assert.match(await sentence.textContent(), /на бланк/);
  await keep(page, "phone-no-script-ru");
  await context.close();
});

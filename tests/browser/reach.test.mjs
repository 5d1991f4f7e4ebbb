// What the console must let an arbiter reach at every width: the choice among equal tops by keys, the
// rounds, an appeal beside the slip; and the next game, to which screen, phone and helper go on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall, pressNext, stepTo } from "./console.mjs";

const WIDTHS = [1024, 1280, 1366, 1440, 1536, 1600, 1680, 1760, 1920, 2560];
const NAMES = ["Константинопольская Аполлинария", "Ван", "Демон"];

let browser;
let console_;
let projector;
let id;

before(async () => {
  ({ browser, console_, projector } = await openHall("ru-RU"));
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Досягаемость");
  await console_.fill("[name=players]", NAMES.join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
});

after(async () => {
  await browser?.close();
});

async function keySlip(line) {
  const input = console_.locator("[data-slip-input]");
  await input.fill(line);
  await input.press("Enter");
  await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
}

/** Whether a click in the middle of a node reaches it, or what lies over it. */
function covered(page, selector) {
  return page.evaluate((wanted) => {
    const node = document.querySelector(wanted);
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isIn = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight && width > 0;
    return isIn && node.contains(hit) ? "" : `${wanted} at ${left},${top} ${width}x${height} under ${hit?.outerHTML.slice(0, 80)}`;
  }, selector);
}

/** Presses a button of the console without its page. */
function press(act) {
  return console_.request.post(`${serverUrl}/t/${id}/do`, { data: { key: JSON.stringify(act), ...act }, headers: { origin: serverUrl } });
}

test("a digit chooses among equal tops, and another one until the next rack", async () => {
  // ПРОСТАК and СТРОПКА, on two squares each.
  await press({ act: "draw_manual", rack: "ПРОСТАК" });
  await console_.waitForSelector("p.phase.drawn");
  await stepTo(console_, "revealed");
  await console_.waitForSelector("[data-tops]:focus-within [data-proposed]:focus");
  await console_.keyboard.press("2");
  await console_.waitForSelector("p.phase.placed");
  await console_.waitForSelector("[data-top-key='2'][aria-pressed=true]");
  await console_.waitForSelector("[data-slip-input]:focus");
  await console_.click("[data-top-key='1']");
  await console_.waitForSelector("[data-top-key='1'][aria-pressed=true]");
});

test("rounds and appeals can be reached at every width, and names are read", async () => {
  for (const line of ["1 т", "2 -", "3 т"]) await keySlip(line);
  await console_.click("[data-scenes]");
  await console_.keyboard.press("Escape");
  for (const width of WIDTHS) {
    await console_.setViewportSize({ width, height: 768 });
    await console_.locator("[data-menu=rounds] summary").focus();
    await console_.keyboard.press("Enter");
    const link = `[data-menu=rounds] a[href="/t/${id}/rounds/1"]`;
    for (const wanted of ["[data-menu=rounds] summary", link]) assert.equal(await covered(console_, wanted), "", `${width}`);
    await console_.keyboard.press("Escape");
    assert.equal(await console_.locator("[data-menu=rounds][open]").count(), 0);
    await console_.locator("[data-appeal]").first().scrollIntoViewIfNeeded();
    assert.equal(await covered(console_, "[data-appeal]"), "", `${width}`);
    const read = await console_.locator(".keyed .who").evaluateAll((names) => names.map((one) => one.clientWidth));
    assert.ok(read.every((shown) => shown >= 80), `${width}: ${read}`);
  }
  await console_.click(".menu summary");
  await console_.click(`[data-menu=rounds] a[href="/t/${id}/rounds/1"]`);
  await console_.waitForURL(/rounds\/1$/);
  await console_.goBack();
});

test("Ctrl+Enter takes the proposed top, and digits stay digits while a slip is typed", async () => {
  await stepTo(console_, "closed");
  await console_.fill("[data-slip-input]", "1");
  await pressNext(console_);
  await console_.waitForFunction(() => /revealed|placed/.test(document.querySelector("p.phase").className));
  assert.equal(await console_.inputValue("[data-slip-input]"), "1");
  if (await console_.locator("p.phase.revealed").count()) {
    assert.equal(await console_.locator("[data-tops]:focus-within").count(), 0);
    await pressNext(console_);
    await console_.waitForSelector("p.phase.placed");
  }
});

test("screen, phone and helper go on to the next game by themselves", async () => {
  await console_.goto(`${serverUrl}/t/${id}/console`);
  await projector.goto(`${serverUrl}/t/${id}/projector`);
  const badges = await console_.request.post(`${serverUrl}/t/${id}/badges`, { form: { number: "" }, headers: { origin: serverUrl }, maxRetries: 3 });
  const pin = /\d{3} \d{3}/.exec(await badges.text())[0];
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 360, height: 640 } });
  const phone = await context.newPage();
  await phone.goto(`${serverUrl}/t/${id}/join`);
  await phone.fill("[name=number]", "1");
  await phone.fill("[name=pin]", pin);
  await phone.click("form[action$='/join/pin'] button[type=submit]");
  await phone.waitForURL(`${serverUrl}/t/${id}/me`);
  await press({ act: "end_game" });
  for (const round of [1, 2]) await press({ act: "lock_marking", round, confirm: true });
  await console_.click("form.next-game button");
  await console_.waitForURL((url) => !url.pathname.includes(`/${id}/`));
  const next = new URL(console_.url()).pathname.split("/")[2];
  await Promise.all([projector.waitForURL(`${serverUrl}/t/${next}/projector`), phone.waitForURL(`${serverUrl}/t/${next}/me`)]);
  await phone.click(`a[href='/t/${id}/me?stay']`);
  await phone.waitForURL(/stay$/);
  assert.equal(await phone.locator(`.goes-on a[href='/t/${next}/me']`).count(), 1);
  await console_.goto(`${serverUrl}/t/${id}/standings`);
  assert.ok(await console_.locator(".goes-on").isVisible());
  await console_.emulateMedia({ media: "print" });
  assert.ok(!(await console_.locator(".goes-on").isVisible()), "what is signed has no way to another page");
  await console_.emulateMedia({ media: null });
  await context.close();
});

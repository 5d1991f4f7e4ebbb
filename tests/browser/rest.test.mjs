// What was not laid stays on the rack: on the screen it stands still while new tiles come in, the phone and
// the console mark what is new, and out of a bag of cloth only that is keyed.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { ownServer } from "./own-server.mjs";
import { openBrowser } from "./chromium.mjs";
import { stepTo } from "./console.mjs";
import { createTournament, pinsOf, signIn } from "./desk.mjs";
import { keep } from "./shots.mjs";

/** Enough vowels and consonants beside whatever stayed. */
const DRAWN = "АОЕТНРК";

let browser;
let server;
let console_;
let screen;
let phone;

before(async () => {
  server = await ownServer();
  browser = await openBrowser();
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1366, height: 768 } });
  console_ = await context.newPage();
  const id = await createTournament(console_, { name: "Кубок", players: "Ада\nВан" }, server.url);
  const pins = await pinsOf(await context.newPage(), id, server.url);
  screen = await (await browser.newContext({ locale: "ru-RU", viewport: { width: 1920, height: 1080 } })).newPage();
  await screen.goto(`${server.url}/t/${id}/projector`);
  phone = await (await browser.newContext({ locale: "ru-RU", viewport: { width: 360, height: 640 } })).newPage();
  await signIn(phone, id, 1, pins.get(1), server.url);
  await console_.goto(`${server.url}/t/${id}/console`);
  await key("ДОМЪЩЦЫ");
  await stepTo(console_, "placed");
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Keys tiles out of the bag, and waits until they lie there. */
async function key(tiles) {
  await console_.fill("[data-draw] [name=rack]", tiles);
  await console_.click("[data-draw] [type=submit]");
  await console_.waitForSelector("p.phase.drawn");
}

/** Begins to note, picture by picture, where every tile of the rack stands and how much of it is seen. */
function watch(page) {
  return page.evaluate(() => {
    window.seen = [];
    const note = () => {
      const tiles = [...document.querySelectorAll(".scene.drawn .rack .tile")];
      const one = (tile) => [tile.textContent, tile.classList.contains("new"), Number(getComputedStyle(tile).opacity), Math.round(tile.getBoundingClientRect().left)];
      if (tiles.length > 0) window.seen.push(tiles.map(one));
      requestAnimationFrame(note);
    };
    note();
  });
}

async function seen(page) {
  await page.waitForFunction(() => window.seen.length > 0 && window.seen.at(-1).every(([, , opacity]) => opacity === 1));
  return page.evaluate(() => window.seen);
}

const resting = () => console_.locator(".rack-row .rack .tile b").allTextContents().then((letters) => letters.join(""));

test("the form says what stayed and how many tiles to draw, and takes them alone", async () => {
  await console_.waitForSelector(".rack-row .slot");
  const rest = await resting();
  assert.ok(rest.length > 0 && "ДОМЪЩЦЫ".includes(rest[0]), rest);
  const missing = 7 - rest.length;
  assert.equal(await console_.locator(".rack-row .slot").count(), missing);
  const said = await console_.locator("[data-draw] .of-drawn").textContent();
  assert.ok(said.includes(rest) && said.includes(String(missing)), said);
  await keep(console_, "rest console before");
  await console_.check("[data-draw] [name=whole]");
  assert.ok(await console_.locator("[data-draw] .of-whole").isVisible());
  assert.ok(await console_.locator("[data-draw] .of-drawn").isHidden());
  await console_.uncheck("[data-draw] [name=whole]");

  await watch(screen);
  await key(DRAWN.slice(0, missing));
  const named = await console_.locator(".rack-row .rack").getAttribute("aria-label");
  assert.ok(named.includes(`${rest}+${DRAWN.slice(0, missing)}`), named);
  assert.equal(await console_.locator(".rack-row .tile.new").count(), missing);

  const frames = await seen(screen);
  const last = frames.at(-1);
  assert.deepEqual(last.map(([, isNew]) => isNew), [...Array(rest.length).fill(false), ...Array(missing).fill(true)]);
  for (const frame of frames) {
    for (const [place, [letter, isNew, opacity, left]] of frame.entries()) {
      if (isNew) continue;
      assert.deepEqual([letter, opacity, left], [last[place][0], 1, last[place][3]], "what stayed stands still");
    }
  }
  const begin = frames[0].filter(([, isNew]) => isNew);
  assert.ok(begin.some(([, , opacity]) => opacity < 1), "the new tiles come in");
  await keep(screen, "rest screen drawn");
  await keep(console_, "rest console drawn");
});

test("on the phone the mark goes along with its tile", async () => {
  await stepTo(console_, "thinking");
  await phone.waitForSelector(".keys .tile.new");
  const marked = () => phone.locator(".key:has(.tile.new)").evaluateAll((keys) => keys.map((one) => one.dataset.place).sort());
  const before = await marked();
  const order = () => phone.locator(".key").evaluateAll((keys) => keys.map((one) => one.dataset.place).join(""));
  const first = await order();
  await keep(phone, "rest phone");
  for (let tries = 0; tries < 20 && (await order()) === first; tries += 1) await phone.click("[data-shuffle]");
  assert.notEqual(await order(), first);
  assert.deepEqual(await marked(), before);
  await keep(phone, "rest phone shuffled");
  await screen.waitForSelector(".scene.thinking .tile.new");
  assert.equal(await screen.locator(".rack.coming").count(), 0, "the rack has come before");
  await keep(screen, "rest screen thinking");
  await keep(console_, "rest console thinking");
});

test("with reduced motion the rack is there at once, and a whole new rack has no mark", async () => {
  await screen.emulateMedia({ reducedMotion: "reduce" });
  await stepTo(console_, "placed");
  await screen.waitForSelector(".scene.reveal");
  await console_.waitForSelector(".rack-row .slot");
  await console_.check("[data-draw] [name=whole]");
  await watch(screen);
  await key("ЛИПЬЖЯУ");
  const frames = await seen(screen);
  assert.ok(frames.flat().every(([, isNew, opacity]) => !isNew && opacity === 1));
  assert.equal(await console_.locator(".rack-row .tile.new").count(), 0);
});

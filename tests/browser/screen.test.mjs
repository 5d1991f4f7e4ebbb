// The screen of the hall: every scene is large enough for the last row and fits on the screen, the
// console's keys choose it, a notice stands over it, and all of that survives a power cut.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser } from "./chromium.mjs";
import { stepTo } from "./console.mjs";
import { act, ownServer } from "./own-server.mjs";
import { LANGUAGES } from "./stages.mjs";

const SIZES = [[1920, 1080], [1366, 768], [1024, 768]];
/** The smallest text that the last row reads, in hundredths of the screen's height. */
const SMALLEST = 3.9;
const SURNAMES = ["Антонова", "Баранов", "Белкина", "Голубева", "Ёлкина", "Журавлёв", "Зайцева", "Иванов", "Константинопольская", "Лебедев"];
const LONGEST_NOTICE = "Перерыв до 19:30. Просим всех сдать бланки и занять свои места до 19:25, спасибо";

let browser;
let server;
let console_;
let screen;
let id;

before(async () => {
  server = await ownServer();
  browser = await openBrowser();
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });
  console_ = await context.newPage();
  screen = await context.newPage();
  await console_.goto(`${server.url}/new`);
  await console_.fill("[name=name]", "Открытый осенний кубок города по скрэбблу");
  const people = Array.from({ length: 30 }, (_, n) => `${SURNAMES[n % SURNAMES.length]} ${"АБВГДЕ"[n % 6]}${n}`);
  people[4] = "Новикова Зинаида / Новиков Игорь";
  await console_.fill("[name=players]", people.join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
  await screen.goto(`${server.url}/t/${id}/projector`);
});

after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Texts that are too small, and what does not fit; squares of the board are the board's own. */
function faults(smallest) {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push(`the page is ${root.scrollWidth}x${root.scrollHeight}`);
  const scene = document.querySelector(".scene");
  for (const element of document.querySelectorAll("main *")) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    if (text.length === 0 || element.closest(".board, .tile small") || getComputedStyle(element).visibility === "hidden") continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const said = `${element.className || element.tagName} «${element.textContent.trim().slice(0, 30)}»`;
    const size = (parseFloat(getComputedStyle(element).fontSize) / innerHeight) * 100;
    if (size < smallest) found.push(`${said} is ${size.toFixed(2)} of a hundred`);
    const isCut = getComputedStyle(element).textOverflow === "ellipsis";
    const range = document.createRange();
    range.selectNodeContents(element);
    const ink = isCut ? box : range.getBoundingClientRect();
    if (ink.left < -1 || ink.top < -1 || ink.right > innerWidth + 1 || ink.bottom > innerHeight + 1) found.push(`${said} leaves the screen`);
  }
  for (const node of document.querySelectorAll(".leaf tbody th")) if (node.title.includes("/") && node.scrollWidth > node.clientWidth + 1) found.push(`${node.textContent} is cut`);
  for (const node of document.querySelectorAll(".podium-name")) {
    for (const { index, 0: word } of node.textContent.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node.firstChild, index);
      range.setEnd(node.firstChild, index + word.length);
      if (range.getClientRects().length > 1) found.push(`${word} is broken`);
    }
  }
  // A board or a rack may not lie over anything either.
  const parts = [...scene.querySelectorAll(".board, .rack, .clock, .qr, .play-top, .play-counts, .next-best, .drawn-facts > p, header")].filter((part) => part.getBoundingClientRect().height > 0);
  for (const [at, one] of parts.entries()) {
    const a = one.getBoundingClientRect();
    if (a.right > innerWidth + 1 || a.bottom > innerHeight + 1) found.push(`${one.className} leaves the screen`);
    for (const other of parts.slice(at + 1)) {
      const b = other.getBoundingClientRect();
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > innerHeight * 0.012;
      if (over && !one.contains(other)) found.push(`${one.className} lies over ${other.className}`);
    }
  }
  return found;
}

/** Every page of the scene that is shown now, in every size of the screen. */
async function fits(scene, smallest = SMALLEST) {
  await screen.waitForSelector(`.scene.${scene}`);
  const wrong = [];
  for (const [width, height] of SIZES) {
    await screen.setViewportSize({ width, height });
    const leaves = await screen.locator("[data-leaf]").count();
    for (let leaf = 0; leaf < Math.max(1, leaves); leaf += 1) {
      await screen.evaluate((shown) => {
        document.querySelectorAll("[data-leaf]").forEach((one, at) => (one.hidden = at !== shown));
      }, leaf);
      const found = await screen.evaluate(faults, smallest);
      wrong.push(...found.map((one) => `${scene} ${leaf} at ${width}x${height}: ${one}`));
    }
  }
  assert.deepEqual(wrong, []);
}

/** Two placements below the top, each worth less than the one before, as the slip line takes them. */
async function lowerOnes() {
  const rows = await console_.locator("table.placements tbody tr").evaluateAll((all) =>
    all.map((row) => {
      const [word, at, points] = Array.from(row.cells, (cell) => cell.textContent.trim());
      return { word: word.split(/\s/)[0], at, points: Number(points) };
    }),
  );
  const second = rows.find((one) => one.points < rows[0].points);
  const third = rows.find((one) => one.points < second.points);
  return [second, third].map((one) => `${one.at.toLowerCase()} ${one.word}`);
}

const show = (scene) => act(server.url, id, { act: "scene", scene });

test("every scene before and during a round is read from the last row", async () => {
  await console_.goto(`${server.url}/t/${id}/network`);
  await console_.fill("[name=wifi]", "Клуб «Осень»");
  await console_.fill("[name=password]", "geheim;4711");
  await console_.check("[name=shown]");
  await console_.click(".wifi-form button");
  const kept = await console_.locator("#wifi .qr path").getAttribute("d");
  await screen.waitForSelector(".way-wifi .qr");
  assert.equal(await screen.locator(".way-wifi .qr path").getAttribute("d"), kept, "the same code for phones");
  await console_.goto(`${server.url}/t/${id}/print/poster`);
  assert.equal(await console_.locator(".poster-wifi .qr path").getAttribute("d"), kept);
  const ground = await console_.locator(".poster > .qr .qr-ground").evaluate((one) => getComputedStyle(one).fill);
  assert.equal(ground, "rgb(255, 255, 255)", "a camera reads black on white");
  await console_.goto(`${server.url}/t/${id}/console`);
  await fits("lobby");
  const code = await screen.locator(".way-in > .qr").boundingBox();
  assert.ok(code.height >= 0.45 * 768, "the code is seen from afar");
  const address = await screen.locator(".way-address").evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  assert.ok(address >= 0.06 * 768, "so is the address");
  assert.ok(!(await screen.content()).includes("geheim"), "the password is in the code alone");
  await stepTo(console_, "drawn");
  await fits("drawn");
  const tile = await screen.locator(".drawn > .rack .tile").first().boundingBox();
  assert.ok(tile.height >= 0.2 * 768, "the rack fills the screen");
  await stepTo(console_, "thinking");
  await fits("thinking");
  await act(server.url, id, { act: "pause" });
  await console_.waitForSelector("p.phase.paused");
  const word = screen.locator(".paused .phase-word");
  await word.waitFor();
  assert.ok((await word.boundingBox()).height >= 0.09 * 768, "a pause is read from the last row");
  await fits("thinking");
  await act(server.url, id, { act: "resume" });
  await console_.waitForSelector("p.phase.thinking");
  await stepTo(console_, "closed");
  const cover = screen.locator("[data-stop]");
  await cover.waitFor({ state: "attached" });
  assert.equal(await cover.evaluate((one) => getComputedStyle(one).animationDelay), "5s");
  await cover.waitFor({ state: "hidden", timeout: 20_000 });
  await fits("stop");
  await cover.evaluate((one) => (one.style.animation = "none"));
  await cover.waitFor({ state: "visible" });
  await fits("stop");
});

test("the reveal, the table, the winners and a break are read from the last row", async () => {
  await stepTo(console_, "placed");
  await fits("reveal");
  const round = await console_.locator("[data-slip-round]").getAttribute("data-slip-round");
  const [second, third] = await lowerOnes();
  for (const line of ["9 т", `5 ${second}`, `3 ${third}`, "1,2,4,6-8,10-30 -"]) {
    const slip = { line, round: Number(round), key: line };
    await fetch(`${server.url}/t/${id}/slips`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(slip) });
  }
  await screen.getByText("Введены все бланки").waitFor();
  await fits("reveal");
  await show("final");
  await fits("final");
  const podium = await screen.locator(".podium .rank").allTextContents();
  assert.deepEqual(podium, ["1", "2", "3"]);
  assert.ok((await screen.locator("[data-leaf]").count()) > 1, "the whole table follows the first three");
  await show("standings");
  await fits("standings");
  await act(server.url, id, { act: "break", until: "19:30", pause: "Чай и бутерброды на втором этаже" });
  await fits("break");
  await show("auto");
});

/** The seconds on the console's clock. */
async function seconds() {
  const [minutes, more] = (await console_.locator("[data-clock]").textContent()).split(":").map(Number);
  return minutes * 60 + more;
}

/** Ten minutes and more, to which a key that is held down adds no more than one that is pressed. */
async function fitsWithALongClock() {
  const before = await seconds();
  for (let press = 0; press < 20; press += 1) await console_.keyboard.down("F4");
  await console_.keyboard.up("F4");
  await console_.keyboard.press("F2");
  await console_.waitForSelector("p.phase.paused");
  assert.ok((await seconds()) <= before + 30, "one press");
  for (let more = 0; more < 18; more += 1) await act(server.url, id, { act: "extend", seconds: 30 });
  await screen.waitForSelector(".paused .clock.long");
  await fits("thinking");
  await console_.keyboard.press("F2");
  await screen.waitForSelector(".scene:not(.paused) .clock.long");
  await fits("thinking");
}

test("larger texts still fit", async () => {
  await act(server.url, id, { act: "larger" });
  await act(server.url, id, { act: "larger" });
  for (const scene of ["reveal", "standings", "break", "lobby"]) {
    await show(scene);
    await screen.waitForSelector(`.scene.${scene}.size-130`);
    await fits(scene);
  }
  await show("auto");
  await stepTo(console_, "drawn");
  await fits("drawn");
  await stepTo(console_, "thinking");
  await fits("thinking");
  await fitsWithALongClock();
  await act(server.url, id, { act: "smaller" });
  await fits("thinking");
  await act(server.url, id, { act: "smaller" });
  await screen.waitForSelector(".scene.size-100");
});

test("every language fits on the narrow screen, in the largest size too", async () => {
  const wrong = [];
  await screen.setViewportSize({ width: 1024, height: 768 });
  for (const size of ["100", "130"]) {
    // Russian is the last: the other tests go on in it.
    for (const lang of LANGUAGES.toReversed()) {
      await screen.goto(`${server.url}/t/${id}/projector?lang=${lang}`);
      for (const [scene, shown] of Object.entries({ auto: "thinking", draw: "drawn", reveal: "reveal", standings: "standings", final: "final", break: "break", lobby: "lobby" })) {
        await show(scene);
        await screen.waitForSelector(`.scene.${shown}.size-${size}`);
        const found = await screen.evaluate(faults, SMALLEST);
        wrong.push(...found.map((one) => `${lang} ${scene} ${size}: ${one}`));
      }
    }
    const next = size === "100" ? "larger" : "smaller";
    await act(server.url, id, { act: next });
    await act(server.url, id, { act: next });
  }
  await show("auto");
  assert.deepEqual(wrong, []);
});

test("a notice stands over any scene, is text and nothing else, and goes away", async () => {
  const hostile = "<img src=x onerror=alert(1)><b>\"'&";
  assert.equal((await act(server.url, id, { act: "banner", banner: hostile })).ok, true);
  await screen.getByText(hostile).waitFor();
  assert.equal(await screen.locator(".banner img, .banner b").count(), 0);
  const long = await act(server.url, id, { act: "banner", banner: "я".repeat(81) });
  assert.equal(long.ok, false);
  assert.match(long.sentence, /80/);
  await act(server.url, id, { act: "banner", banner: LONGEST_NOTICE });
  await screen.getByText(LONGEST_NOTICE).waitFor();
  for (const scene of ["auto", "standings", "lobby", "blank"]) {
    await show(scene);
    // The scene makes room for the notice and is a seventh smaller as long.
    await fits({ auto: "thinking" }[scene] ?? scene);
    await screen.getByText(LONGEST_NOTICE).waitFor();
  }
  await show("auto");
  await act(server.url, id, { act: "banner", banner: "" });
  await screen.locator(".banner").waitFor({ state: "detached" });
});

test("F9 and a digit choose a scene, B makes it dark and brings it back, and typing does neither", async () => {
  const input = console_.locator("[data-slip-input]");
  await input.focus();
  await console_.keyboard.type("3b");
  await console_.waitForTimeout(300);
  assert.equal(await screen.locator(".scene.thinking, .scene.last-call").count(), 1, "what is typed into the slip line is typed");
  await input.fill("");
  await console_.keyboard.press("F9");
  await console_.locator("[data-screen-panel]").waitFor({ state: "visible" });
  await console_.frameLocator(".thumbnail iframe").locator(".scene.thinking, .scene.last-call").waitFor();
  await console_.keyboard.press("4");
  await screen.waitForSelector(".scene.standings");
  await console_.locator("[data-screen-panel]").waitFor({ state: "hidden" });
  assert.ok(await input.evaluate((one) => one === document.activeElement), "the slip line is in focus again");
  await console_.keyboard.press("F9");
  await console_.keyboard.press("b");
  await screen.waitForSelector(".scene.blank");
  await console_.keyboard.press("F9");
  await console_.keyboard.press("b");
  await screen.waitForSelector(".scene.standings");
  await console_.keyboard.press("F9");
  await console_.keyboard.press("9");
  await console_.keyboard.type("2b и 3");
  await console_.keyboard.press("Enter");
  await screen.getByText("2b и 3").waitFor();
  assert.equal(await screen.locator(".scene.standings").count(), 1, "digits of a notice choose no scene");
  await console_.keyboard.press("Escape");
  await console_.locator("[data-screen-panel]").waitFor({ state: "hidden" });
});

test("scene and notice survive a power cut; without the server the picture stays and says so", async () => {
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await server.kill();
  const dot = screen.locator(".offline-dot");
  await dot.waitFor({ timeout: 20_000 });
  assert.equal(await dot.textContent(), "Нет связи");
  assert.equal(await screen.locator(".scene.standings").count(), 1);
  await server.start();
  await dot.waitFor({ state: "detached", timeout: 20_000 });
  await screen.reload();
  await screen.waitForSelector(".scene.standings");
  await screen.getByText("2b и 3").waitFor();
});

test("the pointer hides after three seconds", async () => {
  await screen.mouse.move(300, 300);
  assert.equal(await screen.locator("body.idle").count(), 0);
  await screen.waitForSelector("body.idle", { timeout: 6000 });
  assert.equal(await screen.evaluate(() => getComputedStyle(document.body).cursor), "none");
});

// Three rounds with five players through the pages, then the CSV against a sum made here.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";

const PLAYERS = ["Антонова Ирина", "Баранов Сергей", "Белкина Ольга", "Голубева Мария", "Ёлкина Дарья"];
const ROUNDS = 3;

let browser;
let console_;
let projector;

before(async () => {
  ({ browser, console_, projector } = await openHall("ru-RU"));
});

after(async () => {
  await browser?.close();
});

async function createTournament() {
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Кубок осени");
  await console_.click(".terms > summary");
  await console_.uncheck("[name=game_clock]");
  await console_.fill("[name=players]", PLAYERS.join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  return new URL(console_.url()).pathname.split("/")[2];
}

async function keySlip(line, presses = 1) {
  const input = console_.locator("[data-slip-input]");
  await input.fill(line);
  for (let press = 0; press < presses; press += 1) {
    await input.press("Enter");
    await console_.waitForSelector("[data-slip-line]:not([aria-busy=true])");
  }
  await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
}

async function placements() {
  const rows = await console_.locator("table.placements tbody tr").evaluateAll((all) =>
    all.map((row) => {
      const [word, at, points] = Array.from(row.cells, (cell) => cell.textContent.trim());
      return { word: word.split(/\s/)[0], at, points: Number(points), top: row.classList.contains("is-top") };
    }),
  );
  return rows;
}

/** Number 5's slip, keyed as number 4's; the pencil takes it into the line, where the number alone is mended. */
async function keyUnderAWrongNumber(placement) {
  await keySlip(`4 ${placement.at.toLowerCase()} ${placement.word}`);
  const keyed = (number) => console_.locator(".keyed li", { has: console_.locator("b.number:first-child", { hasText: number }) });
  await keyed("4").locator("[data-corrects]").click();
  const input = console_.locator("[data-slip-input]");
  const line = await input.inputValue();
  await input.fill(line.replace(/^4 /, "5 "));
  await input.press("Enter");
  await console_.getByText(/Бланк №\u{a0}4 .* перейдёт к\u{a0}№\u{a0}5/u).waitFor();
  await input.press("Enter");
  await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
  await keyed("5").waitFor();
  assert.equal(await keyed("4").count(), 0, "nothing is left under the wrong number");
}

test("an evening of three rounds ends with the right standings in the CSV", async () => {
  const id = await createTournament();
  await projector.goto(`${serverUrl}/t/${id}/projector`);
  const totals = PLAYERS.map(() => 0);
  let tops = 0;

  for (let round = 1; round <= ROUNDS; round += 1) {
    await stepTo(console_, "thinking");
    const rack = await projector.locator(".rack .tile").count();
    assert.equal(rack, 7, "the screen shows the rack");
    const secret = await projector.content();
    await stepTo(console_, "placed");
    await console_.waitForSelector(`[data-slip-round="${round}"]`);
    const listed = await placements();
    const top = listed[0];
    const lower = listed.find((one) => one.points < top.points) ?? top;
    assert.ok(top.top && top.points > 0);
    const shown = await projector.waitForSelector(`text=${top.points}`);
    assert.ok(shown);
    // In the first round the board is empty: the top's word can stand nowhere by chance.
    if (round === 1) assert.ok(!secret.includes(top.word.toUpperCase()), "the top was not on the screen before");

    await keySlip("1 т");
    await keySlip(`2 ${lower.at.toLowerCase()} ${lower.word}`);
    await keySlip(`3 ${top.at.toLowerCase()} ъъъъ`, 2);
    if (round === 2) await keyUnderAWrongNumber(lower);
    await keySlip("4 -");
    if (round !== 2) await keySlip(`5 ${lower.word} ${lower.at.toLowerCase()} ${lower.points + 7}`);
    totals[0] += top.points;
    totals[1] += lower.points;
    totals[4] += lower.points;
    tops += top.points;
    await console_.waitForSelector("p.state.done");
  }

  const csv = await download(`${serverUrl}/t/${id}/standings.csv?for=plain`);
  const [head, ...lines] = csv.trim().split("\r\n").map((line) => line.split(","));
  const column = (name) => head.indexOf(name);
  assert.equal(lines.length, PLAYERS.length);
  for (const line of lines) {
    const number = PLAYERS.indexOf(line[column("player")]);
    assert.equal(Number(line[column("total")]), totals[number], line.join(","));
    const hundredths = Math.floor((totals[number] * 20000 + tops) / (2 * tops));
    assert.equal(Math.round(Number(line[column("percent")]) * 100), hundredths);
  }
  assert.equal(lines[0][column("player")], PLAYERS[0], "who found every top leads");
});

async function download(url) {
  const [file] = await Promise.all([
    console_.waitForEvent("download"),
    console_.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
    }, url),
  ]);
  return readFileSync(await file.path(), "utf8");
}

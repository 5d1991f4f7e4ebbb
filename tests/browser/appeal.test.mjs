// A champion appeals: the slip, what a ruling would change, the ruling and its end. The clock of
// the whole game and the players' page on the way.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";

let browser;
let console_;
let page;
let id;

before(async () => {
  ({ browser, console_, projector: page } = await openHall("ru-RU"));
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Апелляция");
  await console_.click(".terms > summary");
  await console_.fill("[name=budget]", "0:01");
  await console_.fill("[name=players]", "Ада\nВан");
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
});

after(async () => {
  await browser?.close();
});

async function total(name) {
  await page.goto(`${serverUrl}/t/${id}/standings`);
  const row = page.locator("table.standings tbody tr", { hasText: name });
  return Number((await row.locator("td.total").textContent()).replace("−", "-"));
}

async function keySlip(line) {
  const input = console_.locator("[data-slip-input]");
  await input.fill(line);
  await input.press("Enter");
  await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
}

test("who is beyond the time for the game is named while the round runs", async () => {
  await stepTo(console_, "thinking");
  const line = console_.locator("[data-over-time]");
  // Ada thinks for longer than the second that she has.
  await console_.locator("[data-clock]", { hasText: /:5[0-7]/ }).waitFor();
  await console_.click("[data-act=handed_in][data-num-player='1']");
  await console_.waitForSelector("[data-act=handed_in][data-num-player='1'][aria-pressed=true]");
  // Only since one hand-in is noted does the time of the others run.
  await line.filter({ hasText: /№\s2 Ван \+0:0[1-3]/ }).waitFor();
  const first = await line.textContent();
  await line.filter({ hasText: "№ 2 Ван +0:04" }).waitFor();
  const ada = /№\s1 Ада \+\d:\d\d/;
  assert.equal((await line.textContent()).match(ada)[0], first.match(ada)[0], "whose slip is in stands still");
});

test("a ruling is shown first, then given, then revoked", async () => {
  await stepTo(console_, "placed");
  await keySlip("1 т");
  await keySlip("2 -");
  const before = await total("Ван");
  await page.goto(`${serverUrl}/t/${id}/rounds/1`);
  const van = page.locator("tbody tr", { has: page.getByText("Ван", { exact: true }) });
  await van.locator("a[href*='rulings?slip=']").click();

  await page.check("input[value=slip_valid]");
  await page.fill("[name=points]", "30");
  await page.fill("section.appeal [name=because]", "бланк лежал под столом");
  await page.click("section.appeal button[type=submit]");
  const change = page.locator(".ruling-changes tbody tr", { hasText: "Ван" });
  assert.match(await change.textContent(), /\+30/);
  assert.equal(await total("Ван"), before, "what is only shown changes nothing");

  await page.goBack();
  await page.click(".ruling-preview button[type=submit]");
  await page.waitForSelector("#ruling-1");
  assert.equal(await total("Ван"), before + 30);

  await page.goto(`${serverUrl}/t/${id}/rulings`);
  await page.click("#ruling-1 summary");
  await page.fill("#ruling-1 [name=because]", "почерк другой");
  await page.click("#ruling-1 button[type=submit]");
  await page.click(".ruling-preview button[type=submit]");
  await page.waitForSelector("#ruling-1.revoked");
  assert.equal(await total("Ван"), before);
});

test("a name is mended on the players' page and stands in the standings", async () => {
  await page.goto(`${serverUrl}/t/${id}/players`);
  const row = page.locator("tr", { has: page.locator("input[value='Ван']") });
  assert.ok((await row.count()) === 1, "the name can be mended where it stands");
  await row.locator("input[value='Ван']").fill("Иван");
  await row.locator("input").first().press("Enter");
  await page.waitForSelector("input[value='Иван']");
  await page.goto(`${serverUrl}/t/${id}/standings`);
  assert.ok((await page.locator("table.standings tbody").textContent()).includes("Иван"));
});

// Two halls played one game: their results are dropped on the page, a changed one is named, a player of both
// is decided about by a button, codes come in two goes, and everybody stands in one table.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { ownHall, playedRound } from "./own-hall.mjs";

let hall;
let page;
let server;

before(async () => {
  hall = await ownHall("en-GB");
  ({ page, server } = hall);
});

after(() => hall?.close());

/** A hall of two players, of whom the first alone finds something; its result. */
async function played(name, players) {
  const { id, desk } = await playedRound(hall, "League", players, ["1 cat h8", "2 zzxz h8"]);
  const file = await desk.text(`/result/file?hall=${name}`);
  const codes = await desk.text(`/result/codes?hall=${name}`);
  return { file, codes, id };
}

const choose = async (files) => {
  const buffers = files.map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) }));
  await page.evaluate(() => delete document.querySelector("[data-merge]").dataset.taken);
  await page.setInputFiles("#files", buffers);
  await page.waitForSelector("[data-merge][data-taken]");
  return page.locator("[data-answers] li").allTextContents();
};
const halls = () => page.locator(".merge-halls tbody th").allTextContents();
const cells = (selector) => page.locator(selector).evaluateAll((rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
const press = async (name) => {
  await page.getByRole("button", { name }).first().click();
  await page.waitForLoadState("load");
};

test("two halls become one table", async () => {
  const paris = await played("Paris", ["Ada Veen", "Van Veen"]);
  const geneva = await played("Geneva", ["Lucette", "Ada Veen"]);
  await page.goto(server.url);
  await page.click("a[href='/merge']");
  await page.fill("#name", "League");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/merge\/merge-1$/);

  const changed = geneva.file.replace('"Geneva"', '"Ardis"');
  const said = await choose([["g.hall", geneva.file], ["changed.hall", changed], ["p.hall", paris.file], ["list.txt", "bread"]]);
  assert.deepEqual(said.map((one) => one.split(":")[0]), ["g.hall", "changed.hall", "p.hall", "list.txt"]);
  assert.match(said[1], /the signature does not match/);
  assert.deepEqual(await halls(), ["Geneva", "Paris"]);
  assert.deepEqual(await choose([["again.hall", paris.file]]), ["again.hall: The result of Paris was already here."]);

  await press("Remove: changed");
  await page.waitForSelector("#aside");
  assert.equal(await page.locator("#open li").count(), 1);
  await page.fill("#open input[name=because]", "she moved on");
  await press("Count 1 Paris");
  await page.waitForSelector("#decided");
  assert.match(await page.locator("#decided li").textContent(), /1 Paris counts.*she moved on/s);
  assert.ok(await page.locator(".notice.done").isVisible(), "nothing is open");

  await page.click("a[href$='/standings']");
  await page.waitForURL(/\/standings$/);
  const points = (await cells(".merged tbody tr")).map((row) => [row[0], row[1], row[6]]);
  assert.deepEqual(points, [["1", "Lucette", "Geneva"], ["1", "Ada Veen", "Paris"], ["3", "Van Veen", "Paris"]]);
  await page.selectOption("[name=hall]", "Geneva");
  await page.click(".filters button");
  await page.waitForURL(/hall=Geneva/);
  assert.deepEqual((await cells(".merged tbody tr")).map((row) => row[1]), ["Lucette"]);
  const saved = await (await fetch(`${server.url}/merge/merge-1/standings.csv?for=plain`)).text();
  assert.equal(saved.trim().split("\n").length, 4);
});

test("it goes on after a power cut, and a decision is taken back", async () => {
  await server.kill();
  await server.start();
  await page.goto(`${server.url}/merge`);
  await page.click(".season-list a");
  await page.waitForURL(/merge-1$/);
  assert.deepEqual(await halls(), ["Geneva", "Paris"]);
  await press("Reopen");
  await page.waitForSelector("#open");
  await press("Restore");
  await page.waitForSelector("#others");
  assert.equal(await page.locator("#open li").count(), 2);
});

test("what is pasted is taken in, and what is missing is told", async () => {
  await page.fill("#text", "hello");
  await press("Add");
  await page.waitForSelector(".notice.error");
  assert.match(await page.locator(".notice.error").textContent(), /it is not the result of a venue/);
  assert.deepEqual(await halls(), ["Geneva", "Paris"], "the page is whole");
});

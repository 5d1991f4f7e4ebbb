// The fair draw: the commitment before the first rack, and the page for checking, opened from the disk.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";

const folder = mkdtempSync(join(tmpdir(), "flavita-draw-"));
const ROUNDS = 3;
let browser;
let console_;
let projector;
let id;

before(async () => {
  ({ browser, console_, projector } = await openHall("ru-RU"));
});

after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function download(path, name) {
  const answer = await fetch(`${serverUrl}${path}`);
  assert.equal(answer.status, 200, path);
  assert.match(answer.headers.get("content-disposition"), /attachment/, path);
  const file = join(folder, name);
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

/** Has the page check a protocol; answers its sentence and the verdicts of its lines. */
async function checked(page, file) {
  await page.setInputFiles("#file", file);
  await page.waitForFunction(() => document.querySelector("#sum").textContent !== "");
  const verdicts = await page.locator("#rounds li").evaluateAll((all) => all.map((one) => one.dataset.verdict));
  return { sum: await page.locator("#sum").textContent(), verdicts };
}

test("a word from the hall is mixed in once, in front of everybody", async () => {
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Честный кубок");
  await console_.fill("[name=players]", "Ада\nВан");
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
  await projector.goto(`${serverUrl}/t/${id}/projector`);
  const shown = await projector.locator("[data-commitment]").textContent();
  assert.match(shown.replaceAll(" ", ""), /^[0-9a-f]{64}$/);
  assert.equal(await console_.locator("[data-commitment]").textContent(), shown);

  await console_.fill("[name=public]", "кости 3 5 1");
  await console_.keyboard.press("Enter");
  await projector.waitForFunction(() => document.body.textContent.includes("кости 3 5 1"));
  await console_.waitForFunction(() => document.querySelector("[name=public]") === null);
});

test("a result is declared final when nothing is open", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await stepTo(console_, "drawn");
    await stepTo(console_, "placed");
    const input = console_.locator("[data-slip-input]");
    for (const line of ["1 т", "2 т"]) {
      await input.fill(line);
      await input.press("Enter");
      await console_.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
    }
  }
  await fetch(`${serverUrl}/t/${id}/do`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ act: "end_game" }) });
  const finalise = console_.locator("[data-act=finalise]");
  await finalise.click();
  await console_.waitForSelector("[data-form-act=definalise]", { state: "attached", timeout: 60_000 });
  const head = await console_.locator("[data-head]").textContent();
  await projector.goto(`${serverUrl}/t/${id}/standings`);
  assert.match(await projector.locator(".finality").textContent(), /Итоги утверждены/);
  assert.ok((await projector.locator(".finality").textContent()).includes(head), "the head is shown");
});

test("the page from the disk finds every rack right, and a forged one wrong", async () => {
  const page = await browser.newPage();
  const file = await download("/verify-draw.html", "verify-draw.html");
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  const protocol = await download(`/t/${id}/protocol.json`, "protocol.json");
  const right = await checked(page, protocol);
  assert.match(right.sum, /Всё верно/);
  assert.deepEqual(right.verdicts, Array(ROUNDS + 1).fill("right"));

  const forged = JSON.parse(readFileSync(protocol, "utf8"));
  forged.rounds[1].draws.at(-1).rack.reverse();
  const other = join(folder, "forged.json");
  writeFileSync(other, JSON.stringify(forged));
  await page.reload();
  const wrong = await checked(page, other);
  assert.match(wrong.sum, /Есть расхождения/);
  assert.match(wrong.verdicts[2], /^wrong/);
  assert.deepEqual([wrong.verdicts[1], wrong.verdicts[3]], ["right", "right"]);
  assert.ok(asked.every((url) => url.startsWith("file:")), asked.join(" "));
});

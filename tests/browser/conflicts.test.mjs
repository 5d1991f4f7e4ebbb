// Two helpers in two browsers key the same slip otherwise: both are told, the arbiter picks one with
// a key, and what the helpers see follows.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { openHall, stepTo } from "./console.mjs";
import { freePort } from "./port.mjs";

const folder = mkdtempSync(join(tmpdir(), "flavita-conflicts-"));
let browser;
let program;
let console_;
let serverUrl;
/** By the machine's address in the network whoever asks is no arbiter. */
let helperUrl;
let id;

function address() {
  const all = Object.values(networkInterfaces()).flat();
  const own = all.find((one) => one.family === "IPv4" && !one.internal);
  assert.ok(own, "this machine is in no network: helpers cannot be told from the arbiter");
  return own.address;
}

before(async () => {
  const port = await freePort();
  program = spawn(process.env.FLAVITA_PROGRAM, ["serve", "--data", folder, "--bind", `0.0.0.0:${port}`], { stdio: "ignore" });
  serverUrl = `http://127.0.0.1:${port}`;
  helperUrl = `http://${address()}:${port}`;
  for (let tries = 0; tries < 200 && !(await fetch(serverUrl).catch(() => null)); tries += 1) await pause(50);
  ({ browser, console_ } = await openHall("ru-RU"));
  await console_.setViewportSize({ width: 1366, height: 768 });
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Двое вводят");
  await console_.fill("[name=players]", "Ада\nВан");
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
});

after(async () => {
  await browser?.close();
  program?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A browser of its own with the page of a helper. */
async function helper(name) {
  await console_.goto(`${serverUrl}/t/${id}/network`);
  await console_.fill(".invite input[name=name]", name);
  await console_.click(".invite button");
  const card = console_.locator(".invitations > li", { hasText: name });
  const hash = new URL(await card.locator(".link").textContent(), serverUrl).hash;
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto(`${helperUrl}/t/${id}/join${hash}`);
  await page.waitForURL(/\/keying$/);
  return page;
}

async function key(page, line) {
  await page.fill("[data-slip-input]", line);
  await page.press("[data-slip-input]", "Enter");
}

/** Texts of a card that lie over each other. */
const overlaps = () => console_.evaluate(() => {
  const boxes = [...document.querySelectorAll("[data-conflict] li button > *")].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return { part, box: range.getBoundingClientRect() };
  });
  const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => lies(one.box, other.box)).map((other) => `${one.part.textContent} / ${other.part.textContent}`));
});

test("two helpers key one slip otherwise, and the arbiter picks with a key", async () => {
  const [maria, vera] = [await helper("Мария"), await helper("Вера")];
  await console_.goto(`${serverUrl}/t/${id}/console`);
  await stepTo(console_, "placed");
  for (const page of [maria, vera]) await page.locator("[data-slip-round]").waitFor({ state: "attached" });
  await key(maria, "1 т");
  await maria.locator(".keyed li").first().waitFor();
  await key(vera, "1 +");
  await vera.getByText("решит судья").first().waitFor();
  await vera.press("[data-slip-input]", "Enter");
  for (const page of [maria, vera]) await page.locator(".conflicts", { hasText: "№ 1" }).waitFor();
  const card = console_.locator("[data-conflict]");
  await card.waitFor();
  assert.equal(await card.locator("[data-pick]").count(), 2);
  assert.deepEqual(await overlaps(), []);
  const top = await console_.locator(".right").evaluate((right) => {
    right.append(Object.assign(document.createElement("div"), { style: "height: 2000px" }));
    right.scrollTop = 900;
    return right.querySelector("[data-conflict]").getBoundingClientRect().top - right.getBoundingClientRect().top;
  });
  assert.ok(top >= -8, `a decision waits in view: ${top}`);
  await console_.locator("[data-slip-input]").focus();
  await console_.keyboard.press("Control+ArrowDown");
  await card.waitFor({ state: "detached" });
  for (const page of [maria, vera]) await page.locator(".conflicts").waitFor({ state: "detached" });
  await console_.locator(".keyed li.none, .keyed li", { hasText: /Ада/ }).first().waitFor();
  assert.equal(await console_.locator(".keyed li", { hasText: /Ада/ }).locator("b.number").last().textContent(), "0");
});

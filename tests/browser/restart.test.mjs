// The screen of the hall survives the program: it keeps its picture and comes back by itself.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

import { openBrowser } from "./chromium.mjs";
import { killProgram, startProgram, stopProgram } from "./program.mjs";

let browser;
let program;
const folder = mkdtempSync(join(tmpdir(), "flavita-restart-"));

before(async () => {
  browser = await openBrowser();
});

after(async () => {
  await browser?.close();
  if (program) await stopProgram(program);
  rmSync(folder, { recursive: true, force: true });
});

test("after a power cut the screen shows the same round, standing still, and then goes on", async () => {
  program = await startProgram(folder);
  const { url, port } = program;
  const context = await browser.newContext({ locale: "ru-RU" });
  const console_ = await context.newPage();
  await console_.goto(`${url}/new`);
  await console_.fill("[name=name]", "Пробный вечер");
  await console_.fill("[name=players]", "Ада\nВан");
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/console/);
  const id = new URL(console_.url()).pathname.split("/")[2];
  const projector = await context.newPage();
  await projector.goto(`${url}/t/${id}/projector`);
  const act = (body) =>
    fetch(`${url}/t/${id}/do`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  await act({ act: "next" });
  await act({ act: "next" });
  await projector.waitForSelector("[data-scene=thinking], .scene.thinking, main.thinking, .thinking");
  const rack = (await projector.locator(".rack .tile").allTextContents()).join();

  await killProgram(program);
  await pause(500);
  assert.equal((await projector.locator(".rack .tile").allTextContents()).join(), rack, "the picture stays");
  program = await startProgram(folder, { port });

  await projector.waitForFunction(() => document.body.textContent.includes("Пауза"), null, { timeout: 20_000 });
  assert.equal((await projector.locator(".rack .tile").allTextContents()).join(), rack, "the round is the same");
  await act({ act: "resume" });
  await projector.waitForFunction(() => document.body.textContent.includes("Думаем"), null, { timeout: 20_000 });
});

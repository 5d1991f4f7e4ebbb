// Signing in by codes: the token leaves no trace in the address, the last phone counts and the one
// before it is told, a helper keys slips, a revoked one is out; names that want to be scripts run
// on no page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";

const HOSTILE = [
  "<img src=x onerror=alert(1)>",
  "\"><svg onload=alert(1)>",
  "</script><script>alert(1)</script>",
];

let browser;
let console_;
let id;
let dialogs = 0;

before(async () => {
  ({ browser, console_ } = await openHall("ru-RU"));
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", HOSTILE[0]);
  await console_.fill("[name=players]", ["Ада", ...HOSTILE].join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
});

after(async () => {
  await browser?.close();
});

/** A browser of its own: a device without cookies. */
async function device() {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    dialogs += 1;
    dialog.dismiss();
  });
  return page;
}

test("a player's phone signs in by PIN, and the one before it is told", async () => {
  await console_.goto(`${serverUrl}/t/${id}/badges`);
  await console_.click(".badge-acts .filled");
  const badge = console_.locator(".badge-sheet li", { hasText: "Ада" });
  const pin = (await badge.locator(".badge-pin b").textContent()).replace(/\s/g, "");
  const number = (await badge.locator(".badge-number").textContent()).replace(/\D/g, "");
  const signIn = async (phone) => {
    await phone.goto(`${serverUrl}/t/${id}/join`);
    await phone.fill("#number", number);
    await phone.fill("#pin", pin);
    await phone.click("main button[type=submit]");
    await phone.waitForURL(/\/me$/);
  };
  const [first, second] = [await device(), await device()];
  await signIn(first);
  await signIn(second);
  await console_.goto(`${serverUrl}/t/${id}/console`);
  await stepTo(console_, "thinking");
  await second.locator(".own-round .rack .tile").first().waitFor();
  await first.getByText("вошли с другого").waitFor();
});

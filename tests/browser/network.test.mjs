// Signing in by codes: the token leaves no trace in the address, the last phone counts and the one
// before it is told, a helper keys slips, a revoked one is out; names that want to be scripts run
// on no page.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser, serverUrl } from "./chromium.mjs";
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

async function invite(name) {
  await console_.goto(`${serverUrl}/t/${id}/network`);
  await console_.fill(".invite input[name=name]", name);
  await console_.click(".invite button");
  const card = console_.locator(".invitations > li", { hasText: name });
  return new URL(await card.locator(".link").textContent(), serverUrl).hash;
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
  await second.locator(".keys .tile").first().waitFor();
  await first.getByText("вошли с другого").waitFor();
});

test("a helper's token leaves the address, and a revoked helper is out at once", async () => {
  const hash = await invite("Мария");
  const helper = await device();
  await helper.goto(`${serverUrl}/t/${id}/join${hash}`);
  await helper.waitForURL(/\/keying$/);
  await helper.goBack().catch(() => null);
  assert.ok(!helper.url().includes(hash.slice(1)), "nobody finds it in the history");
  await helper.goto(`${serverUrl}/t/${id}/keying`);
  await helper.click("[data-hand-in='1']");
  await helper.waitForSelector("[data-hand-in='1'][aria-pressed=true]");
  await console_.goto(`${serverUrl}/t/${id}/console`);
  await stepTo(console_, "placed");
  await helper.locator("[data-slip-round]").waitFor({ state: "attached" });
  await helper.fill("[data-slip-input]", "1 т");
  await helper.press("[data-slip-input]", "Enter");
  await helper.locator(".keyed li").first().waitFor();
  await helper.getByText("Мария").first().waitFor();
  await console_.goto(`${serverUrl}/t/${id}/network`);
  await console_.click(".invitations > li form button");
  await helper.reload();
  // A browser on this machine is the arbiter's besides: it keeps the page, under its own name.
  await helper.getByText("Мария").waitFor({ state: "detached" });
});

test("names that want to be scripts run on no page", async () => {
  await invite(HOSTILE[1]);
  const page = await (await browser.newContext()).newPage();
  page.on("dialog", (dialog) => {
    dialogs += 1;
    dialog.dismiss();
  });
  for (const path of ["", ...["console", "projector", "standings", "players", "rounds/1", "rulings", "rules", "network", "badges", "keying", "join"].map((one) => `t/${id}/${one}`)]) {
    await page.goto(`${serverUrl}/${path}`);
    // The policy forbids what stands inside a page; besides, none of it may become an element.
    assert.equal(await page.locator("img[src=x], svg[onload]").count(), 0, path);
  }
  assert.equal(dialogs, 0);
});

test("a foreign name that is turned to this computer reads nothing and does nothing", async () => {
  // What a page of that name has left once its name leads here: it is of the same origin.
  const rebound = await openBrowser(["--host-resolver-rules=MAP evil.local 127.0.0.1"]);
  try {
    const page = await rebound.newPage();
    const { port } = new URL(serverUrl);
    const answer = await page.goto(`http://evil.local:${port}/t/${id}/console`);
    assert.equal(answer.status(), 421);
    const ask = ([path, options]) => fetch(path, options).then((got) => got.status);
    const post = (body) => ({ method: "POST", headers: { "content-type": "application/json" }, body });
    const asked = [
      ["/", {}],
      [`/t/${id}/standings`, {}],
      [`/t/${id}/do`, post('{"act":"next"}')],
      [`/t/${id}/slips`, post('{"line":"1"}')],
    ];
    for (const one of asked) {
      assert.equal(await page.evaluate(ask, one), 421, one[0]);
    }
  } finally {
    await rebound.close();
  }
});

// What the console asks the server for, asked straight: for tests that are about something else.

import assert from "node:assert/strict";

import { newKey } from "../../static/post.js";
import { serverUrl } from "./chromium.mjs";
import { fetchPatiently } from "./patience.mjs";

/** Fills the form of a new tournament and answers its id. `terms`: fields by name; a box is true or false. */
export async function createTournament(page, terms, url = serverUrl) {
  await page.goto(`${url}/new`);
  await page.click(".terms > summary");
  for (const [name, value] of Object.entries(terms)) {
    if (typeof value === "boolean") await page.setChecked(`[name=${name}]`, value);
    else if (name === "edition") await page.check(`[name=edition][value="${value}"]`, { force: true });
    else await page.fill(`[name=${name}]`, value);
  }
  await page.click("form.form button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/console/);
  return new URL(page.url()).pathname.split("/")[2];
}

/** Asks the desk of a tournament; every method answers what the server said. */
export function deskOf(id, url = serverUrl, language = "ru") {
  const place = `${url}/t/${id}`;

  async function ask(path, body) {
    const headers = { "Content-Type": "application/json", "Accept-Language": language };
    const answer = await fetchPatiently(`${place}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    assert.match(answer.headers.get("content-type") ?? "", /json/, `${path} ${JSON.stringify(body)} was answered ${answer.status}`);
    return answer.json();
  }

  async function act(name, args = {}) {
    const answer = await ask("/do", { act: name, confirm: true, key: newKey(), ...args });
    assert.ok(answer.ok, `${name}: ${answer.sentence}`);
    return answer;
  }

  async function key(line, round = null) {
    const answer = await ask("/slips", { round, line, key: newKey(), confirm: true });
    assert.ok(answer.saved, `${line}: ${answer.sentence}`);
    return answer;
  }

  /** A connection that was kept may be closed while it is taken up again: then once more. */
  async function text(path) {
    const ask = () => fetchPatiently(`${place}${path}`, { headers: { "Accept-Language": language } });
    const answer = await ask().catch(ask);
    assert.equal(answer.status, 200, path);
    return answer.text();
  }

  return { id, place, act, key, text };
}

/** Makes the badges of all players; answers the PIN of each number. */
export async function pinsOf(page, id, url = serverUrl) {
  await page.goto(`${url}/t/${id}/badges`);
  await page.click(".badge-acts .filled");
  await page.waitForSelector(".badge-pin b");
  const badges = await page.locator(".badge-sheet li").evaluateAll((all) => all.map((badge) => {
    const text = (part) => badge.querySelector(part).textContent.replace(/\D/g, "");
    return [Number(text(".badge-number")), text(".badge-pin b")];
  }));
  return new Map(badges);
}

/** Signs a device in as a player; its cookies remember it. */
export async function signIn(page, id, number, pin, url = serverUrl) {
  await page.goto(`${url}/t/${id}/join`);
  await page.fill("[name=number]", String(number));
  await page.fill("[name=pin]", pin);
  await page.click("main form button[type=submit]");
  await page.waitForURL(/\/me$/);
}

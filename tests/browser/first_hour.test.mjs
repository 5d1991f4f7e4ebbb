// What README.ru.md promises a newcomer: from the first page to a running clock in six acts, with twelve
// pasted players; then the next tournament is proposed as this one was, and what was a mistake is put away.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { openBrowser, serverUrl } from "./chromium.mjs";
import { stepTo } from "./console.mjs";
import { createTournament, deskOf } from "./desk.mjs";

const NAMES = [
  "Антонова Ирина", "Баранов Сергей", "Белкина Ольга", "Виноградов Павел", "Голубева Мария", "Дроздов Илья",
  "Ёлкина Дарья", "Жуков Артём", "Зайцева Вера", "Игнатьев Олег", "Кузнецова Анна", "Лебедев Роман",
];
/** A fast typist: the milliseconds of a key. */
const KEY_MS = 60;
let browser;
let page;

before(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ locale: "ru-RU", viewport: { width: 1366, height: 768 } });
});

after(() => browser?.close());

test("six acts and a minute lead from the first page to a running clock", async () => {
  const acts = [];
  const act = async (name, doing) => {
    await doing();
    acts.push(name);
  };
  const begun = performance.now();
  await page.goto(`${serverUrl}/`);
  await act("Enter: a new tournament", async () => {
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/new$/);
  });
  await page.waitForSelector("[name=name]:focus");
  await act("the name", () => page.keyboard.type("Кубок осени", { delay: KEY_MS }));
  await act("twelve players, pasted", () => page.fill("[name=players]", NAMES.join("\n")));
  assert.ok(await page.locator("form.form button[type=submit]").isVisible(), "the button is in view");
  await act("Create", async () => {
    await page.click("form.form button[type=submit]");
    await page.waitForURL(/\/t\/[^/]+\/console/);
  });
  assert.ok(await page.locator(".lobby-check a[href$='/projector']").isVisible(), "what to check leads there");
  await act("Ctrl+Enter: the first rack", async () => {
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("p.phase.drawn");
  });
  await act("Ctrl+Enter: the clock", async () => {
    await page.keyboard.press("Control+Enter");
    await page.waitForSelector("p.phase.thinking");
  });
  const seconds = (performance.now() - begun) / 1000;
  assert.ok(acts.length <= 6, acts.join("; "));
  assert.ok(seconds < 60, `${seconds} s`);
});

/** The key shows the top as long as it is held; answers where that stands. */
async function topShownByKey() {
  const top = page.locator("[data-peeked]");
  assert.equal(await top.isVisible(), false);
  await page.keyboard.down("F10");
  assert.match(await top.textContent(), /[А-ЯЁа-яё]+ .*\d/);
  assert.equal(await top.isVisible(), true);
  await page.keyboard.up("F10");
  assert.equal(await top.isVisible(), false);
  return top;
}

test("the arbiter sees the top only while he holds the key, once the time is up", async () => {
  await page.keyboard.press("Control+Enter");
  await page.waitForSelector("p.phase.closed");
  const top = await topShownByKey();
  await page.locator("[data-peek]").hover();
  await page.mouse.down();
  assert.equal(await top.isVisible(), true);
  await page.mouse.up();
  assert.equal(await top.isVisible(), false);
  await page.keyboard.press("F1");
  await page.locator("[data-keys-over][open] .keys-close button").click();
  await page.waitForSelector("[data-keys-over]:not([open])", { state: "attached" });
});

test("what stands on several slips is keyed by one press", async () => {
  await page.keyboard.press("Control+Enter");
  await page.waitForSelector("p.phase.revealed, p.phase.placed");
  if (await page.locator("p.phase.revealed").count()) await page.keyboard.press("Control+Enter");
  await page.waitForSelector("p.phase.placed");
  const key = async (line) => {
    await page.fill("[data-slip-input]", line);
    await page.press("[data-slip-input]", "Enter");
    await page.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
  };
  for (const line of ["1 т", "2 т"]) await key(line);
  await page.goto(page.url().replace(/console.*/, "keying"));
  const answer = await page.locator("[data-frequent='1']").getAttribute("data-answer");
  await page.locator("[data-slip-input]").focus();
  await page.keyboard.press("Alt+1");
  assert.equal(await page.inputValue("[data-slip-input]"), `3 ${answer}`, "behind the number of who is missing");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".keyed li.ok >> nth=2");
});

test("the next tournament is proposed as the last one was; a mistake is deleted, an old one archived", async () => {
  await page.goto(`${serverUrl}/new`);
  await page.click("form.form button[type=submit]");
  const faulty = page.locator(".field.wrong:has([name=name])");
  await faulty.waitFor();
  await page.waitForFunction(() => document.querySelector("[data-terms]").textContent !== "");
  await page.fill("[name=name]", "О");
  assert.equal(await faulty.count(), 0, "a fault goes when its field is typed anew");
  await page.click(".terms > summary");
  await page.fill("[name=round_time]", "2:30");
  await page.fill("[name=name]", "Ошибка");
  await page.fill("[name=players]", NAMES[0]);
  await page.click("form.form button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/console/);
  await page.goto(`${serverUrl}/new`);
  assert.equal(await page.inputValue("[name=round_time]"), "2:30");
  assert.match(await page.locator("[data-terms]").textContent(), /2:30/);
  await page.goto(`${serverUrl}/`);
  const row = page.locator("table.games tr", { hasText: "Ошибка" });
  await row.locator(".put-away summary").click();
  await row.locator("button[value=trash]").click();
  await row.waitFor({ state: "detached", timeout: 60_000 });
  await page.waitForSelector(".running.tonight");
  await page.locator(".running .put-away summary").click();
  await page.locator(".running button[value=archive]").click();
  await page.waitForSelector(".archive");
  assert.equal(await page.locator(".running").count(), 0);
  await page.locator(".archive > summary").click();
  await page.locator(".archive .put-away summary").click();
  await page.locator(".archive button[value=list]").click();
  await page.waitForSelector(".running");
});

test("a variant chosen for other rules is given up, which is said; Back and loading anew keep what was typed", async () => {
  await page.goto(`${serverUrl}/`);
  await page.click("a[href='/new']");
  await page.click(".terms > summary");
  const kinds = page.locator(".form-choice", { has: page.locator("[name=form]") });
  await kinds.locator("summary").click();
  await page.check("[name=form][value=joker]");
  await page.locator(".form-choice > summary").first().click();
  await page.check("[name=profile][value=fisf-blitz]");
  assert.ok(await page.isChecked("[name=form][value=ordinary]"));
  assert.match(await page.locator("[data-form-gone]").innerText(), /джокером/);
  await page.check("[name=form][value=joker]");
  assert.equal(await page.locator("[data-form-gone]").isVisible(), false);
  await page.fill("[name=players]", NAMES.join("\n"));
  await page.fill("[name=name]", "");
  await page.click("form.form button[type=submit]");
  await page.waitForSelector(".field.wrong:has([name=name])");
  const keptAll = async (name) => {
    await page.waitForFunction((typed) => document.querySelector("[name=name]").value === typed, name);
    assert.equal(await page.inputValue("[name=players]"), NAMES.join("\n"));
    assert.equal(await page.inputValue("[name=round_time]"), "1:00");
    for (const chosen of ["[name=form][value=joker]", "[name=profile][value=fisf-blitz]"]) assert.ok(await page.isChecked(chosen), chosen);
    assert.match(await page.locator("[data-terms]").textContent(), /1:00.*джокером/);
  };
  await page.reload();
  await keptAll("");
  await page.fill("[name=name]", "Назад");
  await page.click("form.form button[type=submit]");
  await page.waitForURL(/\/t\/[^/]+\/console/);
  await page.goBack();
  await page.waitForURL(/\/new$/);
  await keptAll("Назад");
});

test("the top of a second round is seen by the same key, above what was played in the first", async () => {
  const id = await createTournament(page, { name: "Второй ход", players: NAMES.join("\n") });
  await stepTo(page, "placed");
  for (const number of NAMES.keys()) await deskOf(id).key(`${number + 1} т`);
  for (const phase of ["drawn", "closed"]) await stepTo(page, phase);
  await page.waitForSelector("[data-peek]");
  await topShownByKey();

  await page.goto(`${serverUrl}/t/${id}/rounds/2`);
  await page.locator("[data-act=end_game]").click();
  await page.locator("[data-act=end_game][data-asked=read]").click();
  const said = page.locator("[data-said].wrong");
  await said.waitFor();
  assert.match(await said.textContent(), /Ход 2/);
  const { top: above, bottom } = await said.evaluate((line) => line.getBoundingClientRect());
  assert.ok(above >= 0 && bottom <= page.viewportSize().height, "the refusal is where the arbiter looks");
});

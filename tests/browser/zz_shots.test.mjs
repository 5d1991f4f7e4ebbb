import { test, before, after } from "node:test";
import { serverUrl } from "./chromium.mjs";
import { openHall, stepTo } from "./console.mjs";
let browser, console_, id;
before(async () => {
  ({ browser, console_ } = await openHall("ru-RU"));
  await console_.goto(`${serverUrl}/new`);
  await console_.fill("[name=name]", "Кубок осени");
  const names = ["Абрамова Светлана","Агеев Павел","Антонова Ирина","Баранов Сергей","Белкина Ольга","Богданов Илья","Васильева Нина","Волков Андрей","Воронина Елена","Гаврилов Кирилл","Голубева Марина","Громов Денис","Данилова Анна","Дёмин Олег"];
  await console_.fill("[name=players]", names.join("\n"));
  await console_.click("form.form button[type=submit]");
  await console_.waitForURL(/\/t\/[^/]+\/console/);
  id = new URL(console_.url()).pathname.split("/")[2];
});
after(async () => browser?.close());
test("shots", async () => {
  const out = process.env.SHOTS;
  await console_.goto(`${serverUrl}/t/${id}/badges`);
  await console_.click(".badge-acts .filled");
  const pin = (await console_.locator(".badge-pin b").first().textContent()).trim();
  await console_.goto(`${serverUrl}/t/${id}/console`);
  await stepTo(console_, "thinking");
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const phone = await context.newPage();
  phone.on("console", (m) => console.error("PHONE", m.text()));
  phone.on("pageerror", (m) => console.error("PHONE ERR", m));
  await phone.goto(`${serverUrl}/t/${id}/join`);
  await phone.fill("[name=number]", "1");
  await phone.fill("[name=pin]", pin);
  await phone.click("form button[type=submit]");
  await phone.waitForURL(/\/me$/);
  await phone.screenshot({ path: `${out}/phone-1.png` });
  await phone.locator(".own-board .board-row").nth(8).locator(".cell").nth(7).tap();
  for (const place of [0, 1, 2]) await phone.locator(`[data-place="${place}"]`).tap();
  await phone.screenshot({ path: `${out}/phone-2.png` });
  await phone.locator("[data-send]").tap();
  await phone.waitForSelector("[data-sent]");
  await phone.screenshot({ path: `${out}/phone-3.png` });
  await phone.locator("[data-change]").tap();
  await phone.screenshot({ path: `${out}/phone-4.png` });
  await console_.screenshot({ path: `${out}/console-thinking.png` });
  await stepTo(console_, "placed");
  await phone.waitForSelector(".own-slips li");
  await phone.screenshot({ path: `${out}/phone-5.png`, fullPage: true });
  await console_.screenshot({ path: `${out}/console-placed.png` });
  for (const sheet of ["", "/slips?rounds=3", "/scores", "/round", "/round?round=1", "/notices", "/record", "/poster"]) {
    const page = await console_.context().newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${serverUrl}/t/${id}/print${sheet}`);
    const name = sheet.replace(/\W/g, "_") || "index";
    await page.screenshot({ path: `${out}/print-${name}.png` });
    if (sheet) await page.pdf({ path: `${out}/print-${name}.pdf`, format: "A4", preferCSSPageSize: true });
    await page.close();
  }
  for (const lang of ["hu", "cs"]) {
    for (const [name, path] of [["console", "console"], ["projector", "projector"], ["standings", "standings"]]) {
      const page = await browser.newPage({ viewport: name === "projector" ? { width: 1920, height: 1080 } : { width: 1440, height: 900 } });
      await page.goto(`${serverUrl}/t/${id}/${path}?lang=${lang}`);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${out}/${lang}-${name}.png` });
      await page.close();
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${serverUrl}/?lang=${lang}`);
    await page.screenshot({ path: `${out}/${lang}-home.png` });
    await page.goto(`${serverUrl}/new?lang=${lang}`);
    await page.screenshot({ path: `${out}/${lang}-new.png` });
    await page.close();
  }
});

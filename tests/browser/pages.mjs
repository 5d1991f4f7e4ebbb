// Every page: its address, on what it is looked at, and after which stages of an evening.
//
// A page of a tournament of which nothing stands here is looked at as the arbiter sees it while a table
// stands (data/addresses.tsv); a line says more. `on`: staff, screen, phone or paper (SIZES). `after`: stages of
// stages.mjs; `paper` lies as `across`. `fits`: it never scrolls down. `mixed`: words of other languages belong there.
// `does`: something to do on the page before it is looked at. `is`: the answer's status, 200 if not said.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { fetchPatiently } from "./patience.mjs";

export const SIZES = {
  staff: [[1366, 768]],
  screen: [[1920, 1080], [1024, 768]],
  phone: [[360, 640]],
  paper: [[794, 1123]],
  across: [[1123, 794]],
};

/** Whether a page is looked at as it is printed. */
export const isPaper = ({ on }) => ["paper", "across"].includes(on);

/** The widths that every page meets, with the heights of such windows. */
export const WIDTHS = [[360, 640], [768, 1024], [1366, 768], [1920, 1080], [2560, 1440]];

/**
 * The other windows and themes in which a page is looked at in one of the languages: over the languages it
 * meets every width by light and by dark, and the phone's in each, since words are longer in some; with
 * FLAVITA_WHOLE=1 all of them in each. A page that is looked at on paper alone is met on the screen too.
 */
export function windowsOf(page, turn, languages) {
  if (isPaper(page) && !page.path.rest?.startsWith("/print/")) return [];
  const known = new Set(isPaper(page) ? [] : SIZES[page.on].map(([width]) => width));
  const all = [...WIDTHS, ...(page.on === "phone" ? [[320, 568]] : [])];
  const other = all.flatMap((size) => ["light", "dark"].map((shade) => ({ size, shade })))
    .filter(({ size, shade }) => shade === "dark" || !known.has(size[0]));
  const isPhone = ({ size, shade }) => size === WIDTHS[0] && shade === "light";
  return other.filter((one, i) => process.env.FLAVITA_WHOLE || isPhone(one) || i % languages === turn);
}

const t = (rest) => Object.assign(({ id }) => `/t/${id}${rest}`, { rest });
const page = (name, path, on, after, more = {}) => ({ name, path, on, after, ...more });

/** What a player does on his phone: a square, then tiles. */
async function lay(view) {
  await view.locator(".own-board .board-row").nth(7).locator(".cell").nth(4).tap();
  for (const place of [0, 1, 2, 3]) await view.locator(`[data-place="${place}"]`).tap();
}

async function typeSlip(view, line) {
  await view.fill("[data-slip-input]", line);
  await view.waitForFunction(() => document.querySelector("[data-slip-line]").dataset.level !== "typing");
}

async function chooseScene(view) {
  await view.keyboard.press("F9");
  await view.waitForSelector("[data-screen-panel]:not([hidden])");
}

/** A list with a fault, in an old code page. */
async function takeList(view) {
  const buffer = Buffer.from([0x37, 0x3b, 0xc0, 0xe4, 0xe0, 10, 0x37, 0x3b, 0xc2, 0xe0, 0xed, 10]);
  await view.setInputFiles("[data-lists] input[type=file]", { name: "list.csv", mimeType: "text/csv", buffer });
  await view.waitForSelector("[data-preview]:not([hidden])");
}

/** The tables below the pictures. */
async function openTables(view) {
  await view.evaluate(() => document.querySelectorAll(".picture-card details").forEach((one) => { one.open = true; }));
}

/** The form is sent as it is, and comes back: looked at before, it would be the page that goes away. */
async function refused(view) {
  await Promise.all([view.waitForEvent("load"), view.click("form.form button[type=submit]")]);
}

/** A training game begun with the first that can be had; `acts` are pressed after it. */
const alone = (...acts) => async (view) => {
  await view.locator("form [name=what][value=drawn] ~ .form-end button").click();
  for (const act of ["[data-alone]", ...acts]) {
    await view.waitForSelector(act);
    if (act !== "[data-alone]") await view.click(act);
  }
  await view.waitForLoadState();
};

/** Nothing was found in the first round, and the answer is there. */
async function answered(view) {
  await alone("[name=top]")(view);
  await view.waitForSelector("[data-verdict]");
  await view.waitForLoadState();
}

/** A game of patience of this kind, just begun. */
const solitaire = (kind) => async (view) => {
  await view.locator("details:has(#solitaire-kind) > summary").click();
  await view.selectOption("#solitaire-kind", kind);
  await view.locator("form [name=what][value=solitaire] ~ .form-end button").click();
  await view.waitForURL(/\/training\/solitaire$/);
  await view.waitForLoadState();
};

/** The first top is missed, and practised. */
async function miss(view) {
  await answered(view);
  await view.goto(new URL("/training/missed", view.url()).href);
}

/** The season of the evening's folder, made where it is not there yet. */
const season = (rest) => async ({ desk }) => {
  const { origin } = new URL(desk.place);
  const list = await (await fetchPatiently(`${origin}/seasons`)).text();
  const known = /href="(\/seasons\/[^"/]+)"/.exec(list);
  if (known) return `${known[1]}${rest}`;
  const body = new URLSearchParams({ name: "2026" });
  const made = await fetchPatiently(`${origin}/seasons`, { method: "POST", body, redirect: "manual" });
  return `${made.headers.get("location").replace("/edit", "")}${rest}`;
};

/** The prepared game that lies in the folder from the start, sealed where it is not yet; `rest`: what of it. */
const prepared = (rest) => async ({ desk }) => {
  const { origin } = new URL(desk.place);
  const place = "/prepare/games/game-1";
  const html = await (await fetchPatiently(`${origin}${place}`)).text();
  if (!html.includes(`${place}/key/1`)) {
    const [, mark] = /name="mark" value="([^"]+)"/.exec(html);
    const body = new URLSearchParams({ mark, name: "2026", organiser: "Ada", not_before: "2026-11-28T20:00", every: "5" });
    await fetchPatiently(`${origin}${place}/seal`, { method: "POST", body, redirect: "manual" });
  }
  return `${place}${rest}`;
};

/** The merge of the evening's folder, made where it is not there yet; once the game is over with this hall's result in it. */
const merge = (rest) => async ({ desk, id }) => {
  const { origin } = new URL(desk.place);
  const list = await (await fetchPatiently(`${origin}/merge`)).text();
  const known = /href="(\/merge\/[^"/]+)"/.exec(list)?.[1];
  const body = new URLSearchParams({ name: "2026" });
  const begun = known ?? (await fetchPatiently(`${origin}/merge`, { method: "POST", body, redirect: "manual" })).headers.get("location");
  const result = await fetchPatiently(`${desk.place}/result/file?hall=${id}`);
  if (result.ok) {
    const whole = await result.text();
    // Its own result, and one that was changed.
    for (const text of [whole, whole.replace(`"hall":"${id}"`, '"hall":"2"')]) await fetchPatiently(`${origin}${begun}/files?name=${id}.hall`, { method: "POST", body: text });
  }
  return `${begun}${rest}`;
};

/** The first table of the evening's folder, laid out where none is there yet; `seat`: whose page of it, 0 the whole table's. */
const table = (seat) => async ({ desk }) => {
  const { origin } = new URL(desk.place);
  const list = await (await fetchPatiently(`${origin}/tables`)).text();
  const known = /href="(\/tables\/\d[^"/]*)"/.exec(list)?.[1];
  const deck = /<select id="deck"[^>]*><option value="([^"]+)"/.exec(list)[1];
  const body = new URLSearchParams({ deck, rules: "tournament", one: "Ada", two: "Lin" });
  const place = known ?? (await fetchPatiently(`${origin}/tables`, { method: "POST", body, redirect: "manual" })).headers.get("location");
  if (seat === undefined) return place;
  const html = await (await fetchPatiently(`${origin}${place}`)).text();
  return [...html.matchAll(/href="(\/tables\/[^"]*\/seats\/[^"]+)"/g)][seat][1];
};

/** The homework of the evening's folder, given where there is none yet. */
const homework = async ({ desk }) => {
  const { origin } = new URL(desk.place);
  const list = await (await fetchPatiently(`${origin}/homework`)).text();
  const known = /href="(\/homework\/\d[^"/]*)"/.exec(list)?.[1];
  if (known) return known;
  const game = /<select id="game"[^>]*><option value="([^"]+)"/.exec(list)[1];
  const body = new URLSearchParams({ game, until: "2999-01-01T00:00" });
  return (await fetchPatiently(`${origin}/homework`, { method: "POST", body, redirect: "manual" })).headers.get("location");
};

/** A new game of the booklet, reverse from the board of the evening's game that is over; `seat` as of a table. */
const pastime = (game, seat) => async ({ desk, id }) => {
  const { origin } = new URL(desk.place);
  const list = await (await fetchPatiently(`${origin}/tables`)).text();
  const deck = /<select id="deck"[^>]*><option value="([^"]+)"/.exec(list)[1];
  const body = new URLSearchParams({ game, deck, board: `t/${id}`, one: "Ada", two: "Lin" });
  const place = (await fetchPatiently(`${origin}/tables`, { method: "POST", body, redirect: "manual" })).headers.get("location");
  if (seat === undefined) return place;
  const html = await (await fetchPatiently(`${origin}${place}`)).text();
  return [...html.matchAll(/href="(\/pastimes\/[^"]*\/seats\/[^"]+)"/g)][seat][1];
};

/** The clock of a table runs, and its player looks at his tiles. */
async function think(view) {
  const half = view.locator("[data-act=run]");
  // Who looks at it in another language may press first.
  if (await half.count()) await half.click({ timeout: 5000 }).catch(() => {});
  await view.locator("[data-draft]").waitFor({ state: "attached" });
  if (await view.locator("[data-uncover]").isVisible()) await view.locator("[data-uncover]").click();
  await view.locator(".table-more summary").click();
}

/** The page of the word committee of the hall's game, with a decision on it. */
const committee = async ({ desk, hall }) => {
  const { origin } = new URL(desk.place);
  const decided = { edition: hall.edition, act: "add", word: hall.nonsense, decision: "removed", date: "2026-11-24", reason: "2026" };
  await fetchPatiently(`${origin}/dictionary/committee`, { method: "POST", body: new URLSearchParams(decided), redirect: "manual" });
  return `/dictionary/committee?edition=${hall.edition}`;
};

/** The best placement of the list, on the board. */
async function lookAtTop(view) {
  await view.locator("[name=show]").first().click();
  await view.waitForSelector("[data-shown]");
}

const sent = (view) => view.locator("[data-sent]").waitFor();
const leaf = (view) => view.waitForSelector("[data-leaf]:not([hidden])");

export const PAGES = [
  // What every page of the evening shows at its stages.
  page("console", t("/console"), "staff", ["lobby", "drawn", "thinking", "paused", "stop", "late", "revealed", "marking", "two rounds", "ended", "final"], { fits: true }),
  page("console-wrong-slip", t("/console"), "staff", ["marking"], { fits: true, does: (view) => typeSlip(view, "2 zz") }),
  page("console-scenes", t("/console"), "staff", ["two rounds"], { fits: true, does: chooseScene }),
  page("screen", t("/projector"), "screen", ["lobby", "drawn", "thinking", "paused", "stop", "revealed", "marking", "two rounds", "ended"], { fits: true }),
  page("screen-standings", t("/projector"), "screen", ["standings"], { fits: true, does: leaf }),
  page("phone", t("/me"), "phone", ["lobby", "drawn", "thinking", "stop", "late", "marking", "ended"]),
  page("phone-draft", t("/me"), "phone", ["thinking"], { fits: "send", does: lay }),
  page("phone-sent", t("/me"), "phone", ["sent"], { does: sent }),
  page("keying", t("/keying"), "staff", ["lobby", "thinking", "marking", "two rounds"]),
  page("open-piles", t("/piles"), "staff", ["marking", "two rounds"]),
  page("keying-slip", t("/keying"), "staff", ["marking"], { does: (view) => typeSlip(view, "21 т") }),
  // The arbiter's other pages.
  page("home", () => "/", "staff", ["marking", "final"], { mixed: true }),
  page("new", () => "/new", "staff", ["lobby"], { mixed: true }),
  page("new-faults", () => "/new", "staff", ["lobby"], { mixed: true, does: refused, is: 422 }),
  page("players", t("/players"), "staff", ["lobby", "marking"]),
  page("players-list", t("/players"), "staff", ["lobby"], { does: takeList }),
  page("network", t("/network"), "staff", ["lobby", "marking"]),
  page("halls", t("/halls"), "staff", ["lobby", "standings"]),
  page("badges", t("/badges"), "staff", ["lobby"]),
  page("round", t("/rounds/1"), "staff", ["marking", "standings"]),
  page("forecast", t("/rounds/1/forecast"), "staff", ["marking"]),
  page("rulings", t("/rulings"), "staff", ["lobby", "standings"]),
  page("appeal", async ({ desk }) => {
    const html = await desk.text("/rounds/1");
    return /href="([^"]*rulings\?slip=[^"]*)"/.exec(html)[1].replaceAll("&amp;", "&");
  }, "staff", ["marking"]),
  page("preview", ({ id }) => `/t/${id}/rulings?ruling=penalty&player=3&points=15&round=1&because=A`, "staff", ["standings"]),
  page("draw", t("/draw"), "staff", ["lobby", "standings", "final"]),
  page("rules", t("/rules"), "staff", ["lobby"]),
  page("standings", t("/standings"), "staff", ["lobby", "standings", "final"]),
  page("statistics", t("/statistics"), "staff", ["lobby", "standings", "final"], { does: openTables }),
  page("event", ({ id }) => `/events/${id}`, "staff", ["final"]),
  page("seasons", () => "/seasons", "staff", ["lobby", "final"], { mixed: true }),
  page("season", season(""), "staff", ["lobby", "final"], { mixed: true }),
  page("season-edit", season("/edit"), "staff", ["lobby", "final"], { mixed: true }),
  page("season-players", season("/players"), "staff", ["lobby", "final"], { mixed: true }),
  page("season-phone", season(""), "phone", ["final"], { mixed: true }),
  page("merges", () => "/merge", "staff", ["lobby", "final"], { mixed: true }),
  page("merge", merge(""), "staff", ["lobby", "final"], { mixed: true }),
  page("merge-standings", merge("/standings"), "staff", ["lobby", "final"], { mixed: true }),
  page("merge-phone", merge(""), "phone", ["final"], { mixed: true }),
  page("dictionary", () => "/dictionary", "staff", ["lobby"], { mixed: true }),
  page("committee", committee, "staff", ["lobby"], { mixed: true }),
  page("differences", ({ hall }) => `/dictionary/differences?edition=${hall.edition}`, "staff", ["lobby"], { mixed: true }),
  page("dictionary-short", ({ hall }) => `/dictionary/short?edition=${hall.edition}`, "staff", ["lobby"], { mixed: true }),
  page("dictionary-word", ({ hall }) => `/dictionary?edition=${hall.edition}&word=${encodeURIComponent(hall.nonsense)}`, "staff", ["lobby"], { mixed: true }),
  page("dictionary-search", ({ hall }) => `/dictionary?edition=${hall.edition}&letters=${encodeURIComponent(hall.nonsense)}%3F%3F&from=2`, "staff", ["lobby"], { mixed: true }),
  page("analysis", () => "/analysis", "staff", ["lobby"], { mixed: true }),
  page("analysis-round", ({ id }) => `/analysis?tournament=${id}&round=1`, "staff", ["standings"], { mixed: true, does: lookAtTop }),
  page("analysis-fault", ({ hall }) => `/analysis?edition=${hall.edition}&board=15/15&rack=${encodeURIComponent("?")}`, "staff", ["lobby"], { mixed: true }),
  page("analysis-phone", ({ id }) => `/analysis?tournament=${id}&round=1`, "phone", ["ended"], { mixed: true }),
  page("open", () => "/open", "staff", ["lobby"]),
  page("sealed", () => "/open/sealed", "staff", ["lobby"]),
  page("prepare", () => "/prepare", "staff", ["lobby"], { mixed: true }),
  page("prepared", prepared("?round=3"), "staff", ["lobby"], { mixed: true }),
  page("prepared-phone", prepared("?round=3"), "phone", ["ended"], { mixed: true }),
  page("prepared-key", prepared("/key/1"), "staff", ["lobby"], { mixed: true }),
  page("written", () => "/open/written", "staff", ["lobby"]),
  page("check", () => "/check", "staff", ["lobby"], { mixed: true }),
  page("help", () => "/help", "staff", ["lobby"], { mixed: true }),
  page("training", () => "/training", "staff", ["lobby", "final"], { mixed: true, fits: "ways" }),
  page("training-phone", () => "/training", "phone", ["final"], { mixed: true }),
  page("training-round", () => "/training", "phone", ["final"], { mixed: true, fits: "hand-in", does: alone() }),
  page("training-answer", () => "/training", "phone", ["final"], { mixed: true, does: answered }),
  page("training-solitaire", () => "/training", "phone", ["final"], { mixed: true, does: solitaire("two") }),
  page("training-open", () => "/training", "phone", ["final"], { mixed: true, does: solitaire("open") }),
  page("training-missed", () => "/training", "phone", ["final"], { mixed: true, does: miss }),
  page("training-result", () => "/training", "staff", ["final"], { mixed: true, does: async (view) => {
    await alone("[name=top]", "[data-verdict] + form button")(view);
    await view.waitForSelector("[data-alone]");
    await view.goto(new URL("/training", view.url()).href);
    await view.click("[value=stop]");
    await view.click("[value=stop][data-asked=read]");
    await view.waitForSelector("[data-percent]");
  } }),
  page("table", table(), "staff", ["lobby"], { mixed: true }),
  page("homework", () => "/homework", "staff", ["final"], { mixed: true }),
  page("homework-one", homework, "staff", ["final"], { mixed: true }),
  page("homework-phone", homework, "phone", ["final"], { mixed: true }),
  page("tables", () => "/tables", "staff", ["lobby"], { mixed: true }),
  page("tables-phone", () => "/tables", "phone", ["lobby"], { mixed: true }),
  page("table-device", table(0), "staff", ["lobby"], { mixed: true, does: think }),
  page("table-seat", table(1), "phone", ["lobby"], { mixed: true, does: think }),
  page("table-other-seat", table(2), "phone", ["lobby"], { mixed: true }),
  page("reverse", pastime("reverse"), "staff", ["final"], { mixed: true }),
  page("reverse-device", pastime("reverse", 0), "staff", ["final"], { mixed: true }),
  page("reverse-phone", pastime("reverse", 1), "phone", ["final"], { mixed: true }),
  page("bingo", pastime("bingo"), "staff", ["final"], { mixed: true }),
  page("bingo-caller", pastime("bingo", 0), "staff", ["final"], { mixed: true }),
  page("bingo-phone", pastime("bingo", 1), "phone", ["final"], { mixed: true }),
  page("twist", pastime("twist"), "staff", ["final"], { mixed: true }),
  page("twist-device", pastime("twist", 0), "staff", ["final"], { mixed: true }),
  page("twist-phone", pastime("twist", 1), "phone", ["final"], { mixed: true }),
  page("print-table", table(), "paper", ["lobby"], { mixed: true }),
  page("log", t("/log"), "staff", ["lobby", "standings", "final"]),
  page("exports", t("/exports"), "staff", ["standings", "final"]),
  page("hall-result", t("/result?hall=Ardis"), "staff", ["standings", "final"]),
  page("hall-codes", t("/result/codes?hall=Ardis"), "staff", ["final"]),
  page("keys", () => "/keys", "staff", ["lobby"], { mixed: true }),
  page("sign-in", () => "/sign-in", "staff", ["lobby"]),
  page("join", t("/join"), "phone", ["lobby"]),
  page("test", () => "/test", "phone", ["lobby"], { mixed: true }),
  page("standings-phone", t("/standings"), "phone", ["standings"]),
  page("statistics-phone", t("/statistics"), "phone", ["standings"]),
  page("rules-phone", t("/rules"), "phone", ["standings"]),
  page("nowhere", () => "/nowhere", "staff", ["lobby"], { is: 404 }),
  page("no-tournament", () => "/t/none/console", "staff", ["lobby"], { is: 404 }),
  // Paper.
  page("print", t("/print"), "staff", ["standings"]),
  page("print-slips", t("/print/slips?rounds=2"), "paper", ["lobby"]),
  page("print-scores", t("/print/scores"), "across", ["standings"]),
  page("print-round", t("/print/round?round=2"), "paper", ["standings"]),
  page("print-notices", t("/print/notices?round=1"), "paper", ["standings"]),
  page("print-key", prepared("/key/1"), "paper", ["lobby"], { mixed: true }),
  page("print-help", () => "/help", "paper", ["lobby"], { mixed: true }),
  page("print-record", t("/print/record"), "paper", ["standings"]),
  page("print-double", t("/print/double"), "paper", ["standings"]),
  page("print-games", t("/print/games"), "paper", ["standings"]),
  page("print-poster", t("/print/poster"), "paper", ["lobby"]),
  page("print-badges", t("/badges"), "paper", ["lobby"]),
  page("print-rules", t("/rules"), "paper", ["lobby"]),
  page("print-statistics", t("/statistics"), "paper", ["final"], { does: openTables }),
  page("print-season", season(""), "paper", ["final"], { mixed: true }),
  page("print-results", t("/standings"), "paper", ["final"]),
];

/** Every address that answers something, as data/addresses.tsv has it. */
const ADDRESSES = readFileSync(join(import.meta.dirname, "../data/addresses.tsv"), "utf8")
  .split("\n")
  .map((line) => /^GET\t(\/\S*)\t/.exec(line)?.[1])
  .filter((path) => path !== undefined);
/** What nobody looks at: what scripts and other programs ask for, files, and addresses that lead to another page at once. */
const NO_PAGES = /\/live(\/|$)|\/feed|\/relay$|\/(file|me\/games|progress|draft|test\/time|sealed\/\{number\}|t\/\{id\})$|\/exports\/|^\/(static|colours)\/|\.(csv|svg|json|py|t|txt)$|verify-draw|\{what\}/;
/** Pages of a tournament of which nothing is said above: as the arbiter sees them while a table stands. */
const SEEN = PAGES.map((one) => one.path.rest?.replace(/\?.*/, ""));
const OTHERS = ADDRESSES.filter((path) => /^\/t\/\{id\}\/[a-z/-]+$/.test(path) && !NO_PAGES.test(path))
  .map((path) => path.slice("/t/{id}".length))
  .filter((path) => !SEEN.includes(path))
  .map((path) => page(path.slice(1).replaceAll("/", "-"), t(path), "staff", ["standings"]));

/** The addresses of pages that stand on none of these paths. */
export function unseen(paths) {
  const pattern = (address) => new RegExp(`^${address.replaceAll(/\{[^{}]*\}/g, "[^/]+")}$`);
  return ADDRESSES.filter((address) => !NO_PAGES.test(address) && !paths.some((path) => pattern(address).test(path)));
}

/** The pages that are looked at after a stage. */
export function pagesAfter(stage) {
  return [...PAGES, ...OTHERS].filter((one) => one.after.includes(stage));
}

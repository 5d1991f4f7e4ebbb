import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const LABELS = [..."ABCDEFGHIJKLMNO"];
const button = (data, more = {}) => new Part({ is: ["button"], data, ...more });

async function table({ covered = false, kept = null } = {}) {
  const rows = LABELS.map((label) => {
    const row = new Part({ parts: { "> i": new Part({ textContent: label }) } });
    row.parts[".cell"] = Array.from({ length: 15 }, () => new Part({ is: [".own-board .cell"] }));
    for (const cell of row.parts[".cell"]) cell.closest = (selector) => (selector === ".board-row" ? row : selector.includes(".cell") ? cell : null);
    return row;
  });
  const keys = [..."AB"].map((label, place) => button({ place: String(place), label }));
  const area = new Part({ is: ["[data-draft]"], hidden: covered, elements: { at: new Part(), word: new Part() }, parts: { "[data-place]": keys, "[data-draft-hint]": new Part() } });
  const said = new Part({ data: { sayWaiting: "no line", sayTurnDown: "down", sayTurnAcross: "across" } });
  const now = new Part({ data: { now: "3" } });
  const cover = button({ uncover: "" });
  const given = [new Part({ data: { give: "SZ" } }), new Part({ data: { give: "?" } })];
  const stage = setStage({
    "[data-table]": new Part({ data: { table: "/tables/1/seats/k" } }), "[data-said]": said, "[data-now]": now, "[data-draft]": area,
    "[data-letters]": new Part({ open: false }), ".own-board .board-row": rows, ".own-board .board-row > i": rows.map((row) => row.parts["> i"]),
    "[data-give]:checked": given, ...(covered && { "[data-covered]": area, "[data-uncover]": cover }),
  });
  localStorage.removeItem("act /tables/1/seats/k");
  if (kept) localStorage.setItem("act /tables/1/seats/k", JSON.stringify(kept));
  stage.answer = { saved: true };
  await load("table.js");
  const press = (one) => stage.send("click", one);
  return { stage, rows, keys, area, said, now, cover, press };
}

test("what is tapped is laid with the turn that was seen and a key of its own", async () => {
  const { stage, rows, keys, area, press } = await table();
  await stage.send("click", rows[7].parts[".cell"][7]);
  await press(keys[1]);
  await press(keys[0]);
  assert.deepEqual([area.elements.at.value, area.elements.word.value], ["H8", "BA"]);
  assert.equal(await stage.send("submit", area), true, "the page stays");
  const { url, what, action, at, word, turn, key } = stage.posts[0];
  assert.deepEqual([url, what, action, at, word, turn], ["/tables/1/seats/k", "propose", "play", "H8", "BA", 3]);
  assert.match(key, /^[0-9a-f]{24}$/);
});

test("tiles that go back are written as a rack", async () => {
  const { stage, press } = await table();
  await press(button({ do: "exchange" }));
  assert.deepEqual([stage.posts[0].action, stage.posts[0].word], ["exchange", "[SZ]?"]);
});

test("a challenge says who contests which word", async () => {
  const { stage, press } = await table();
  await press(button({ act: "challenge", word: "BA" }, { form: { elements: { seat: { value: "1" } } } }));
  const { what, word, seat } = stage.posts[0];
  assert.deepEqual([what, word, seat], ["challenge", "BA", 1]);
});

test("without a line the same act is sent again, and none beside it", async () => {
  const { stage, said, press } = await table();
  stage.answer = new Error("no line");
  await press(button({ act: "press" }));
  assert.equal(said.textContent, "no line");
  await press(button({ act: "undo" }));
  stage.answer = { saved: true };
  await stage.pass(5000);
  assert.deepEqual(stage.posts.map((one) => one.what), ["press"]);
  assert.equal(said.textContent, "");
});

test("what is refused is said", async () => {
  const { stage, said, press } = await table();
  stage.answer = { saved: false, sentence: "The clock stands." };
  await press(button({ act: "press" }));
  assert.equal(said.textContent, "The clock stands.");
  assert.equal(said.classList.contains("wrong"), true);
});

test("an act that a closed page still had to send is sent when it opens again", async () => {
  const { stage } = await table({ kept: { what: "press", turn: 3, key: "k" } });
  await stage.pass(0);
  assert.deepEqual(stage.posts.map((one) => one.key), ["k"]);
});

test("a covered rack lies open for one turn", async () => {
  const { stage, area, now, cover, press } = await table({ covered: true });
  assert.deepEqual([area.hidden, cover.hidden], [true, false]);
  await press(cover);
  assert.deepEqual([area.hidden, cover.hidden], [false, true]);
  await stage.send("regions", stage.document);
  assert.equal(area.hidden, false, "as long as the turn lasts");
  now.dataset.now = "4";
  await stage.send("regions", stage.document);
  assert.deepEqual([area.hidden, cover.hidden], [true, false]);
});

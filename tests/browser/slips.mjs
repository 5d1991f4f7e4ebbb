// What players hand in: found by the solver, laid on a phone by taps or keyed by a helper.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

import { binary } from "./program.mjs";

/** The board and the rack that the hall screen shows, as the solver takes them. */
export function position(screen) {
  return screen.evaluate(() => {
    const letter = (tile) => {
      const text = tile.querySelector("b").textContent;
      return tile.classList.contains("blank") ? text.toLowerCase() : text;
    };
    const line = (row) => [...row.querySelectorAll(".cell")]
      .map((cell) => (cell.classList.contains("tile") ? letter(cell) : " "))
      .join("").replace(/ +/g, (run) => String(run.length));
    const board = [...document.querySelectorAll(".board-row")].map(line).join("/");
    const rack = [...document.querySelectorAll(".rack .tile")]
      .map((tile) => (tile.classList.contains("blank") ? "?" : tile.querySelector("b").textContent)).join("");
    return { board, rack };
  });
}

/** The best placements of a position: { at, row, column, dir, word, points }, blanks as small letters. */
export function best({ board, rack }, many, edition = "ru-scrabble") {
  const asked = ["solve", "--edition", edition, "--top", String(many)];
  const { stdout, stderr, status } = spawnSync(binary(), asked, { input: `${board} ${rack}\n`, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout).moves;
}

function square(phone, row, column) {
  return phone.locator(".own-board .board-row").nth(row).locator(".cell").nth(column);
}

async function tapTile(phone, letter) {
  const isBlank = letter !== letter.toUpperCase();
  const key = isBlank ? ".key[data-blank]" : `.key[data-label="${letter}"]:not([data-blank])`;
  await phone.locator(`${key}:not(.laid)`).first().tap();
  if (isBlank) await phone.locator(`dialog[open] [data-letter="${letter.toUpperCase()}"]`).tap();
}

/** Lays a placement with taps, and says what the phone shows: { at, word }. */
export async function layOnPhone(phone, move) {
  const isDown = move.dir === "down";
  const arrow = isDown ? "↓" : "→";
  const [row, column] = [move.row - 1, move.column - 1];
  const start = square(phone, row, column);
  await start.tap();
  const at = phone.locator("[data-draft-at]");
  if (!(await at.textContent()).includes(arrow)) await start.tap();
  const free = await phone.evaluate(([row_, column_, down, length]) => {
    const rows = [...document.querySelectorAll(".own-board .board-row")];
    return Array.from({ length }, (_, i) => {
      const cells = rows[row_ + (down ? i : 0)].querySelectorAll(".cell");
      const cell = cells[column_ + (down ? 0 : i)];
      return !cell.classList.contains("tile");
    });
  }, [row, column, isDown, [...move.word].length]);
  for (const [i, letter] of [...move.word].entries()) {
    if (free[i]) await tapTile(phone, letter);
  }
  return drafted(phone);
}

/** What stands in a phone's draft. */
export async function drafted(phone) {
  const at = (await phone.locator("[data-draft-at]").textContent()).split(" ")[0];
  return { at, word: await phone.locator("[data-draft-word]").textContent() };
}

/** The line with which a helper keys a slip. */
export function lineOf(number, slip) {
  if (slip === null) return `${number} -`;
  return slip.top ? `${number} т` : `${number} ${slip.at.toLowerCase()} ${slip.word}`;
}

/** Keys a line on a helper's page, letter by letter, and confirms it where it is asked for. */
export async function keyLine(helper, line) {
  const input = helper.locator("[data-slip-input]");
  await input.pressSequentially(line);
  for (let tries = 0; tries < 3; tries += 1) {
    const [answer] = await Promise.all([
      helper.waitForResponse((one) => one.url().endsWith("/slips")),
      input.press("Enter"),
    ]);
    await helper.waitForSelector("[data-slip-line]:not([aria-busy=true])");
    if (!(await answer.json()).saved) continue;
    await helper.waitForFunction(() => document.querySelector("[data-slip-input]").value === "");
    return;
  }
  assert.fail(`${line}: ${await helper.locator("[data-slip-sentence]").textContent()}`);
}

// A player's phone: the board is tapped, the rack typed, the slip sent until the server has it.
import { laidSquares, lay, newDraft, nextSquare, nudge, reference, spell, takeBack, tap } from "./draft.js";
import { standAt, startGrid } from "./grid.js";
import { startOutbox } from "./outbox.js";
import { newKey, post } from "./post.js";

/** Failed tries after which a player is told to take paper. */
const PAPER_AFTER = 3;
/** An answer that takes longer is none: a line may fall silent without closing. */
const ANSWER_LIMIT_MS = 15_000;

const answer = document.querySelector("[data-phone]");
const said = document.querySelector("[data-own-said]");
const letters = document.querySelector("[data-letters]");
let draft = newDraft();
let board = [];
let round = null;
let taken = null;
let waits = 0;
let blankPlace = null;

const outbox = startOutbox({
  name: `slip ${answer.dataset.outbox}`,
  kept: localStorage,
  later: (ms, run) => setTimeout(run, ms),
  send: (slip) => post(answer.dataset.phone, slip, AbortSignal.timeout(ANSWER_LIMIT_MS)),
  tell,
});

function tell(state, slip, found) {
  waits = state === "waiting" ? waits + 1 : 0;
  const sentence = { sending: said.dataset.saySending, waiting: said.dataset.sayWaiting }[state];
  said.textContent = sentence ?? (state === "refused" ? found.sentence : "");
  said.classList.toggle("wrong", state === "refused");
  const paper = document.querySelector("[data-own-paper]");
  paper.hidden = waits < PAPER_AFTER;
  paper.querySelector("[data-own-paper-slip]").textContent = `${slip.at} ${slip.word}`;
  if (state === "saved") document.dispatchEvent(new Event("outdated"));
}

function squares() {
  return [...document.querySelectorAll(".own-board .board-row")].map((row) => [...row.querySelectorAll(".cell")]);
}

function rowLabels() {
  return [...document.querySelectorAll(".own-board .board-row > i")].map((label) => label.textContent);
}

/** What lies on the board, without the draft. */
function readBoard() {
  board = squares().map((row) => row.map((cell) => {
    if (!cell.classList.contains("tile")) return null;
    return { label: cell.querySelector("b").textContent, blank: cell.classList.contains("blank") };
  }));
}

function paint() {
  for (const cell of document.querySelectorAll(".own-board .draft, .own-board .next")) {
    if (cell.dataset.under !== undefined) cell.textContent = cell.dataset.under;
    if (cell.dataset.said !== undefined) cell.setAttribute("aria-label", cell.dataset.said);
    cell.classList.remove("draft", "next");
  }
  const area = document.querySelector("[data-draft]");
  if (!area || area.hidden) return;
  const cells = squares();
  for (const [row, column, tile] of laidSquares(draft, board)) {
    const cell = cells[row][column];
    cell.dataset.under ??= cell.textContent;
    cell.dataset.said ??= cell.getAttribute("aria-label");
    cell.textContent = tile.blank ? tile.label.toLowerCase() : tile.label;
    cell.setAttribute("aria-label", `${reference(row, column, false, rowLabels())}, ${tile.label}`);
    cell.classList.add("draft");
  }
  const next = nextSquare(draft, board);
  if (next) cells[next[0]][next[1]].classList.add("next");
  if (draft.row !== null) standAt(draft.row, draft.column);
  say(area);
}

function say(area) {
  const found = spell(draft, board);
  const [row, column] = found ? [found.row, found.column] : [draft.row, draft.column];
  const at = row === null ? "" : reference(row, column, draft.down, rowLabels());
  area.querySelector("[data-draft-at]").textContent = at && `${at} ${draft.down ? "↓" : "→"}`;
  area.querySelector("[data-draft-word]").textContent = found ? found.word.replaceAll(/[[\]]/g, "") : "";
  const hint = area.querySelector("[data-draft-hint]");
  if (at) hint.textContent = draft.down ? said.dataset.sayTurnAcross : said.dataset.sayTurnDown;
  area.querySelector("[data-send]").disabled = !found;
  const taken = draft.laid.map((tile) => tile.place);
  for (const key of area.querySelectorAll("[data-place]")) {
    const isLaid = taken.includes(Number(key.dataset.place));
    key.classList.toggle("laid", isLaid);
    key.setAttribute("aria-disabled", String(isLaid));
  }
}

function press(key) {
  const place = Number(key.dataset.place);
  if (draft.laid.some((tile) => tile.place === place)) return;
  if (key.dataset.blank === undefined) {
    draft = lay(draft, board, { place, label: key.dataset.label, blank: false });
    paint();
    return;
  }
  if (draft.row === null) return;
  blankPlace = place;
  letters.showModal();
}

function send() {
  const found = spell(draft, board);
  if (!found) return;
  const at = reference(found.row, found.column, draft.down, rowLabels());
  const field = document.querySelector("[data-claim]");
  const claimed = field && field.value.trim() !== "" ? Number(field.value) : null;
  outbox.put({ round, at, word: found.word, claimed, key: newKey() });
}

function shuffle(area) {
  const keys = [...area.querySelectorAll(".key")];
  for (let i = keys.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [keys[i], keys[j]] = [keys[j], keys[i]];
  }
  area.querySelector(".keys").append(...keys);
}

document.addEventListener("click", (event) => {
  const cell = event.target.closest(".own-board .cell");
  const area = document.querySelector("[data-draft]");
  if (cell && area && !area.hidden) {
    const row = cell.closest(".board-row");
    draft = tap(draft, squares().findIndex((cells) => cells.includes(cell)), [...row.querySelectorAll(".cell")].indexOf(cell));
    paint();
    return;
  }
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.place !== undefined) press(button);
  else if (button.dataset.letter !== undefined) chooseLetter(button.dataset.letter);
  else if (button.dataset.lettersClose !== undefined) letters.close();
  else if (button.dataset.takeBack !== undefined) takeOne();
  else if (button.dataset.shuffle !== undefined) shuffle(area);
  else if (button.dataset.send !== undefined) send();
  else if (button.dataset.change !== undefined) change();
});

function chooseLetter(label) {
  draft = lay(draft, board, { place: blankPlace, label, blank: true });
  letters.close();
  paint();
}

function takeOne() {
  draft = takeBack(draft);
  paint();
}

/** Opens the draft again beside what the server has; the last slip counts. */
function change() {
  document.querySelector("[data-draft]").hidden = false;
  document.querySelector("[data-sent]").hidden = true;
  paint();
}

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

document.addEventListener("keydown", (event) => {
  const area = document.querySelector("[data-draft]");
  if (event.target.closest("input, dialog")) return;
  if (!area || area.hidden || letters.open || event.ctrlKey || event.altKey || event.metaKey) return;
  const isEnter = [" ", "Enter"].includes(event.key);
  if (event.target.closest("button, a") && isEnter) return;
  const cell = event.target.closest(".own-board .cell");
  // Until a square is chosen the arrows only go over the board (grid.js).
  if (cell && draft.row === null && ARROWS[event.key]) return;
  if (cell && draft.row === null && isEnter) {
    event.preventDefault();
    cell.click();
    return;
  }
  const label = event.key.toUpperCase();
  const taken = draft.laid.map((tile) => tile.place);
  const key = [...area.querySelectorAll("[data-place]")].find(
    (one) => one.dataset.label === label && one.dataset.blank === undefined && !taken.includes(Number(one.dataset.place)),
  );
  if (ARROWS[event.key]) draft = draft.row === null ? tap(draft, 7, 7) : nudge(draft, board, ...ARROWS[event.key]);
  else if (event.key === " " && draft.row !== null) draft = { ...tap(draft, draft.row, draft.column), laid: [] };
  else if (event.key === "Backspace") draft = takeBack(draft);
  else if (event.key === "Enter") send();
  else if (key) press(key);
  else return;
  event.preventDefault();
  paint();
});

/** After the page was drawn anew: another round begins with an empty draft. */
function look() {
  const area = document.querySelector("[data-draft]");
  const shown = area ? Number(area.dataset.round) : null;
  if (shown !== round) {
    round = shown;
    draft = newDraft();
  }
  forgetOthers();
  readBoard();
  paint();
}

/** A slip on its way at the stop may still be in time: it goes once its round is not collected any more. */
function forgetOthers() {
  const mark = document.querySelector("[data-taken]");
  const now = mark ? Number(mark.dataset.taken) : null;
  if (now === taken) return;
  taken = now;
  if (outbox.waiting() && outbox.waiting().round !== taken) outbox.forget();
}

document.addEventListener("regions", look);
startGrid();
addEventListener("online", () => outbox.retry());
look();
outbox.retry();

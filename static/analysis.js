// The analysis board: letters are typed on its squares or tapped below it, and the page fetches what
// is found. Board and rack are fields of the form all the time, so the page works without this too.
import { layTile, moved, newPen, readBoard, takeOff, typeLetter, writeBoard } from "./cgp.js";
import { standAt, startGrid } from "./grid.js";
import { letterOf } from "./keyboard.js";

const PAUSE_MS = 250;
const form = document.querySelector("[data-analysis]");
const keys = document.querySelector("[data-keys]");
let pen = newPen([]);
let held = null;
let timer = 0;
let asked = 0;

const squares = () => [...document.querySelectorAll("[role=grid] [role=row]")].map((row) => [...row.querySelectorAll("[role=gridcell]")]);
const labels = () => [...document.querySelectorAll("[data-label]")].map((key) => key.dataset.label);
const region = (name) => document.querySelector(`[data-region="${name}"]`);

/** The address of what the form says; a button that was pressed says something too. */
function address(button) {
  const said = [...new FormData(form)];
  if (button?.name) said.push([button.name, button.value]);
  const told = said.filter(([name, value]) => name !== "from" && name !== "show" ? value !== "" : button?.name === name);
  return `${form.getAttribute("action")}?${new URLSearchParams(told)}`;
}

/** Fetches the page that an address says; `parts`: the regions that are exchanged. */
async function ask(url, parts, isStep) {
  clearTimeout(timer);
  const number = (asked += 1);
  try {
    const answer = await fetch(`${url}&fragment=1`, { cache: "no-store" });
    if (number !== asked) return;
    // A round was opened meanwhile, or the program is asked too fast: the page says which.
    if (!answer.ok) {
      location.assign(url);
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (number !== asked) return;
    const place = (answer.url || url).replace("&fragment=1", "");
    if (isStep) history.pushState(null, "", place);
    else history.replaceState(null, "", place);
    show(page, parts);
  } catch (_) {
    // Without an answer the form still works: its buttons ask for the whole page.
  }
}

function show(page, parts) {
  for (const name of parts) {
    const [here, other] = [region(name), page.querySelector(`[data-region="${name}"]`)];
    if (!here || !other || here.innerHTML === other.innerHTML) continue;
    const field = here.contains(document.activeElement) ? document.activeElement.name : null;
    here.innerHTML = other.innerHTML;
    if (other.dataset.keyboard) here.dataset.keyboard = other.dataset.keyboard;
    if (field) here.querySelector(`[name="${CSS.escape(field)}"]`)?.focus();
  }
  for (const way of document.querySelectorAll(".languages a, .colour-ways a")) {
    const other = [...page.querySelectorAll(".languages a, .colour-ways a")].find((link) => link.textContent === way.textContent);
    if (other) way.setAttribute("href", other.getAttribute("href"));
  }
  document.dispatchEvent(new CustomEvent("regions"));
}

const FOUND = ["notices", "board", "rack-said", "position-said", "answer"];
const EVERYTHING = ["words", "fields", "letters", ...FOUND];

/** What is typed is asked about once the fingers rest; an answer on its way is out of date. */
function askSoon(parts) {
  clearTimeout(timer);
  asked += 1;
  timer = setTimeout(() => ask(address(null), parts, false), PAUSE_MS);
}

// Typing on the board.

/** The pen on the board as the field says it; null where the field says no board. */
function fresh() {
  const rows = readBoard(form.elements.board.value);
  return rows && { ...pen, rows };
}

function draw(cell, tile) {
  cell.className = tile ? `cell tile${tile.blank ? " blank" : ""}${[...tile.label].length > 1 ? " pair" : ""}` : "cell plain";
  const letter = document.createElement("b");
  letter.textContent = tile ? tile.label : "";
  cell.replaceChildren(letter);
}

/** What was laid before cannot be taken back from another board. */
function forget() {
  form.elements.laid.value = "";
  if (form.elements.undo) form.elements.undo.disabled = true;
}

/** Takes a change of the board: into the field, onto the squares, and asks about it. */
function take(next) {
  if (!next) return;
  const [before, cells] = [fresh(), squares()];
  next.rows.forEach((row, r) => row.forEach((tile, c) => {
    if (tile !== before.rows[r][c]) draw(cells[r][c], tile);
  }));
  pen = next;
  form.elements.board.value = writeBoard(next.rows);
  forget();
  standAt(pen.row, pen.column);
  askSoon(FOUND);
}

function turn(down) {
  pen = { ...pen, down, last: null };
  const say = keys.dataset;
  keys.querySelector("[data-way]").textContent = down ? `↓ ${say.sayDown}` : `→ ${say.sayAcross}`;
  region("board").classList.toggle("down", down);
}

function placeOf(square) {
  const rows = squares();
  const row = rows.findIndex((cells) => cells.includes(square));
  return row < 0 ? null : [row, rows[row].indexOf(square)];
}

function type(event) {
  const square = event.target.closest("[role=gridcell]");
  const place = square && placeOf(square);
  if (!place) return;
  if (place[0] !== pen.row || place[1] !== pen.column) pen = moved(pen, ...place);
  if (event.key === " ") turn(!pen.down);
  else if (event.key === "Backspace" || event.key === "Delete") take(fresh() && takeOff(fresh()));
  else if (event.key === "Enter") ask(address(null), EVERYTHING, false);
  else {
    const letter = letterOf(event, region("board").dataset.keyboard);
    if (letter === null) return;
    take(fresh() && typeLetter(fresh(), letter, event.shiftKey, labels()));
  }
  // The page's own keys are letters as well.
  event.preventDefault();
  event.stopPropagation();
}

/** A tap on the square where the pen stood already turns the way. */
function tap(square) {
  const [row, column] = placeOf(square);
  if (square === held) turn(!pen.down);
  pen = moved(pen, row, column);
  standAt(row, column);
  square.focus();
}

document.addEventListener("keydown", type, true);
// The press itself brings the focus to a square, and the click comes after it.
document.addEventListener("pointerdown", () => (held = document.activeElement));
document.addEventListener("click", (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey;
  const on = (selector) => (isPlain ? event.target.closest(selector) : null);
  const [square, letter, asBlank] = [on("[role=gridcell]"), on("[data-label]"), keys.querySelector("[data-as-blank]")];
  const isBlank = asBlank.getAttribute("aria-pressed") === "true";
  if (square) tap(square);
  else if (letter) {
    take(fresh() && layTile(fresh(), letter.dataset.label, isBlank));
    asBlank.setAttribute("aria-pressed", "false");
  } else if (on("[data-as-blank]")) asBlank.setAttribute("aria-pressed", String(!isBlank));
  else if (on("[data-turn]")) turn(!pen.down);
  else if (on("[data-erase]")) take(fresh() && takeOff(fresh()));
});

// The fields and the buttons.

form.addEventListener("input", (event) => {
  const isOther = event.target.name === "edition";
  // The lists and options of another edition are not those of this one.
  if (isOther) form.querySelector("[data-choice]").textContent = "";
  if (event.target.name === "board") forget();
  askSoon(isOther ? EVERYTHING : FOUND);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(address(event.submitter), EVERYTHING, Boolean(event.submitter?.name));
});
addEventListener("popstate", () => location.reload());

keys.hidden = false;
startGrid();
turn(false);

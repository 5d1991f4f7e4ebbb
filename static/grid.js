// A board without a pointer: Tab comes to one of its squares, the arrow keys go from square to
// square, and each says where it is and what is on it.

const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

let place = null;
let isInside = false;

function squares() {
  const rows = [...document.querySelectorAll("[role=grid] [role=row]")];
  return rows.map((row) => [...row.querySelectorAll("[role=gridcell]")]);
}

/** Where a key leads on a board of so many rows and columns; null for a key that leads nowhere. */
export function placeAfter([row, column], key, isCtrl, side) {
  const within = (at) => Math.min(Math.max(at, 0), side - 1);
  if (STEPS[key]) return isCtrl ? null : [within(row + STEPS[key][0]), within(column + STEPS[key][1])];
  if (key === "Home") return [isCtrl ? 0 : row, 0];
  if (key === "End") return [isCtrl ? side - 1 : row, side - 1];
  return null;
}

/** Makes a square the one that Tab comes to; the focus goes along where it was on the board. */
export function standAt(row, column) {
  const square = squares()[row]?.[column];
  if (!square) return;
  place = [row, column];
  square.setAttribute("tabindex", "0");
  if (isInside && document.activeElement !== square) square.focus();
  for (const other of document.querySelectorAll("[role=gridcell][tabindex]")) {
    if (other !== square) other.removeAttribute("tabindex");
  }
}

function step(event) {
  if (event.defaultPrevented || event.altKey || event.metaKey || !place) return;
  if (!event.target.closest("[role=gridcell]")) return;
  const next = placeAfter(place, event.key, event.ctrlKey, squares().length);
  if (!next) return;
  event.preventDefault();
  standAt(...next);
}

// A live page exchanges the board: the same square is the one again, with the focus if it had it.
function standAgain() {
  const side = squares().length;
  const middle = Math.floor(side / 2);
  if (side > 0) standAt(...(place ?? [middle, middle]));
}

/** Begins; a script that takes some of the keys for itself listens before. */
export function startGrid() {
  const isSquare = (event) => event.target.closest("[role=gridcell]") !== null;
  document.addEventListener("keydown", step);
  document.addEventListener("regions", standAgain);
  document.addEventListener("focusin", (event) => (isInside = isSquare(event)));
  document.addEventListener("pointerdown", (event) => (isInside &&= isSquare(event)));
  standAgain();
}

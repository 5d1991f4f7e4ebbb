// Laying tiles of the rack on the board, by tapping and by typing; what becomes of the word is the page's business.
import { laidSquares, lay, newDraft, nextSquare, nudge, reference, spell, takeBack, tap } from "./draft.js";
import { standAt } from "./grid.js";

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * Begins listening. `show(area, said)` tells the player what he has: { at, word, down }, `at` empty before
 * a square is chosen, `word` null before a tile lies. `send` is what Enter does.
 */
export function startLaying({ show, send }) {
  const letters = document.querySelector("[data-letters]");
  let draft = newDraft();
  let board = [];
  /** The tile whose letter is asked for: a blank, or one out of the bag. */
  let chosen = null;

  const openArea = () => {
    const area = document.querySelector("[data-draft]");
    return area && !area.hidden ? area : null;
  };

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
    const area = openArea();
    if (!area) return;
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
    show(area, said());
    const taken = draft.laid.map((tile) => tile.place);
    for (const key of area.querySelectorAll("[data-place]")) {
      const isLaid = taken.includes(Number(key.dataset.place));
      key.classList.toggle("laid", isLaid);
      key.setAttribute("aria-disabled", String(isLaid || isFull()));
    }
  }

  /** Where the word begins and what it is. */
  function said() {
    const found = spell(draft, board);
    const [row, column] = found ? [found.row, found.column] : [draft.row, draft.column];
    const at = row === null ? "" : reference(row, column, draft.down, rowLabels());
    return { at, word: found ? found.word : null, down: draft.down };
  }

  /** Whether no more tiles may be laid, though the rack has some. */
  function isFull() {
    const most = openArea()?.querySelector("[data-most]")?.dataset.most;
    return draft.laid.length >= (most ?? Infinity);
  }

  function press(key) {
    const place = Number(key.dataset.place);
    if (isFull() || draft.laid.some((tile) => tile.place === place)) return;
    const isAdded = key.dataset.added !== undefined;
    if (key.dataset.blank === undefined && !isAdded) {
      draft = lay(draft, board, { place, label: key.dataset.label, blank: false });
      paint();
      return;
    }
    if (draft.row === null) return;
    chosen = { place, blank: !isAdded };
    for (const question of letters.querySelectorAll("p")) {
      question.dataset.of ??= question.textContent;
      question.textContent = isAdded ? key.title : question.dataset.of;
    }
    letters.showModal();
  }

  function shuffle(area) {
    const keys = [...area.querySelectorAll(".key")];
    for (let i = keys.length - 1; i > 0; i -= 1) {
      const j = Math.floor(Math.random() * (i + 1));
      [keys[i], keys[j]] = [keys[j], keys[i]];
    }
    area.querySelector(".keys").append(...keys);
  }

  function chooseLetter(label) {
    draft = lay(draft, board, { ...chosen, label });
    letters.close();
    paint();
  }

  document.addEventListener("click", (event) => {
    const cell = event.target.closest(".own-board .cell");
    const area = openArea();
    if (cell && area) {
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
    else if (button.dataset.shuffle !== undefined) shuffle(area);
    else if (button.dataset.takeBack !== undefined) {
      draft = takeBack(draft);
      paint();
    }
  });

  document.addEventListener("keydown", (event) => {
    const area = openArea();
    if (event.target.closest("input, dialog")) return;
    if (!area || letters.open || event.ctrlKey || event.altKey || event.metaKey) return;
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
    const added = [...area.querySelectorAll("[data-added]")].find((one) => !taken.includes(Number(one.dataset.place)));
    const isLetter = added && [...letters.querySelectorAll("[data-letter]")].some((one) => one.dataset.letter === label);
    if (ARROWS[event.key]) draft = draft.row === null ? tap(draft, 7, 7) : nudge(draft, board, ...ARROWS[event.key]);
    else if (event.key === " " && draft.row !== null) draft = { ...tap(draft, draft.row, draft.column), laid: [] };
    else if (event.key === "Backspace") draft = takeBack(draft);
    else if (event.key === "Escape") draft = newDraft();
    else if (event.key === "Enter") send();
    else if (key) press(key);
    else if (isLetter && !isFull()) draft = lay(draft, board, { place: Number(added.dataset.place), label, blank: false });
    else return;
    event.preventDefault();
    paint();
  });

  return {
    paint,
    said,
    /** Takes the board as the page has it now. */
    look() {
      readBoard();
      paint();
    },
    /** Forgets what was laid. */
    begin() {
      draft = newDraft();
    },
  };
}

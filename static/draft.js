// A placement as a player builds it on his phone: a square, a direction, and tiles of the rack
// that fill the free squares from there on. Nothing here touches the page.
//
// A board is 15 rows of 15 squares: null where one is free, else { label, blank }.

export const SIDE = 15;

/** An empty draft. */
export function newDraft() {
  return { row: null, column: null, down: false, laid: [] };
}

function at(board, row, column) {
  const onBoard = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
  return onBoard ? board[row][column] : undefined;
}

function step(draft, row, column, by) {
  return draft.down ? [row + by, column] : [row, column + by];
}

/** A tap: the same square again turns the direction, another one is the new beginning. */
export function tap(draft, row, column) {
  const isSame = draft.row === row && draft.column === column;
  return { row, column, down: isSame ? !draft.down : draft.down, laid: [] };
}

/** The beginning moved by one square; the tiles come along where they fit. */
export function nudge(draft, board, rows, columns) {
  if (draft.row === null) return draft;
  const row = Math.min(Math.max(draft.row + rows, 0), SIDE - 1);
  const column = Math.min(Math.max(draft.column + columns, 0), SIDE - 1);
  const moved = { ...draft, row, column };
  return { ...moved, laid: draft.laid.slice(0, freeSquares(moved, board).length) };
}

/** The free squares from the beginning on, in the order in which tiles fill them. */
export function freeSquares(draft, board) {
  const free = [];
  if (draft.row === null) return free;
  let [row, column] = [draft.row, draft.column];
  while (at(board, row, column) !== undefined) {
    if (board[row][column] === null) free.push([row, column]);
    [row, column] = step(draft, row, column, 1);
  }
  return free;
}

/** A tile of the rack laid on the next free square: { place, label, blank }, `place` on the rack. */
export function lay(draft, board, tile) {
  const isTaken = draft.laid.some((one) => one.place === tile.place);
  const isRoom = draft.laid.length < freeSquares(draft, board).length;
  return isTaken || !isRoom ? draft : { ...draft, laid: [...draft.laid, tile] };
}

/** The last tile taken back. */
export function takeBack(draft) {
  return { ...draft, laid: draft.laid.slice(0, -1) };
}

/** Where each laid tile lies: [row, column, tile]. */
export function laidSquares(draft, board) {
  const free = freeSquares(draft, board);
  return draft.laid.map((tile, i) => [...free[i], tile]);
}

/** The square on which the next tile would lie, or null. */
export function nextSquare(draft, board) {
  return freeSquares(draft, board)[draft.laid.length] ?? null;
}

/** The word through the laid tiles with everything that already lies in its line. */
export function spell(draft, board) {
  if (draft.row === null || draft.laid.length === 0) return null;
  const filled = board.map((line) => line.slice());
  for (const [row, column, tile] of laidSquares(draft, board)) filled[row][column] = tile;
  let [row, column] = laidSquares(draft, board)[0];
  while (at(filled, ...step(draft, row, column, -1))) [row, column] = step(draft, row, column, -1);
  const first = [row, column];
  const tiles = [];
  while (at(filled, row, column)) {
    tiles.push(filled[row][column]);
    [row, column] = step(draft, row, column, 1);
  }
  // Small letters alone would be a word without blanks.
  const write = tiles.every((tile) => tile.blank) ? (tile) => `(${tile.label.toLowerCase()})` : written;
  return { row: first[0], column: first[1], word: tiles.map(write).join("") };
}

/** A tile as slips write it: a blank small, a tile of several letters in brackets. */
export function written(tile) {
  const label = tile.blank ? tile.label.toLowerCase() : tile.label;
  return [...tile.label].length > 1 ? `[${label}]` : label;
}

/** Coordinates: the row first across (И8), the column first down (8И). */
export function reference(row, column, down, rowLabels) {
  return down ? `${column + 1}${rowLabels[row]}` : `${rowLabels[row]}${column + 1}`;
}

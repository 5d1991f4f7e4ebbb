// A position as its text says it: rows of squares, null where one is free, else { label, blank }.
// Typing on it is here as well. Nothing here touches the page.

export const SIDE = 15;

/** The rows of a board in CGP, whatever stands behind it; null where the text is no board. */
export function readBoard(text) {
  const board = text.trim().split(/\s+/)[0];
  if (board === "") return Array.from({ length: SIDE }, () => Array(SIDE).fill(null));
  const rows = board.split("/").map(readRow);
  return rows.length === SIDE && rows.every((row) => row?.length === SIDE) ? rows : null;
}

function readRow(text) {
  const signs = text.match(/\[[^\]]+\]|\d+|\p{L}/gu) ?? [];
  if (signs.join("") !== text) return null;
  return signs.flatMap((sign) => {
    if (/^\d+$/.test(sign)) return Array(Math.min(Number(sign), SIDE + 1)).fill(null);
    const shown = sign.replaceAll(/[[\]]/g, "");
    const label = shown.toUpperCase();
    return [{ label, blank: shown !== label }];
  });
}

/** The rows as CGP. */
export function writeBoard(rows) {
  return rows.map((row) => row.map(sign).join("").replaceAll(/\.+/g, (run) => String(run.length))).join("/");
}

function sign(tile) {
  if (tile === null) return ".";
  const shown = tile.blank ? tile.label.toLowerCase() : tile.label;
  return [...tile.label].length > 1 ? `[${shown}]` : shown;
}

/** Where somebody types: rows, the square, the direction, and the square that was typed on last. */
export function newPen(rows) {
  return { rows, row: Math.floor(SIDE / 2), column: Math.floor(SIDE / 2), down: false, last: null };
}

/** The pen at another square; letters typed there begin anew. */
export function moved(pen, row, column) {
  return { ...pen, row, column, last: null };
}

function put(pen, row, column, tile) {
  const rows = pen.rows.map((line, r) => (r === row ? line.map((one, c) => (c === column ? tile : one)) : line));
  return { ...pen, rows };
}

function stepped(pen, by) {
  const within = (at) => Math.min(Math.max(at, 0), SIDE - 1);
  return pen.down ? { ...pen, row: within(pen.row + by) } : { ...pen, column: within(pen.column + by) };
}

/** A whole tile laid where the pen is, which goes on by one square. */
export function layTile(pen, label, blank) {
  const there = pen.rows[pen.row][pen.column];
  // A word typed over what lies there leaves it lying, be it a blank.
  const tile = there?.label === label && !blank ? there : { label, blank };
  return stepped({ ...put(pen, pen.row, pen.column, tile), last: [pen.row, pen.column] }, 1);
}

/**
 * A letter typed: on the square of the letter before where the two are one tile (S and Z are SZ
 * until the pen is moved), else where the pen is. null where the edition has no such tile.
 */
export function typeLetter(pen, letter, blank, labels) {
  const capital = letter.toUpperCase();
  if (pen.last) {
    const [row, column] = pen.last;
    const before = pen.rows[row][column];
    const both = before && `${before.label}${capital}`;
    if (both && labels.includes(both)) return put(pen, row, column, { label: both, blank: before.blank });
  }
  // Ё as Е where there is no tile Ё.
  const label = [capital, capital.normalize("NFD")[0]].find((one) => labels.includes(one));
  return label === undefined ? null : layTile(pen, label, blank);
}

/** The tile under the pen taken off; where there is none, the one before it. */
export function takeOff(pen) {
  const at = pen.rows[pen.row][pen.column] === null ? stepped(pen, -1) : pen;
  return { ...put(at, at.row, at.column, null), last: null };
}

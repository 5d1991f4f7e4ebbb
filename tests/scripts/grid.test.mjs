import assert from "node:assert/strict";
import { test } from "node:test";

import { placeAfter, standAt, startGrid } from "../../static/grid.js";
import { Part, setStage } from "./stage.mjs";

const SIDE = 15;

/** A board of fresh squares in the page, as the server sends it. */
function lay(stage) {
  const squares = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => {
    const square = new Part({ is: ["[role=gridcell]"] });
    square.focus = () => {
      square.focused += 1;
      stage.document.activeElement = square;
      stage.send("focusin", square);
    };
    return square;
  }));
  stage.document.parts["[role=grid] [role=row]"] = squares.map((row) => new Part({ parts: { "[role=gridcell]": row } }));
  Object.defineProperty(stage.document.parts, "[role=gridcell][tabindex]", {
    configurable: true,
    get: () => squares.flat().filter((square) => square.hasAttribute("tabindex")),
  });
  return squares;
}

function begin() {
  const stage = setStage({});
  const squares = lay(stage);
  startGrid();
  standAt(7, 7);
  return { stage, squares };
}

const key = (stage, square, name, more = {}) => stage.send("keydown", square, { key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });
const stops = (squares) => squares.flat().filter((square) => square.getAttribute("tabindex") === "0");

test("the keys lead to the neighbours, to the ends of the row and to the corners, never off the board", () => {
  assert.deepEqual(placeAfter([7, 7], "ArrowUp", false, SIDE), [6, 7]);
  assert.deepEqual(placeAfter([14, 14], "ArrowDown", false, SIDE), [14, 14]);
  assert.deepEqual(placeAfter([0, 0], "ArrowLeft", false, SIDE), [0, 0]);
  assert.deepEqual(placeAfter([3, 5], "Home", false, SIDE), [3, 0]);
  assert.deepEqual(placeAfter([3, 5], "End", true, SIDE), [14, 14]);
  assert.equal(placeAfter([3, 5], "a", false, SIDE), null);
  assert.equal(placeAfter([3, 5], "ArrowUp", true, SIDE), null, "the console has this key for a list");
});

test("Tab comes to one square only, and the arrows take it and the focus along", async () => {
  const { stage, squares } = begin();
  assert.deepEqual(stops(squares), [squares[7][7]]);
  squares[7][7].focus();
  assert.equal(await key(stage, squares[7][7], "ArrowRight"), true, "the page does not scroll");
  assert.deepEqual(stops(squares), [squares[7][8]]);
  assert.equal(squares[7][8].focused, 1);
});

test("what another script took for itself is left to it", async () => {
  const { stage, squares } = begin();
  squares[7][7].focus();
  assert.equal(await key(stage, squares[7][7], "ArrowDown", { defaultPrevented: true }), true);
  assert.deepEqual(stops(squares), [squares[7][7]]);
  assert.equal(await key(stage, new Part(), "ArrowDown"), false, "nor are keys of other places taken");
});

test("a board that comes anew has the focus where it was, and takes none from elsewhere", async () => {
  const { stage, squares } = begin();
  squares[7][7].focus();
  await key(stage, squares[7][7], "ArrowUp");
  const fresh = lay(stage);
  stage.document.activeElement = stage.document.body;
  await stage.send("regions", stage.document);
  assert.equal(fresh[6][7].focused, 1);
  await stage.send("focusin", new Part());
  stage.document.activeElement = null;
  const other = lay(stage);
  await stage.send("regions", stage.document);
  assert.deepEqual(stops(other), [other[6][7]]);
  assert.equal(other[6][7].focused, 0);
});

test("a board that stayed is not said again", async () => {
  const { stage, squares } = begin();
  squares[7][7].focus();
  await stage.send("regions", stage.document);
  assert.equal(squares[7][7].focused, 1);
});

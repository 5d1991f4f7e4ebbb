import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const sound = () => new Part();

test("the standings turn their pages and begin again", async () => {
  const leaves = [new Part(), new Part({ hidden: true }), new Part({ hidden: true })];
  const stage = setStage({ "[data-leaf]": leaves, "[data-sound]": sound() });
  await load("projector.js");
  const shown = () => leaves.map((leaf) => !leaf.hidden);
  await stage.pass(9_000);
  assert.deepEqual(shown(), [false, true, false]);
  await stage.pass(18_000);
  assert.deepEqual(shown(), [true, false, false]);
});

function reveal(title, tiles) {
  const scene = new Part({ parts: { h1: new Part({ textContent: title }), ".reveal-word .tile": tiles } });
  return { ".scene.reveal": scene, ".scene.reveal h1": scene.parts.h1 };
}

test("a new top is laid out tile by tile, one that is there already is not", async () => {
  const tiles = [new Part(), new Part()];
  const stage = setStage({ "[data-sound]": sound() });
  await load("projector.js");
  Object.assign(stage.document.parts, reveal("Топ хода 2", tiles));
  await stage.send("regions", null);
  await stage.pass(100);
  assert.deepEqual(tiles.map((tile) => tile.classList.contains("out")), [true, false]);
  await stage.pass(100);
  assert.ok(tiles[1].classList.contains("out"));
  const again = [new Part()];
  Object.assign(stage.document.parts, reveal("Топ хода 2", again));
  await stage.send("regions", null);
  await stage.pass(500);
  assert.ok(!again[0].classList.contains("out"));
});

test("with reduced motion nothing is animated", async () => {
  const tiles = [new Part()];
  const stage = setStage({ "[data-sound]": sound() });
  globalThis.matchMedia = () => ({ matches: true });
  await load("projector.js");
  const parts = reveal("Топ хода 3", tiles);
  Object.assign(stage.document.parts, parts);
  await stage.send("regions", null);
  assert.ok(!parts[".scene.reveal"].classList.contains("animated"));
});

function drawn(letters, coming) {
  const rack = new Part({ textContent: letters, parts: { ".tile:not(.kept)": coming } });
  return { ".scene.drawn, .scene.thinking": new Part({ parts: { ".rack": rack } }) };
}

test("what was drawn comes in tile by tile, once; a rack that is there when the page opens does not", async () => {
  const there = [new Part()];
  const stage = setStage({ "[data-sound]": sound(), ...drawn("СЦ", there) });
  await load("projector.js");
  await stage.send("regions", null);
  await stage.pass(500);
  assert.ok(!there[0].classList.contains("out"));
  const tiles = [new Part(), new Part()];
  Object.assign(stage.document.parts, drawn("СЦАО", tiles));
  await stage.send("regions", null);
  await stage.pass(100);
  assert.deepEqual(tiles.map((tile) => tile.classList.contains("out")), [true, false]);
  await stage.pass(100);
  assert.ok(tiles[1].classList.contains("out"));
  const again = [new Part()];
  Object.assign(stage.document.parts, drawn("СЦАО", again));
  await stage.send("regions", null);
  await stage.pass(500);
  assert.ok(!again[0].classList.contains("out"));
});

test("with reduced motion no tile comes in", async () => {
  const stage = setStage({ "[data-sound]": sound() });
  globalThis.matchMedia = () => ({ matches: true });
  await load("projector.js");
  const parts = drawn("АОЕ", [new Part()]);
  Object.assign(stage.document.parts, parts);
  await stage.send("regions", null);
  assert.ok(!parts[".scene.drawn, .scene.thinking"].parts[".rack"].classList.contains("coming"));
});

test("the pointer hides after three seconds, and comes back when it is moved", async () => {
  const stage = setStage({ "[data-sound]": sound() });
  await load("projector.js");
  await stage.pass(3_001);
  assert.ok(stage.document.body.classList.contains("idle"));
  await stage.send("mousemove", null);
  assert.ok(!stage.document.body.classList.contains("idle"));
});

// The screen of the hall: turns the pages of the standings, lays the reveal out tile by tile, beeps.
import { signal, turnSoundOn } from "./sound.js";

const LEAF_MS = 9000;
const TILE_MS = 80;
let leaf = 0;
let beats = 0;
let revealed = null;
let stopped = null;
let lying = "";
let idleTimer = 0;

/** Shows a page of the table; one with more beats stays as many times longer. */
function turnLeaf(step) {
  const leaves = [...document.querySelectorAll("[data-leaf]")];
  if (leaves.length === 0) {
    leaf = 0;
    beats = 0;
    return;
  }
  leaf %= leaves.length;
  beats += step;
  if (beats >= Number(leaves[leaf].dataset.beats || 1)) {
    beats = 0;
    leaf = (leaf + 1) % leaves.length;
  }
  leaves.forEach((section, index) => section.toggleAttribute("hidden", index !== leaf));
}

function layReveal() {
  const scene = document.querySelector(".scene.reveal");
  const title = scene ? scene.querySelector("h1").textContent : null;
  const isNew = title !== null && title !== revealed;
  revealed = title;
  if (!isNew || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  scene.classList.add("animated");
  scene.querySelectorAll(".reveal-word .tile").forEach((tile, index) => {
    setTimeout(() => tile.classList.add("out"), TILE_MS * (index + 1));
  });
}

/** The rack of the round while everybody waits for it or thinks. */
function shownRack() {
  const scene = document.querySelector(".scene.drawn, .scene.thinking");
  return scene ? scene.querySelector(".rack") : null;
}

/** The tiles of a rack that has just come appear one by one; what stayed on it stands still. */
function layRack() {
  const rack = shownRack();
  const isNew = rack !== null && rack.textContent !== lying;
  if (isNew) lying = rack.textContent;
  if (!isNew || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  rack.classList.add("coming");
  rack.querySelectorAll(".tile:not(.kept)").forEach((tile, index) => {
    setTimeout(() => tile.classList.add("out"), TILE_MS * (index + 1));
  });
}

/** The stop fills the screen once a round, whatever changes behind it. */
function coverStop() {
  const cover = document.querySelector("[data-stop]");
  const round = cover ? cover.closest(".scene").dataset.round : null;
  if (cover && round === stopped) cover.classList.add("seen");
  if (cover) cover.addEventListener("animationend", () => (stopped = round), { once: true });
  else stopped = null;
}

function hideCursorSoon() {
  document.body.classList.remove("idle");
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => document.body.classList.add("idle"), 3000);
}

document.addEventListener("regions", () => {
  turnLeaf(0);
  layReveal();
  layRack();
  coverStop();
});
document.addEventListener("clock-phase", (event) => signal(event.detail));
document.addEventListener("mousemove", hideCursorSoon);
document.querySelector("[data-sound]").addEventListener("click", (event) => {
  event.currentTarget.hidden = turnSoundOn();
});
document.body.classList.toggle("thumb", window.parent !== window);
setInterval(() => turnLeaf(1), LEAF_MS);
revealed = (document.querySelector(".scene.reveal h1") || { textContent: null }).textContent;
lying = shownRack()?.textContent ?? "";
coverStop();
hideCursorSoon();

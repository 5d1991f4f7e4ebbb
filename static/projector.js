// The screen of the hall: turns the pages of the standings, lays the reveal out tile by tile, beeps.
import { signal, turnSoundOn } from "./sound.js";

const LEAF_MS = 9000;
const TILE_MS = 80;
let leaf = 0;
let revealed = null;
let idleTimer = 0;

function turnLeaf(step) {
  const leaves = [...document.querySelectorAll("[data-leaf]")];
  if (leaves.length === 0) {
    leaf = 0;
    return;
  }
  leaf = (leaf + step) % leaves.length;
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

function hideCursorSoon() {
  document.body.classList.remove("idle");
  clearTimeout(idleTimer);
  idleTimer = setTimeout(() => document.body.classList.add("idle"), 3000);
}

document.addEventListener("regions", () => {
  turnLeaf(0);
  layReveal();
});
document.addEventListener("clock-phase", (event) => signal(event.detail));
document.addEventListener("mousemove", hideCursorSoon);
document.querySelector("[data-sound]").addEventListener("click", (event) => {
  event.currentTarget.hidden = turnSoundOn();
});
setInterval(() => turnLeaf(1), LEAF_MS);
revealed = (document.querySelector(".scene.reveal h1") || { textContent: null }).textContent;
hideCursorSoon();

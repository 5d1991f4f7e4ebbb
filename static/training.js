// A round played alone: tiles tapped on the board fill the slip, which goes as it stands when time is up.
import { startClocks } from "./clock.js";
import { startGrid } from "./grid.js";
import { startLaying } from "./laying.js";

const form = document.querySelector("[data-alone]");
const hint = document.querySelector("[data-draft-hint]");

const laying = startLaying({
  show(_area, { at, word, down }) {
    // Before a square is chosen, what somebody typed stays.
    if (!at) return;
    form.elements.at.value = at;
    form.elements.word.value = word ?? "";
    hint.textContent = `${down ? "↓" : "→"} ${down ? hint.dataset.sayTurnAcross : hint.dataset.sayTurnDown}`;
  },
  send: () => form.requestSubmit(),
});

document.addEventListener("clock-phase", (event) => {
  if (event.detail !== "over") return;
  // An empty slip is one too, and what cannot be laid counts as it stands.
  form.noValidate = true;
  form.elements.over.value = "1";
  form.requestSubmit();
});

startGrid();
startClocks();
laying.look();

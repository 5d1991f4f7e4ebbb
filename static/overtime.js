// Who is beyond the time for the whole game, second by second while a round runs.
import { left, minutes } from "./clock.js";

/** How far a player is beyond the budget; the round's time runs for whoever has not handed in. */
function over(button, grid) {
  const isIn = button.getAttribute("aria-pressed") === "true";
  const running = isIn ? 0 : Math.max(0, Number(grid.dataset.grantedMs) - left());
  return Number(button.dataset.usedMs) + running - Number(grid.dataset.budgetMs);
}

function paint() {
  const grid = document.querySelector("[data-budget-ms]");
  const line = document.querySelector("[data-over-time]");
  if (!grid || !line) return;
  const late = [];
  for (const button of grid.querySelectorAll("[data-used-ms]")) {
    const by = over(button, grid);
    button.classList.toggle("over", by > 0);
    if (by > 0) late.push({ number: button.dataset.numPlayer, by });
  }
  late.sort((a, b) => b.by - a.by);
  line.hidden = late.length === 0;
  const said = late.slice(0, 6).map((one) => `№ ${one.number} +${minutes(Math.floor(one.by / 1000))}`);
  const more = late.length > 6 ? ` … ${late.length}` : "";
  line.textContent = `${line.dataset.say} ${said.join(", ")}${more}`;
}

/** Keeps the line up to date. */
export function startOvertime() {
  setInterval(paint, 500);
  document.addEventListener("regions", paint);
  paint();
}

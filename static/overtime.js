// Who is beyond the time for the whole game or close to it, second by second while a round runs.
import { left, minutes } from "./clock.js";

/** So many are named in a line. */
const NAMED = 6;

/** What a player has left of the budget, below 0 beyond it; the round's time runs for whoever is charged for it and has not handed in. */
function remaining(button, grid) {
  const isIn = button.getAttribute("aria-pressed") === "true";
  const runs = !isIn && grid.dataset.charges !== "false";
  const running = runs ? Math.max(0, Number(grid.dataset.grantedMs) - left()) : 0;
  return Number(grid.dataset.budgetMs) - Number(button.dataset.usedMs) - running;
}

function tell(line, players, time) {
  if (!line) return;
  line.hidden = players.length === 0;
  const said = players.slice(0, NAMED).map((one) => `${line.dataset.numbered.replace("#", one.number)} ${one.name} ${time(one.left)}`);
  const more = players.length > NAMED ? `, ${line.dataset.more} ${players.length - NAMED}` : "";
  line.textContent = `${line.dataset.say} ${said.join(", ")}${more}`;
}

function paint() {
  const grid = document.querySelector("[data-budget-ms]");
  if (!grid) return;
  const [over, near] = [[], []];
  for (const button of grid.querySelectorAll("[data-used-ms]")) {
    const ms = remaining(button, grid);
    // Close is whose time may run out within one round.
    const isNear = ms >= 0 && ms <= Number(grid.dataset.grantedMs);
    button.classList.toggle("over", ms < 0);
    button.classList.toggle("near", isNear);
    if (ms < 0 || isNear) (ms < 0 ? over : near).push({ number: button.dataset.number, name: button.dataset.name, left: ms });
  }
  const least = (a, b) => a.left - b.left;
  tell(document.querySelector("[data-over-time]"), over.sort(least), (ms) => `+${minutes(Math.floor(-ms / 1000))}`);
  tell(document.querySelector("[data-near-time]"), near.sort(least), (ms) => minutes(Math.floor(ms / 1000)));
}

/** Keeps the lines up to date. */
export function startOvertime() {
  setInterval(paint, 500);
  document.addEventListener("regions", paint);
  paint();
}

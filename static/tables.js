// The clocks of tables, and their list, which is asked for anew as long as nobody types.
import { minutes } from "./clock.js";

const LIST_MS = 3000;

function text(milliseconds) {
  const sign = milliseconds < 0 ? "−" : "";
  return sign + minutes(Math.ceil(Math.abs(milliseconds) / 1000));
}

/** Counts each clock on from what the server wrote into it. */
function paint() {
  for (const clock of document.querySelectorAll("[data-half]")) {
    clock.since ??= performance.now();
    const gone = clock.dataset.running === "true" ? performance.now() - clock.since : 0;
    const shown = Number(clock.dataset.ms) + (clock.dataset.down === "true" ? -gone : gone);
    const now = text(shown);
    if (clock.textContent !== now) clock.textContent = now;
    clock.classList.toggle("over", shown < 0);
  }
}

async function list() {
  const region = document.querySelector("[data-region=tables]");
  if (!region || document.hidden) return;
  const answer = await fetch("/tables?fragment=1", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const other = fresh.querySelector("[data-region=tables]");
  if (other) region.replaceChildren(...other.childNodes);
  paint();
}

setInterval(paint, 100);
if (document.querySelector("[data-region=tables]")) setInterval(list, LIST_MS);
paint();

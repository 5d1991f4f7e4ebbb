// The question which of equal tops goes on the board. Its choices take digits and Enter only while
// they have the focus: a digit that is typed into the line is a player's number.
import { letterOf } from "./keyboard.js";
import { keysOlder } from "./piles.js";

const BEGINS_A_LINE = /^[\p{L}\d]$/u;

/** What was foretold, by the address of the forecast: a line for each top, in their order. */
const foretold = new Map();

async function linesOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) return [];
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const told = (row) => [...row.querySelectorAll("td[data-of]")].map((cell) => `${cell.dataset.of} ${cell.textContent}`);
  return [...page.querySelectorAll("tbody tr")].map((row) => told(row).join(" · "));
}

/** Puts what may come next beside every choice; asked once a round. */
export async function foretell() {
  const address = document.querySelector("[data-forecast]")?.dataset.forecast;
  if (!address) return;
  if (!foretold.has(address)) foretold.set(address, linesOf(address).catch(() => []));
  const lines = await foretold.get(address);
  const asked = document.querySelector("[data-forecast]");
  if (asked?.dataset.forecast !== address) return;
  asked.querySelectorAll("[data-foretold]").forEach((place, at) => {
    place.textContent = lines[at] ? ` · ${lines[at]}` : "";
  });
}

/** Starts the keys of the question; `line` is the slip line, `press` presses a button. */
export function startTops(line, press) {
  /** The round whose question has been shown, and the one whose question was left for the line. */
  let seen = null;
  let left = null;

  const question = () => document.querySelector("[data-tops][data-asks]");
  const isAnswering = () => question()?.contains(document.activeElement) === true;

  /** Between two slips of an older pile the line is empty, and yet the next digit is a player's number. */
  const isFree = () => line.isEmpty() && !keysOlder();

  function enter(asked) {
    seen = asked.dataset.tops;
    left = null;
    (asked.querySelector("[data-proposed]") ?? asked.querySelector("[data-top-key]")).focus();
  }

  function leave() {
    left = seen;
    line.focus();
  }

  /** Brings the focus to the question where it waits and nothing is being typed, else to the line. */
  function home(isAnswered = false) {
    const asked = question();
    if (isAnswered) left = seen;
    if (asked && asked.dataset.tops !== left && isFree()) enter(asked);
    else line.focus();
  }

  /** After the page was drawn anew: a question that comes while slips are typed waits for Esc. */
  function look() {
    const asked = question();
    if (!asked) {
      // The focus that was in the question must not stay on whatever took its place.
      if (seen !== null && seen !== left) line.focus();
      seen = left = null;
    }
    if (!asked || asked.dataset.tops === seen) return;
    seen = asked.dataset.tops;
    if (!isFree()) left = seen;
    else if (line.isFocused()) enter(asked);
  }

  /** Whether a key was meant for the question. */
  function key(event) {
    const asked = question();
    if (!asked || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (!isAnswering()) {
      if (event.key !== "Escape" || !line.isFocused() || !line.isEmpty()) return false;
      enter(asked);
    } else if (event.repeat) {
      // A key that is held down chooses nothing.
    } else if (event.key === "Escape") leave();
    else if (/^[1-9]$/.test(event.key) && asked.querySelector(`[data-top-key="${event.key}"]`)) {
      press(asked.querySelector(`[data-top-key="${event.key}"]`));
    } else if (BEGINS_A_LINE.test(event.key)) {
      leave();
      line.setLine(letterOf(event, line.keyboard) ?? event.key);
    } else return false;
    event.preventDefault();
    return true;
  }

  document.addEventListener("regions", look);
  document.addEventListener("regions", foretell);
  foretell();
  // Whoever goes to the line himself wants to type there.
  document.addEventListener("focusin", () => {
    if (question() && line.isFocused()) left = question().dataset.tops;
  });
  home();
  return { key, home, stands: () => question() !== null };
}

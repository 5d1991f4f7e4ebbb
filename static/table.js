// A page of a table: words are laid by tapping or typing, and every act is sent until it is on disk.
import { startGrid } from "./grid.js";
import { startLaying } from "./laying.js";
import { startOutbox } from "./outbox.js";
import { newKey, post } from "./post.js";
import "./tables.js";

/** An answer that takes longer is none: a line may fall silent without closing. */
const ANSWER_LIMIT_MS = 8_000;

const { table } = document.querySelector("[data-table]").dataset;
const said = document.querySelector("[data-said]");
let turn = null;
/** The turn whose player has asked to see his rack. */
let uncovered = null;

const outbox = startOutbox({
  name: `act ${table}`,
  kept: localStorage,
  later: (ms, run) => setTimeout(run, ms),
  send: (act) => post(table, act, AbortSignal.timeout(ANSWER_LIMIT_MS)),
  tell,
});

const laying = startLaying({ show, send: layWord });

function tell(state, _act, answer) {
  const sentence = { sending: "", waiting: said.dataset.sayWaiting }[state];
  said.textContent = sentence ?? (state === "refused" ? answer.sentence : "");
  said.classList.toggle("wrong", state === "refused");
  if (state === "saved" || state === "refused") document.dispatchEvent(new Event("outdated"));
}

function show(area, { at, word, down }) {
  // Before a square is chosen, what somebody typed stays.
  if (!at) return;
  area.elements.at.value = at;
  area.elements.word.value = word ?? "";
  area.querySelector("[data-draft-hint]").textContent = down ? `↓ ${said.dataset.sayTurnAcross}` : `→ ${said.dataset.sayTurnDown}`;
}

/** One act after another: a second one waits for the answer to the first. */
function ask(act) {
  if (outbox.waiting()) return;
  outbox.put({ turn, key: newKey(), ...act });
}

/** What was typed last in this turn, so that taking it back finds it again. */
let typed = null;

function layWord() {
  const area = document.querySelector("[data-draft]");
  const [at, word] = [area.elements.at.value.trim(), area.elements.word.value.trim()];
  typed = { at, word };
  if (at && word) ask({ what: "propose", action: "play", at, word });
}

/** The tiles that go back, as a rack is written; their number where nobody sees them. */
function given() {
  const count = document.querySelector("[data-count]");
  if (count) return count.value;
  const chosen = [...document.querySelectorAll("[data-give]:checked")].map((one) => one.dataset.give);
  return chosen.map((label) => ([...label].length > 1 ? `[${label}]` : label)).join("");
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-draft], [data-contest], [data-rest]")) return;
  event.preventDefault();
  if (event.target.matches("[data-rest]")) event.target.querySelector("[data-act]").click();
  if (event.target.matches("[data-draft]")) layWord();
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const { act, word, at } = button.dataset;
  const what = button.dataset.do;
  if (act) {
    const { seat, left } = button.form?.elements ?? {};
    // The rack is another one then.
    if (act === "buy") laying.begin();
    ask({ what: act, word: left?.value ?? word, at, ...(seat ? { seat: Number(seat.value) } : {}) });
  } else if (what) {
    ask({ what: "propose", action: what, word: what === "exchange" ? given() : "" });
  } else if (button.dataset.uncover !== undefined) {
    uncovered = turn;
    cover();
    laying.paint();
  }
});

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-wish]")) ask({ what: "wish", word: event.target.value });
});

/** The rack lies open for the player who asked to see it, until his turn is over. */
function cover() {
  const area = document.querySelector("[data-covered]");
  if (area) area.hidden = uncovered !== turn;
  const button = document.querySelector("[data-uncover]");
  if (button) button.hidden = uncovered === turn;
}

/** After the page was drawn anew: another turn begins with an empty draft; what was laid and taken back lies there again. */
function look() {
  const now = Number(document.querySelector("[data-now]").dataset.now);
  if (now !== turn) {
    laying.begin();
    typed = null;
  }
  turn = now;
  cover();
  laying.look();
  const area = document.querySelector("[data-draft]");
  if (!area || !typed || area.elements.word.value) return;
  area.elements.at.value = typed.at;
  area.elements.word.value = typed.word;
}

document.addEventListener("regions", look);
startGrid();
addEventListener("online", () => outbox.retry());
look();
outbox.retry();

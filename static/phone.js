// A player's phone: the board is tapped, the rack typed, the slip sent until the server has it.
import { left } from "./clock.js";
import { startGrid } from "./grid.js";
import { startLaying } from "./laying.js";
import { startOutbox } from "./outbox.js";
import { newKey, post } from "./post.js";
import { startReceipts } from "./receipts.js";
import { isMeant } from "./twice.js";

/** Failed tries after which a player is told to take paper. */
const PAPER_AFTER = 3;
/** An answer that takes longer is none: a line may fall silent without closing. */
const ANSWER_LIMIT_MS = 8_000;

const answer = document.querySelector("[data-phone]");
const said = document.querySelector("[data-own-said]");
let round = null;
let taken = null;
let waits = 0;
/** The round in which it was asked for points that are missing. */
let asked = null;

const receipts = startReceipts({ kept: localStorage, name: `receipts ${answer.dataset.outbox}` });
const outbox = startOutbox({
  name: `slip ${answer.dataset.outbox}`,
  kept: localStorage,
  later: (ms, run) => setTimeout(run, ms),
  send: async (slip) => {
    const found = await post(answer.dataset.phone, slip, AbortSignal.timeout(ANSWER_LIMIT_MS));
    // Kept at once: by the time it is told another slip may be on its way.
    if (found.kept) receipts.sent(found.kept);
    return found;
  },
  tell,
});

const laying = startLaying({ show, send });

function tell(state, slip, found) {
  waits = state === "waiting" ? waits + 1 : 0;
  const sentence = { sending: said.dataset.saySending, waiting: said.dataset.sayWaiting }[state];
  said.textContent = sentence ?? (state === "refused" ? found.sentence : "");
  said.classList.toggle("wrong", state === "refused");
  const paper = document.querySelector("[data-own-paper]");
  paper.hidden = waits < PAPER_AFTER;
  paper.querySelector("[data-own-paper-slip]").textContent = `${slip.at} ${slip.word}`;
  if (state === "saved") document.dispatchEvent(new Event("outdated"));
}

function show(area, { at, word, down }) {
  area.querySelector("[data-draft-at]").textContent = at && `${at} ${down ? "↓" : "→"}`;
  area.querySelector("[data-draft-word]").textContent = word === null ? "" : word.replaceAll(/[[\]]/g, "");
  const hint = area.querySelector("[data-draft-hint]");
  if (at) hint.textContent = down ? said.dataset.sayTurnAcross : said.dataset.sayTurnDown;
  area.querySelector("[data-send]").disabled = word === null;
}

function send() {
  const { at, word } = laying.said();
  if (word === null) return;
  const field = document.querySelector("[data-claim]");
  const typed = field?.value.trim() ?? "";
  const claimed = /^-?\d+$/.test(typed) ? Number(typed) : null;
  if (field && claimed === null && (typed !== "" || asked !== round)) {
    asked = round;
    said.textContent = field.dataset.missing;
    said.classList.add("wrong");
    field.focus();
    said.scrollIntoView({ block: "nearest" });
    return;
  }
  outbox.put({ round, at, word, claimed, key: newKey() });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.send !== undefined) send();
  else if (button?.dataset.receipts !== undefined) save();
  else if (button?.dataset.receiptsTo !== undefined) ask(button.dataset.receiptsTo, named(receipts.brief()));
  else if (button?.dataset.numSlip !== undefined && isMeant(button)) appeal(button);
});

/** What the phone has kept, with whose it is. */
function named(kept) {
  const area = document.querySelector("[data-region=receipts]").dataset;
  return { name: area.name, player: Number(area.number), ...kept };
}

/** A player appeals against a verdict, or takes that back. */
async function appeal(button) {
  const { appeals } = button.closest("[data-appeals]").dataset;
  const found = await ask(appeals, { round: Number(button.value), is_back: button.name === "back" });
  // Where it stands the page says itself.
  if (found.ok) said.textContent = "";
  document.dispatchEvent(new Event("outdated"));
}

/** What goes to the arbiter once and not until it is there: an appeal, or what the phone has kept, to be compared with the log. */
async function ask(url, body) {
  said.textContent = said.dataset.saySending;
  const answer = post(url, body, AbortSignal.timeout(ANSWER_LIMIT_MS));
  const found = await answer.catch(() => ({ level: "error", sentence: said.dataset.sayUnsent }));
  said.textContent = found.sentence;
  said.classList.toggle("wrong", found.level === "error" || found.ok === false);
  if (!found.ok) said.scrollIntoView({ block: "nearest" });
  return found;
}

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("[data-receipts-shown]");
  if (field) field.value = JSON.stringify(named(receipts.brief()));
});

/** What the phone has kept, as a file that can be compared with the log. */
function save() {
  const whole = named(receipts.all());
  const file = new Blob([JSON.stringify(whole)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `flavita-${answer.dataset.outbox.replace(" ", "-")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Seconds at which it is said how much time is left, to who does not see the clock. */
const SAID_AT = [10, 30, 60];
let before = Infinity;

function sayTime() {
  const line = document.querySelector("[data-time-said]");
  if (!line) return;
  const seconds = document.querySelector("[data-draft]") ? Math.ceil(left() / 1000) : Infinity;
  const mark = SAID_AT.find((one) => seconds <= one && before > one);
  if (mark && before !== Infinity) line.textContent = line.dataset.say.replace("%", mark);
  if (seconds === Infinity) line.textContent = "";
  before = seconds;
}
setInterval(sayTime, 250);

/** After the page was drawn anew: another round begins with an empty draft. */
function look() {
  const area = document.querySelector("[data-draft]");
  const shown = area ? Number(area.dataset.round) : null;
  if (shown !== round) {
    round = shown;
    laying.begin();
  }
  forgetOthers();
  const seen = document.querySelector("[data-seen]");
  if (seen) receipts.seen(JSON.parse(seen.dataset.seen));
  laying.look();
}

/** A slip on its way at the stop may still be in time: it goes once its round is not collected any more. */
function forgetOthers() {
  const mark = document.querySelector("[data-taken]");
  const now = mark ? Number(mark.dataset.taken) : null;
  if (now === taken) return;
  taken = now;
  if (outbox.waiting() && outbox.waiting().round !== taken) outbox.forget();
}

document.addEventListener("regions", look);
startGrid();
addEventListener("online", () => outbox.retry());
look();
outbox.retry();

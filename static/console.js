// The console's buttons and keys. Every act is posted as JSON; the page follows through its live stream.
import { startGrid } from "./grid.js";
import { letterOf, typeInto } from "./keyboard.js";
import { startOvertime } from "./overtime.js";
import { newKey, post } from "./post.js";
import { say } from "./said.js";
import { startScreenPanel } from "./screen-panel.js";
import { signal, turnSoundOn } from "./sound.js";
import { startSlipLine } from "./slip-line.js";
import { startTops } from "./tops.js";
import { isMeant } from "./twice.js";

const place = document.querySelector("[data-console]");
const slipLine = startSlipLine();
const screenPanel = startScreenPanel(() => slipLine && slipLine.focus());
/** What is confirmed by pressing it again, and until when. */
let question = { of: "", until: 0 };
const tops = slipLine && startTops(slipLine, press);
let onlyFound = false;

/** The step whose answer did not come: until one does it is asked again under the same key, whatever the button says by then. */
let unanswered = null;

async function act(name, args) {
  const isStep = name === "next";
  const asked = (isStep && unanswered) || { act: name, ...args, key: newKey() };
  if (isStep) unanswered = asked;
  try {
    const answer = await post(place.dataset.console, asked);
    if (unanswered === asked) unanswered = null;
    question = { of: named(name, args), until: answer.confirm_needed ? performance.now() + 10000 : 0 };
    say(answer.sentence, !answer.ok);
    if (answer.ok && ["undo", "withdraw_slip"].includes(name)) slipLine?.forget();
    return answer.ok === true;
  } catch (_) {
    say(place.dataset.sayFailed || "", true);
    return false;
  }
}

/** What a press is, whether or not it is confirmed. */
function named(name, args) {
  return `${name} ${args.round ?? ""} ${args.step ?? ""}`;
}

/** `data-num-…` become numbers and `data-text-…` texts of the posted JSON. */
function argumentsOf(button) {
  const args = {};
  for (const [name, value] of Object.entries(button.dataset)) {
    const number = /^num([A-Z].*)$/.exec(name);
    const text = /^text([A-Z].*)$/.exec(name);
    if (number) args[number[1].toLowerCase()] = Number(value);
    if (text) args[text[1].toLowerCase()] = value;
  }
  return args;
}

/** Asks for a reason, in the dialog of what is done; empty where the question is left. */
function askReason(what) {
  const dialog = [...document.querySelectorAll("[data-because]")].find((one) => one.dataset.because === what);
  const input = dialog.querySelector("input");
  input.value = "";
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((answer) => {
    const left = () => answer(dialog.returnValue === "yes" ? input.value.trim() : "");
    dialog.addEventListener("close", left, { once: true });
  });
}

async function press(button) {
  const isOfPanel = screenPanel.isIn(button);
  if (!isMeant(button)) return;
  const args = argumentsOf(button);
  if (button.dataset.departs) {
    args.because = await askReason(button.dataset.departs);
    if (args.because === "") return;
  }
  const isAgain = question.of === named(button.dataset.act, args);
  args.confirm = isAgain && performance.now() < question.until;
  if (button.dataset.busy) {
    say(button.dataset.busy);
    button.disabled = true;
  }
  const answers = tops?.stands() && ["choose_top", "next"].includes(button.dataset.act);
  const done = await act(button.dataset.act, args);
  if (button.dataset.busy && !done) button.disabled = false;
  if (tops && !isOfPanel) tops.home(answers && done);
}

function filterPlacements() {
  const field = document.querySelector("[data-filter]");
  if (!field) return;
  const plain = (text) => text.toLowerCase().replaceAll(/[()[\]]/g, "");
  const wanted = plain(field.value.trim());
  for (const row of document.querySelectorAll("tr[data-word]")) {
    const fits = plain(row.dataset.word).includes(wanted);
    row.hidden = !fits || (onlyFound && row.classList.contains("unfound"));
  }
  document.querySelector("[data-only-found]").setAttribute("aria-pressed", String(onlyFound));
}

/** Closes the menus of the last line but for the one in which this node is, unless it leads elsewhere. */
function closeMenus(node) {
  for (const menu of document.querySelectorAll("[data-menu][open]")) {
    if (!menu.contains(node) || node.closest("a")) menu.removeAttribute("open");
  }
}

function functionKey(name) {
  const target = document.querySelector(`[data-fkey="${name}"]`);
  if (target && !target.disabled) target.click();
  else if (name === "F1") location.assign("/keys");
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("button, a, input, select, textarea, label, summary");
  closeMenus(event.target);
  if (!target) {
    if (slipLine && String(getSelection()) === "" && !screenPanel.isIn(event.target)) slipLine.focus();
  } else if (target.dataset.act) {
    press(target);
  } else if (target.hasAttribute("data-keys") && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    showKeys(target);
  } else if (target.dataset.line !== undefined && slipLine) {
    slipLine.setLine(target.dataset.line, target.dataset.corrects ?? null);
  } else if (target.hasAttribute("data-sound")) {
    target.hidden = turnSoundOn();
  } else if (target.hasAttribute("data-scenes")) {
    screenPanel.toggle();
  } else if (target.hasAttribute("data-only-found")) {
    onlyFound = !onlyFound;
    filterPlacements();
  }
});

/** Whether the key or the button of the top that is not announced yet is held down. */
let isHeld = false;

/** Shows that top as long as it is. */
function peek(isDown) {
  isHeld = isDown;
  const top = document.querySelector("[data-peeked]");
  if (top) top.hidden = !isHeld;
}

document.addEventListener("pointerdown", (event) => {
  if (event.target.closest("[data-peek]")) peek(true);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => peek(false));
addEventListener("blur", () => peek(false));
document.addEventListener("keyup", (event) => {
  if (event.key === "F10") peek(false);
});

/** The keys over the page instead of in a window of their own; the same press takes them away. */
async function showKeys(link) {
  const over = document.querySelector("[data-keys-over]");
  if (over.open) {
    over.close();
    return;
  }
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  over.replaceChildren(...page.querySelector("main").childNodes);
  over.showModal();
}

document.addEventListener("clock-phase", (event) => signal(event.detail));

document.addEventListener("submit", async (event) => {
  const sent = event.target;
  if (!sent.matches("[data-draw], [data-add-player], [data-form-act]")) return;
  event.preventDefault();
  if (sent.dataset.formAct) {
    const fields = [...new FormData(sent)].map(([name, text]) => [name, text.trim()]);
    if (await act(sent.dataset.formAct, Object.fromEntries(fields))) sent.reset();
    return;
  }
  const value = (name) => sent.elements[name].value.trim();
  const done = sent.matches("[data-draw]")
    ? await act("draw_manual", { rack: value("rack"), witness: value("witness"), whole: sent.elements.whole?.checked === true })
    : await act("add_player", { name: value("name"), ...(value("number") && { number: Number(value("number")) }) });
  if (done) sent.reset();
});

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-filter]")) filterPlacements();
});

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (screenPanel.key(event) || tops?.key(event)) return;
  if (event.key === "F10") {
    event.preventDefault();
    peek(true);
  } else if (/^F[123478]$/.test(event.key)) {
    event.preventDefault();
    if (!event.repeat) functionKey(event.key); // a key held down is one press
  } else if (event.ctrlKey && /^Arrow(Up|Down|Right)$/.test(event.key)) {
    const pick = document.querySelector(`[data-pick=${event.key.slice(5).toLowerCase()}]`);
    if (!pick) return;
    event.preventDefault();
    press(pick);
  } else if (event.key === "F6") {
    event.preventDefault();
    if (slipLine) slipLine.nextMissing();
  } else if (event.key === "Enter" && event.ctrlKey) {
    event.preventDefault();
    if (event.repeat) return;
    const next = document.querySelector("[data-next]");
    const missing = document.querySelector(".next-missing");
    if (next?.href) next.click();
    else if (next && !next.disabled) press(next);
    else if (missing) say(missing.textContent, true);
  } else if (event.key === "Escape") {
    if (field.matches("[data-filter]")) field.value = "";
    filterPlacements();
    closeMenus(null);
    say("");
    if (slipLine) slipLine.focus();
  } else if (event.code === "Slash" && !event.shiftKey && !event.ctrlKey) {
    const filter = document.querySelector("[data-filter]");
    // Within a line the same key is the full stop of some keyboards.
    if (!filter || field.matches("input:not([data-slip-input])") || (event.key === "." && field.value)) return;
    event.preventDefault();
    filter.focus();
  } else if (field.matches("[data-rack-input], [data-filter]") && slipLine) {
    const letter = letterOf(event, document.querySelector("[data-slip-line]").dataset.keyboard);
    if (letter === null) return;
    event.preventDefault();
    typeInto(field, letter.toUpperCase());
  }
});

document.addEventListener("regions", filterPlacements);
document.addEventListener("regions", () => peek(isHeld));
startOvertime();
startGrid();

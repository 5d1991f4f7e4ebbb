// The line into which slips are keyed: judged while typing, saved by Enter, never lost.
import { letterOf, signOf, typeInto } from "./keyboard.js";
import { currentPile, goToPile, keepInAddress, leaveDonePile, stepPile } from "./piles.js";
import { newKey, post } from "./post.js";

const DEBOUNCE_MS = 60;
const form = document.querySelector("[data-slip-line]");

/** Starts the slip line; answers how other scripts use it, or null where the page has none. */
export function startSlipLine() {
  if (!form) return null;
  const input = form.querySelector("[data-slip-input]");
  const part = (name) => form.querySelector(`[data-slip-${name}]`);
  const hint = part("sentence").textContent;
  const kept = [];
  let [at, asked, timer] = [0, 0, 0];
  /** The pile to which the line belongs, and the slip that was taken into it: under another number it is moved there. */
  let [round, corrected] = [null, null];
  let [completion, confirmLine, seen] = [null, null, null];
  let offered = [];
  let isAsked = false;
  let key = newKey();
  const isSaving = () => form.ariaBusy === "true";
  /** What the line last said of a pile that it left: only the last is news. */
  let leftWith = "";

  function show(level, player, sentence, already) {
    form.dataset.level = level;
    part("player").textContent = player || "";
    part("player").title = player || "";
    part("sentence").textContent = sentence || "";
    part("already").textContent = already || "";
  }

  /** Offers the ways to read a line, each with the key that chooses it. */
  function offer(choices) {
    offered = choices || [];
    const before = answersByDigit() ? "" : "Alt+";
    part("choices").replaceChildren(...offered.map((choice, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button small";
      button.textContent = `${before}${i + 1}: ${choice.label}`;
      button.addEventListener("click", () => setLine(choice.line));
      return button;
    }));
  }

  /** Whether a digit is an answer: behind the word itself, and after Enter has asked; elsewhere points and times are typed. */
  const answersByDigit = () => isAsked || (/[^\s\d]$/.test(input.value) && !/\d\S*$/.test(input.value));

  /** The way that a key chooses: a digit with Alt always does. */
  function chosenBy(event) {
    const placed = event.altKey ? /^Digit([1-9])$/.exec(event.code)?.[1] : undefined;
    const digit = /^[1-9]$/.test(event.key) ? event.key : (placed ?? null);
    if (digit === null || event.ctrlKey || event.metaKey) return null;
    return event.altKey || answersByDigit() ? offered[Number(digit) - 1] ?? null : null;
  }

  /** What is still to come of a line, of which brackets round blanks may be left out; null where it goes on otherwise. */
  function rest(line, typed) {
    let at = 0;
    for (const sign of typed.toLowerCase()) {
      while ("()".includes(line[at]) && line[at] !== sign) at += 1;
      if (line[at]?.toLowerCase() !== sign) return null;
      at += 1;
    }
    return line.slice(line[at] === ")" ? at + 1 : at);
  }

  function suggest(line) {
    completion = line;
    const ghost = part("ghost");
    ghost.textContent = "";
    const typed = input.value;
    const more = line ? rest(line, typed) : null;
    if (!more) return;
    const space = document.createElement("span");
    space.textContent = typed;
    ghost.append(space, more);
  }

  function markMissing() {
    const number = (/^\s*(\d+)/.exec(input.value) || [])[1];
    for (const button of document.querySelectorAll("[data-missing]")) {
      button.classList.toggle("current", button.dataset.missing === number);
    }
  }

  function changed() {
    clearTimeout(timer);
    asked += 1;
    confirmLine = null;
    isAsked = false;
    key = newKey();
    suggest(null);
    offer([]);
    markMissing();
    if (input.value.trim() === "") {
      round = corrected = null;
      show("typing", "", hint, "");
      return;
    }
    // A line belongs to the pile at which it was begun.
    if (round === null) round = currentPile();
    form.dataset.level = "typing";
    timer = setTimeout(check, DEBOUNCE_MS);
  }

  async function check() {
    const turn = asked;
    try {
      const found = await post(form.dataset.check, { round, line: input.value });
      if (turn !== asked) return;
      show(found.level, found.player, found.sentence, found.already);
      suggest(found.completion || null);
      offer(found.choices);
    } catch (_) {
      // The line can be typed on without a verdict; Enter will say whether it was saved.
    }
  }

  async function save() {
    const line = input.value.trim();
    if (line === "" || isSaving()) return;
    clearTimeout(timer);
    asked += 1;
    form.ariaBusy = "true";
    try {
      const answer = await post(form.dataset.save, { round, line, key, confirm: confirmLine === line, seen, corrects: corrected });
      key = newKey();
      if (answer.saved) {
        keep(line);
        if (input.value.trim() === line) setLine("");
        show(answer.level || "ok", "", answer.sentence, "");
      } else {
        [confirmLine, seen] = answer.confirm_needed ? [line, answer.seen] : [null, null];
        show(answer.level || "error", "", answer.sentence, "");
        isAsked = (answer.choices || []).length > 0;
        offer(answer.choices);
      }
    } catch (_) {
      show("error", "", form.dataset.sayUnsaved, "");
    } finally {
      form.ariaBusy = "false";
    }
    leaveDone();
  }

  // Never under the hands of who keys: a pile is left when nothing stands in the line.
  function leaveDone() {
    keepInAddress();
    if (isSaving() || input.value.trim() !== "") return;
    const said = leaveDonePile();
    if (said === "") return;
    const before = part("sentence").textContent;
    part("sentence").textContent = leftWith = [hint, "", leftWith].includes(before) ? said : `${before} ${said}`;
  }

  /** Whatever stands in the line goes along to the pile that was chosen. */
  function changeOver() {
    round = null;
    if (input.value.trim() !== "") changed();
  }

  function keep(line) {
    kept.push(line);
    if (kept.length > 200) kept.shift();
    at = kept.length;
  }

  function recall(step) {
    if (kept.length === 0) return;
    at = Math.min(Math.max(at + step, 0), kept.length);
    setLine(kept[at] || "", null);
  }

  function setLine(line, corrects = corrected) {
    corrected = corrects === null ? null : Number(corrects);
    input.value = line;
    input.focus();
    input.setSelectionRange(line.length, line.length);
    round = null;
    changed();
  }

  function nextMissing() {
    const numbers = Array.from(document.querySelectorAll("[data-missing]"), (one) => Number(one.dataset.missing));
    if (numbers.length === 0) return;
    const now = Number((/^\s*(\d+)/.exec(input.value) || [0, 0])[1]);
    const at = numbers.indexOf(now);
    const next = at < 0 ? numbers.find((number) => number > now) : numbers[at + 1];
    setLine(`${next === undefined ? numbers[0] : next} `, null);
  }

  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.ctrlKey) {
      event.preventDefault();
      if (!event.repeat) save(); // a key held down answers no question
    } else if (event.key === "Tab" && !event.shiftKey && completion && completion !== input.value) {
      event.preventDefault();
      setLine(completion);
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && !event.ctrlKey) {
      event.preventDefault();
      recall(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Escape") {
      setLine("");
      leaveDone();
    } else if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      if (stepPile(event.key === "PageUp" ? -1 : 1)) changeOver();
    } else if (!event.isComposing && chosenBy(event)) {
      event.preventDefault();
      setLine(chosenBy(event).line);
    } else if (!event.isComposing) {
      const letter = signOf(event, input.value.slice(0, input.selectionStart)) ?? letterOf(event, form.dataset.keyboard);
      if (letter === null) return;
      event.preventDefault();
      typeInto(input, letter);
    }
  });
  input.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-pile]");
    if (!button) return;
    goToPile(Number(button.dataset.pile));
    changeOver();
    input.focus();
  });
  // What had the focus is gone: the line has it again, so that nothing typed goes elsewhere.
  document.addEventListener("focuslost", () => input.focus());
  document.addEventListener("regions", () => {
    markMissing();
    if (round === null && input.value.trim() !== "" && currentPile() !== null) changed(); // begun before there was a pile
    leaveDone();
  });
  leaveDone();
  input.focus();
  return {
    setLine,
    nextMissing,
    forget: () => input.value.trim() === "" && changed(), // what an empty line says of a slip that was taken back
    focus: () => input.focus(),
    isFocused: () => document.activeElement === input,
    isEmpty: () => input.value.trim() === "",
    keyboard: form.dataset.keyboard,
  };
}

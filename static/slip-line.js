// The line into which slips are keyed: judged while typing, saved by Enter, never lost.
import { letterOf, typeInto } from "./keyboard.js";
import { newKey, post } from "./post.js";

const DEBOUNCE_MS = 60;
const form = document.querySelector("[data-slip-line]");

/** Starts the slip line; answers how other scripts use it, or null where the page has none. */
export function startSlipLine(handIn) {
  if (!form) return null;
  const input = form.querySelector("[data-slip-input]");
  const part = (name) => form.querySelector(`[data-slip-${name}]`);
  const hint = part("sentence").textContent;
  const kept = [];
  let at = 0;
  let round = null;
  let asked = 0;
  let timer = 0;
  let completion = null;
  let confirmLine = null;
  let key = newKey();
  let saving = false;

  function shownRound() {
    const shown = document.querySelector("[data-slip-round]");
    return shown ? Number(shown.dataset.slipRound) : null;
  }

  function show(level, player, sentence, already) {
    form.dataset.level = level;
    part("player").textContent = player || "";
    part("player").title = player || "";
    part("sentence").textContent = sentence || "";
    part("already").textContent = already || "";
  }

  /** Offers the ways to read a word that can be cut into tiles in several ways. */
  function offer(choices) {
    part("choices").replaceChildren(...(choices || []).map((choice) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button small";
      button.textContent = choice.label;
      button.addEventListener("click", () => setLine(choice.line));
      return button;
    }));
  }

  function suggest(line) {
    completion = line;
    const ghost = part("ghost");
    ghost.textContent = "";
    const typed = input.value;
    if (!line || !line.toLowerCase().startsWith(typed.toLowerCase()) || line.length === typed.length) return;
    const space = document.createElement("span");
    space.textContent = typed;
    ghost.append(space, line.slice(typed.length));
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
    key = newKey();
    suggest(null);
    offer([]);
    markMissing();
    if (input.value.trim() === "") {
      round = null;
      show("typing", "", hint, "");
      return;
    }
    // A line belongs to the round that was marked when it was begun.
    if (round === null) round = shownRound();
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
    if (line === "" || saving) return;
    const stroke = /^(\d+)\s*=$/.exec(line);
    if (stroke) {
      if (await handIn(Number(stroke[1]))) setLine("");
      return;
    }
    clearTimeout(timer);
    asked += 1;
    saving = true;
    try {
      const answer = await post(form.dataset.save, { round, line, key, confirm: confirmLine === line });
      key = newKey();
      if (answer.saved) {
        keep(line);
        if (input.value.trim() === line) setLine("");
        show(answer.level || "ok", "", answer.sentence, "");
      } else {
        confirmLine = answer.confirm_needed ? line : null;
        show(answer.level || "error", "", answer.sentence, "");
        offer(answer.choices);
      }
    } catch (_) {
      show("error", "", form.dataset.sayUnsaved, "");
    } finally {
      saving = false;
    }
  }

  function keep(line) {
    kept.push(line);
    if (kept.length > 200) kept.shift();
    at = kept.length;
  }

  function recall(step) {
    if (kept.length === 0) return;
    at = Math.min(Math.max(at + step, 0), kept.length);
    setLine(kept[at] || "");
  }

  function setLine(line) {
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
    const next = numbers.find((number) => number > now);
    setLine(`${next === undefined ? numbers[0] : next} `);
  }

  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.ctrlKey) {
      event.preventDefault();
      save();
    } else if (event.key === "Tab" && !event.shiftKey && completion && completion !== input.value) {
      event.preventDefault();
      setLine(completion);
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && !event.ctrlKey) {
      event.preventDefault();
      recall(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Escape") {
      setLine("");
    } else if (!event.isComposing) {
      const letter = letterOf(event, form.dataset.keyboard);
      if (letter === null) return;
      event.preventDefault();
      typeInto(input, letter);
    }
  });
  input.addEventListener("input", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("regions", markMissing);
  input.focus();
  return {
    setLine,
    nextMissing,
    focus: () => input.focus(),
    isFocused: () => document.activeElement === input,
    isEmpty: () => input.value.trim() === "",
    keyboard: form.dataset.keyboard,
  };
}

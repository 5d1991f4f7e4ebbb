// The page of those who help: the slip line, and a press for every slip that is in.
import { newKey, post } from "./post.js";
import { say } from "./said.js";
import { startSlipLine } from "./slip-line.js";

const place = document.querySelector("[data-keying]");
const slipLine = startSlipLine();

async function handIn(player, isBack) {
  try {
    const answer = await post(place.dataset.keying, { player, is_back: isBack, key: newKey() });
    say(answer.sentence, !answer.ok);
    return answer.ok === true;
  } catch (_) {
    say(place.dataset.sayFailed, true);
    return false;
  }
}

/** Notes that a notice was brought to its player; pressed again, that it was not. */
async function deliver(button) {
  const isDelivered = button.getAttribute("aria-pressed") !== "true";
  try {
    const answer = await post(place.dataset.errands, { slip: Number(button.dataset.delivered), is_delivered: isDelivered, key: newKey() });
    say(answer.sentence, !answer.ok);
  } catch (_) {
    say(place.dataset.sayFailed, true);
  }
}

/** Puts a frequent answer behind the number in the line; without a number behind that of the next who is missing. */
function answer(button) {
  const typed = document.querySelector("[data-slip-input]").value;
  const missing = document.querySelector("[data-missing]")?.dataset.missing;
  const number = /^\s*(\d[\d,-]*)/.exec(typed)?.[1] ?? missing;
  if (number) slipLine.setLine(`${number} ${button.dataset.answer}`);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("button");
  if (!target) return;
  if (target.dataset.handIn) handIn(Number(target.dataset.handIn), false);
  else if (target.dataset.handInBack) handIn(Number(target.dataset.handInBack), true);
  else if (target.dataset.delivered) deliver(target);
  else if (target.dataset.line !== undefined && slipLine) slipLine.setLine(target.dataset.line, target.dataset.corrects ?? null);
  else if (target.dataset.frequent && slipLine) answer(target);
});

document.addEventListener("keydown", (event) => {
  const digit = event.altKey && !event.ctrlKey ? /^Digit([1-6])$/.exec(event.code)?.[1] : null;
  const frequent = digit && !event.defaultPrevented && document.querySelector(`[data-frequent="${digit}"]`);
  if (frequent) {
    event.preventDefault();
    answer(frequent);
  }
  if (!["F1", "F6", "F8"].includes(event.key)) return;
  event.preventDefault();
  if (event.key === "F1") open("/keys", "flavita-keys");
  else if (event.key === "F8") say(place.dataset.sayUndo, false);
  else if (slipLine) slipLine.nextMissing();
});

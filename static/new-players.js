// The players of a new tournament: shown as they are read while they are typed or pasted. A list from a file becomes the
// text of the field when it is confirmed.
import { previewing } from "./player-file.js";

const field = document.getElementById("players");
const seen = document.querySelector("[data-seen]");

async function take(list) {
  field.value = list.trim();
  seen.value = field.value;
  field.focus();
  return null;
}

const lists = previewing(take, { isInPlace: true, seen: (text) => (seen.value = text) });
field.addEventListener("input", () => lists.showSoon(field.value));
document.querySelector("[data-earlier]")?.addEventListener("change", (event) => event.target.value && lists.showOf(event.target.value));
if (field.value.trim() !== "") lists.showSoon(field.value);

// A new tournament: what holds, in one line above the fields that change it; the first fault has the focus.

const line = document.querySelector("[data-terms]");
const form = line.closest("form");

/** Whether words or switches of the chosen edition differ from what they are at first. */
function areWordsChosen() {
  const edition = form.querySelector("input[name=edition]:checked")?.closest(".edition");
  const boxes = [...(edition?.querySelectorAll("input[type=checkbox]") ?? [])];
  return form.elements.overrides.value.trim() !== "" || boxes.some((box) => box.checked !== box.defaultChecked);
}

function tell() {
  const { move, clock, words, changed } = line.dataset;
  const rules = form.querySelector("input[name=profile]:checked")?.closest("label").querySelector("strong");
  const { round_time: time, game_clock: isTimed, budget } = form.elements;
  const told = [rules?.textContent, move.replace("%", time.value), isTimed.checked && clock.replace("%", budget.value)];
  const kind = form.querySelector("input[name=form]:checked");
  if (kind && kind.value !== "ordinary") told.push(kind.closest("label").querySelector("strong").textContent);
  told.push(areWordsChosen() ? changed : words);
  line.textContent = told.filter(Boolean).join(" · ");
}

/** What is typed anew is no fault any more; whether it is one again, the answer says. */
function forgive({ target }) {
  const field = target.closest(".wrong");
  if (!field) return;
  field.classList.remove("wrong");
  target.removeAttribute("aria-invalid");
  for (const fault of field.querySelectorAll(".field-error:not([data-faults])")) fault.remove();
}

form.addEventListener("input", forgive);
form.addEventListener("input", tell);
form.addEventListener("change", tell);
tell();
const fault = form.querySelector("[aria-invalid=true], .wrong textarea");
// On a phone the keyboard would cover the page before anybody has read it.
if (fault) fault.focus();
else if (globalThis.innerWidth > 900) form.elements.name.focus();

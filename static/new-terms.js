// A new tournament: what holds, in one line above the fields that change it; the first fault has the focus; who comes
// back finds what he typed.

const line = document.querySelector("[data-terms]");
const form = line.closest("form");
const gone = form.querySelector("[data-form-gone]");
const fields = [...form.elements].filter((one) => one.name);
const isTicked = ({ type }) => ["checkbox", "radio"].includes(type);

/** The fields stay with this entry of the browser's history. */
function keep() {
  history.replaceState({ kept: fields.map((one) => (isTicked(one) ? one.checked : one.value)) }, "");
}

/** A page that was asked for anew, by Back or by loading again, is as it was left. */
function fillKept() {
  const kept = history.state?.kept;
  if (kept?.length !== fields.length) return;
  fields.forEach((one, i) => (one[isTicked(one) ? "checked" : "value"] = kept[i]));
}

/** Whether words or switches of the chosen edition differ from what they are at first. */
function areWordsChosen() {
  const edition = form.querySelector("input[name=edition]:checked")?.closest(".edition");
  const boxes = [...(edition?.querySelectorAll("input[type=checkbox]") ?? [])];
  return form.elements.overrides.value.trim() !== "" || boxes.some((box) => box.checked !== box.defaultChecked);
}

const nameOf = (radio) => radio?.closest("label").querySelector("strong").textContent;

function tell() {
  const { move, clock, words, changed } = line.dataset;
  const rules = form.querySelector("input[name=profile]:checked");
  const { round_time: time, game_clock: isTimed, budget } = form.elements;
  const told = [nameOf(rules), move.replace("%", time.value), isTimed.checked && clock.replace("%", budget.value)];
  const kind = form.querySelector("input[name=form]:checked");
  if (kind && kind.value !== "ordinary") told.push(nameOf(kind));
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

/** A variant was chosen for the rules that held: with others the game is the ordinary one, and that is said. */
function followRules({ target }) {
  const isOther = form.elements.profile.value !== rules;
  rules = form.elements.profile.value;
  const [usual, chosen] = ["[value=ordinary]", ":checked"].map((which) => form.querySelector(`input[name=form]${which}`));
  if (isOther && chosen !== usual) {
    gone.textContent = gone.dataset.formGone.replace("%", nameOf(chosen));
    gone.hidden = false;
    usual.checked = true;
  } else if (target.name === "form") {
    gone.hidden = true;
  }
}

fillKept();
let rules = form.elements.profile.value;
form.addEventListener("input", forgive);
form.addEventListener("input", tell);
for (const follow of [followRules, tell, keep]) form.addEventListener("change", follow);
form.addEventListener("submit", keep);
tell();
const fault = form.querySelector("[aria-invalid=true], .wrong textarea");
if (fault) keep();
// On a phone the keyboard would cover the page before anybody has read it.
if (fault) fault.focus();
else if (globalThis.innerWidth > 900) form.elements.name.focus();

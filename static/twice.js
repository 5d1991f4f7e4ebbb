// What hurts is asked for by a second press: the first one says so on the button.

/** How long the question stands there. */
const ASKED_MS = 4_000;

/** Whether a press counts; the first one of a button with `data-twice` only asks. */
export function isMeant(button) {
  if (!button.dataset.twice || button.dataset.asked === "yes") return true;
  const before = button.innerHTML;
  button.dataset.asked = "yes";
  button.textContent = button.dataset.twice;
  setTimeout(() => {
    button.innerHTML = before;
    delete button.dataset.asked;
  }, ASKED_MS);
  return false;
}

// The button of a plain form is sent along by its name.
document.addEventListener("submit", (event) => {
  if (event.submitter?.name && !isMeant(event.submitter)) event.preventDefault();
});

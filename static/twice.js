// What hurts is asked for by a second press: the first one says so on the button.

/** How long the question stands there. */
const ASKED_MS = 4_000;
/** How long it is before anybody can have read it: a double tap is one press. */
const UNREAD_MS = 500;

/** Whether a press counts; the first one of a button with `data-twice` only asks. */
export function isMeant(button) {
  const { twice, asked } = button.dataset;
  if (!twice || asked === "read") return true;
  if (asked) return false;
  const before = button.innerHTML;
  button.dataset.asked = "just";
  button.textContent = twice;
  setTimeout(() => (button.dataset.asked = "read"), UNREAD_MS);
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

// Enter held down presses a button again and again: that is one press.
document.addEventListener("keydown", (event) => {
  if (event.repeat && event.key === "Enter" && event.target.closest("button")) event.preventDefault();
});

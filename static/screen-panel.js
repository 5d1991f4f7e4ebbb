// The panel behind F9: what the hall sees now, and one key for what it is to see.
// Letters and digits that are typed into a field are never keys.

const BUTTONS = { KeyB: "[data-dark]", KeyM: "[data-meaning]" };
const panel = document.querySelector("[data-screen-panel]");

function isField(target) {
  return target instanceof Element && target.closest("input, textarea, select") !== null;
}

/** Shows the panel with the live picture of the screen, or hides it and lets the picture go. */
function show(shown) {
  const picture = panel.querySelector("iframe");
  if (shown && panel.hidden) picture.src = picture.dataset.src;
  if (!shown && !panel.hidden) picture.removeAttribute("src");
  panel.hidden = !shown;
  if (shown) panel.focus();
}

/** A scene by its digit, the notice by 9, dark and back by B, what the top is by M. */
function press(code) {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  if (digit && digit[1] === "9") {
    const field = panel.querySelector("[data-banner-input]");
    field.focus();
    field.select();
    return "stay";
  }
  const wanted = digit ? `[data-digit="${digit[1]}"]` : BUTTONS[code];
  const button = wanted && panel.querySelector(wanted);
  if (!button) return null;
  button.click();
  return "done";
}

/** Starts the panel; `leave` brings the focus back to where the arbiter works. */
export function startScreenPanel(leave) {
  // A page of the past has the console's keys and no screen to turn.
  if (!panel) return { key: () => false, toggle: () => {}, isIn: () => false };
  const close = () => {
    show(false);
    leave();
  };
  const toggle = () => (!panel.hidden && panel.contains(document.activeElement) ? close() : show(true));

  panel.addEventListener("click", (event) => {
    const ready = event.target.closest("[data-ready]");
    if (event.target.closest("[data-screen-close]")) close();
    if (!ready) return;
    const field = panel.querySelector("[data-banner-input]");
    field.value = ready.dataset.ready;
    field.focus();
  });

  /** Whether a key was meant for the panel. */
  function key(event) {
    const isOpen = !panel.hidden;
    if (event.key === "F9") toggle();
    else if (event.key === "Escape" && isOpen) close();
    else if (isField(event.target) || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return false;
    else if (isOpen || event.code === "KeyB") {
      const done = press(event.code);
      if (done === null) return false;
      if (done === "done" && isOpen) close();
    } else return false;
    event.preventDefault();
    return true;
  }

  return { key, toggle, isIn: (node) => panel.contains(node) };
}

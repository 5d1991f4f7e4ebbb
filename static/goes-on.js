// The next game of the event: a page that says so goes on to it by itself, and waits for a line that
// is being typed. `?stay` in the address, and the picture of the screen on the console, look back.
const stays = new URLSearchParams(location.search).has("stay") || window.parent !== window;

function goOn() {
  const next = document.querySelector("[data-follow]");
  const line = document.querySelector("[data-slip-input]");
  if (next && !stays && !(line && line.value.trim() !== "")) location.replace(next.dataset.follow);
}

document.addEventListener("regions", goOn);
document.addEventListener("input", goOn);
goOn();

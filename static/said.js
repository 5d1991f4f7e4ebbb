// The line in which a page says what came of the last press.

let timer = 0;

/** Says it; what went well is taken away again after a while. */
export function say(sentence, wrong) {
  const line = document.querySelector("[data-said]");
  if (!line) return;
  line.textContent = sentence || "";
  line.classList.toggle("wrong", Boolean(wrong));
  clearTimeout(timer);
  if (!wrong) timer = setTimeout(() => (line.textContent = ""), 8000);
}

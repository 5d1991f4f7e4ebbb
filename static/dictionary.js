// The dictionary's page answers while somebody types: it fetches itself and exchanges its regions.

const PAUSE_MS = 120;
const form = document.querySelector("[data-lookup]");
let timer = 0;
let asked = 0;

function address() {
  return `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
}

async function ask(url) {
  const number = (asked += 1);
  history.replaceState(null, "", url);
  try {
    const answer = await fetch(`${url}&fragment=1`, { cache: "no-store" });
    if (!answer.ok || number !== asked) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (number === asked) show(page);
  } catch (_) {
    // Without an answer the form still works: Enter asks for the whole page.
  }
}

function show(page) {
  for (const region of document.querySelectorAll("[data-region]")) {
    const other = page.querySelector(`[data-region="${region.dataset.region}"]`);
    if (!other || other.innerHTML === region.innerHTML) continue;
    const name = region.contains(document.activeElement) ? document.activeElement.name : null;
    region.innerHTML = other.innerHTML;
    if (name) region.querySelector(`[name="${CSS.escape(name)}"]`)?.focus();
  }
  for (const way of document.querySelectorAll(".languages a, .colour-ways a")) {
    const other = [...page.querySelectorAll(".languages a, .colour-ways a")].find((link) => link.textContent === way.textContent);
    if (other) way.setAttribute("href", other.getAttribute("href"));
  }
}

function askSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => ask(address()), PAUSE_MS);
}

form.addEventListener("input", (event) => {
  // The lists and options of another edition are not those of this one.
  if (event.target.name === "edition") document.querySelector('[data-region="choice"]').textContent = "";
  askSoon();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(address());
  form.elements.word.select();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("a.near-word");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  form.elements.word.value = new URL(link.href).searchParams.get("word");
  ask(link.getAttribute("href"));
  form.elements.word.focus();
});

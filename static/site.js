// The plain pages: a key for each marked link, F1 for help, players from a file.

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "F1") {
    event.preventDefault();
    location.assign("/keys");
    return;
  }
  if (event.target.closest("input, textarea, select, button, a")) return;
  const wanted = event.key === "Enter" ? "enter" : event.code === "KeyN" ? "n" : null;
  const link = wanted && document.querySelector(`[data-key="${wanted}"]`);
  if (link) {
    event.preventDefault();
    link.click();
  }
});

/** Text of a list that may be UTF-8 or, from an older spreadsheet, Windows Cyrillic. */
async function readText(file) {
  const bytes = await new Response(file).arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (_) {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}

for (const input of document.querySelectorAll("input[type=file][data-into]")) {
  input.addEventListener("change", async () => {
    if (!input.files[0]) return;
    const target = document.getElementById(input.dataset.into);
    target.value = (await readText(input.files[0])).replace(/\r\n?/g, "\n").trim();
    target.focus();
  });
}

// Only the word lists and the switches of the chosen edition are offered.
const edition = document.getElementById("edition");
const dictionary = document.getElementById("dictionary");
function matchDictionaries() {
  for (const option of dictionary.options) {
    const fits = !option.dataset.edition || option.dataset.edition === edition.value;
    option.hidden = !fits;
    option.disabled = !fits;
  }
  const chosen = dictionary.selectedOptions[0];
  if (chosen && chosen.disabled) {
    const first = [...dictionary.options].find((option) => !option.disabled);
    if (first) first.selected = true;
  }
  for (const choices of document.querySelectorAll("[data-of-edition]")) {
    choices.hidden = choices.dataset.ofEdition !== edition.value;
  }
}
if (edition && dictionary) {
  edition.addEventListener("change", matchDictionaries);
  matchDictionaries();
}

// The plain pages: a key for each marked link, F1 for help, players from a file.

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "F1") {
    event.preventDefault();
    location.assign("/keys");
    return;
  }
  if (event.target.closest("input, textarea, select, button, a")) return;
  const wanted = event.key === "Enter" ? "enter" : ({ KeyN: "n", KeyD: "d" }[event.code] ?? null);
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

// A word list belongs to an edition: choosing another edition chooses the first of its lists.
for (const edition of document.querySelectorAll("input[type=radio][name=edition]")) {
  edition.addEventListener("change", () => {
    const lists = [...edition.closest(".edition").querySelectorAll("input[name=dictionary]")];
    for (const list of document.querySelectorAll("input[name=dictionary]:checked")) {
      if (!lists.includes(list)) list.checked = false;
    }
    if (lists.length > 0 && !lists.some((list) => list.checked)) lists[0].checked = true;
  });
}

// Choosing the boards' colours keeps what was typed: the choice is remembered by the cookie that
// comes with the page's answer.
document.addEventListener("click", async (event) => {
  const way = event.target.closest("a[data-colours]");
  if (!way || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  await fetch(way.href, { cache: "no-store" });
  for (const other of document.querySelectorAll("a[data-colours]")) {
    if (other.dataset.colours === way.dataset.colours) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
});

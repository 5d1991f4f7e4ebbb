// A list of players, in a file or pasted: shown as the program reads it, before anybody is taken in.
// Knows nothing of encodings: the server reads the bytes and words what it found.

/** How long the fingers rest before a list that is being typed is read. */
const PAUSE_MS = 250;

/**
 * Shows lists in the page's part for it; `take` is given the text of a list that is confirmed and
 * answers what to say where it was refused. `isInPlace`: typed lists stand already where they are taken
 * from, so another way to read one takes its place at once. `seen` is told each typed list that is shown.
 */
export function previewing(take, { isInPlace = false, seen = () => {} } = {}) {
  const place = document.querySelector("[data-lists]");
  const preview = document.querySelector("[data-preview]");
  const file = place.querySelector("input[type=file]");
  let sent = null;
  let asked = 0;
  let timer = 0;

  function fault(sentence) {
    const line = place.querySelector("[data-faults]");
    line.textContent = sentence;
  }

  function drop() {
    sent = null;
    asked += 1;
    preview.hidden = true;
    preview.innerHTML = "";
  }

  async function answerTo(how) {
    const query = new URLSearchParams({ ...sent.more, ...(sent.isPasted && { encoding: "UTF-8", pasted: "yes" }), ...how });
    const headers = { "Content-Type": "application/octet-stream" };
    try {
      const answer = await fetch(`${place.dataset.lists}?${query}`, { method: "POST", headers, body: sent.bytes });
      if (answer.status === 413) return { fault: place.dataset.tooLarge };
      return answer.ok ? { html: await answer.text() } : { fault: place.dataset.sayFailed };
    } catch (_) {
      return { fault: place.dataset.sayFailed };
    }
  }

  /** Asks how the list reads with these choices; the last question counts. */
  async function look(how) {
    asked += 1;
    const mine = asked;
    const answer = await answerTo(how);
    if (mine !== asked) return false;
    fault(answer.fault ?? "");
    if (answer.fault) {
      drop();
      return false;
    }
    preview.innerHTML = answer.html;
    preview.hidden = false;
    if (sent.text !== undefined && Object.keys(how).length === 0) seen(sent.text);
    return true;
  }

  /** Shows a list that is being typed, without taking anybody away from typing. */
  function showSoon(text) {
    clearTimeout(timer);
    asked += 1;
    if (text.trim() === "") {
      drop();
      return;
    }
    timer = setTimeout(() => {
      sent = { bytes: new TextEncoder().encode(text), isPasted: true, text };
      look({});
    }, PAUSE_MS);
  }

  async function show(bytes, isPasted, more = {}) {
    clearTimeout(timer);
    if (bytes.byteLength > Number(place.dataset.most)) {
      drop();
      fault(place.dataset.tooLarge);
      return;
    }
    sent = { bytes, isPasted, more };
    if (!(await look({}))) return;
    preview.scrollIntoView({ block: "start" });
    (preview.querySelector("[data-take]") ?? preview.querySelector("[data-preview-title]")).focus();
  }

  async function confirm(button) {
    button.disabled = true;
    const refused = await take(preview.querySelector("[data-list]").value);
    button.disabled = false;
    if (!refused) {
      drop();
      return;
    }
    const line = preview.querySelector("[data-preview-refused]");
    line.textContent = refused;
    line.hidden = false;
  }

  async function read() {
    const chosen = file.files[0];
    if (!chosen) return;
    const bytes = await new Response(chosen).arrayBuffer();
    // The same file can be chosen again once it is mended.
    file.value = "";
    await show(bytes, false);
  }

  file.addEventListener("change", read);
  // A file may be chosen before this script is here.
  if (file.files?.length > 0) read();

  preview.addEventListener("change", async (event) => {
    const name = event.target.dataset.how;
    if (!name) return;
    const all = [...preview.querySelectorAll("select[data-how]")];
    // Another encoding may bring another separator to light.
    const kept = name === "encoding" ? [event.target] : all;
    if (await look(Object.fromEntries(kept.map((one) => [one.dataset.how, one.value])))) {
      preview.querySelector(`select[data-how="${name}"]`)?.focus();
      const list = isInPlace && sent.isPasted ? preview.querySelector("[data-list]") : null;
      if (list) await take(list.value);
    }
  });

  preview.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.hasAttribute("data-take")) confirm(button);
    else if (button.hasAttribute("data-drop")) {
      drop();
      file.focus();
    }
  });

  preview.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    drop();
    file.focus();
  });

  return { showSoon, showText: (text) => show(new TextEncoder().encode(text), true), showOf: (id) => show(new Uint8Array(), false, { of: id }) };
}

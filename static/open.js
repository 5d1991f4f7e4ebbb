// A tournament that comes as a file: sent as it is, under the name that it shall have here.

const form = document.querySelector("[data-open]");
const { file, name } = form.elements;
const button = form.querySelector("button[type=submit]");
const said = form.querySelector("[data-said]");
const way = form.querySelector("[data-way]");

/** Says what came of the file, a sentence a line. */
function say(sentences, kind) {
  said.replaceChildren(...sentences.map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  }));
  said.classList.toggle("error", kind === "error");
  said.classList.toggle("done", kind === "done");
  said.hidden = sentences.length === 0;
}

/** A name for the data folder from that of the file, in signs of an address: `Cup 2026.jsonl` becomes `Cup-2026`. */
function nameOf(path) {
  return path.replace(/\.[^.]*$/, "").replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 64);
}

async function send() {
  const place = `${form.dataset.open}?${new URLSearchParams({ name: name.value.trim() })}`;
  const headers = { "Content-Type": "application/octet-stream" };
  try {
    const body = await new Response(file.files[0]).arrayBuffer();
    const answer = await fetch(place, { method: "POST", headers, body });
    if (answer.status === 413) return { ok: false, sentences: [form.dataset.tooLarge] };
    return await answer.json();
  } catch (_) {
    return { ok: false, sentences: [form.dataset.sayFailed] };
  }
}

function look() {
  const chosen = file.files[0];
  form.querySelector("[data-chosen]").textContent = chosen ? chosen.name : "";
  say([], "");
  way.hidden = true;
  const isTooLarge = Boolean(chosen) && chosen.size > Number(form.dataset.most);
  if (isTooLarge) say([form.dataset.tooLarge], "error");
  button.disabled = !chosen || isTooLarge;
  if (!chosen) return;
  name.value = nameOf(chosen.name);
  if (!isTooLarge) button.focus();
}

file.addEventListener("change", look);
// A file may be chosen before this script is here.
if (file.files.length > 0) look();

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  button.disabled = true;
  const answer = await send();
  say(answer.sentences, answer.ok ? "done" : "error");
  if (answer.ok) {
    way.href = answer.href;
    way.hidden = false;
    way.focus();
    return;
  }
  button.disabled = false;
  name.select();
});

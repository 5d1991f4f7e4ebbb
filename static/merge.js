// Results of halls: every chosen file goes as it is, one after the other, and what became of it is said by its name.

const field = document.querySelector("[data-merge]");
const files = field.querySelector("input[type=file]");
const answers = field.querySelector("[data-answers]");
const progress = field.querySelector("[data-progress]");
// Whoever sends faster than anybody needs to is asked to wait.
const TOO_FAST = 429;
const PAUSE_MS = 1000;
const TRIES = 30;
let waiting = Promise.resolve();

/** Says what became of a file. */
function say(name, { level, sentence }) {
  const line = document.createElement("li");
  const title = document.createElement("strong");
  const what = document.createElement("span");
  title.textContent = `${name}: `;
  what.textContent = sentence;
  what.classList.add(level);
  line.append(title, what);
  answers.append(line);
}

async function send(file) {
  const { merge, most, tooLarge, sayFailed } = field.dataset;
  if (file.size > Number(most)) return { level: "error", sentence: tooLarge };
  const headers = { "Content-Type": "application/octet-stream" };
  try {
    const body = await new Response(file).arrayBuffer();
    const place = `${merge}?${new URLSearchParams({ name: file.name })}`;
    let answer = await fetch(place, { method: "POST", headers, body });
    for (let again = 1; answer.status === TOO_FAST && again < TRIES; again += 1) {
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      answer = await fetch(place, { method: "POST", headers, body });
    }
    if (answer.status === 413) return { level: "error", sentence: tooLarge };
    return { level: "error", sentence: sayFailed, ...(await answer.json()) };
  } catch (_) {
    return { level: "error", sentence: sayFailed };
  }
}

/** What came of the files: the page's regions as they are now. */
async function refresh() {
  const answer = await fetch(`${location.pathname}?fragment=1`);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const region of document.querySelectorAll("[data-region]")) {
    const other = fresh.querySelector(`[data-region="${region.dataset.region}"]`);
    if (other) region.innerHTML = other.innerHTML;
  }
}

async function take(chosen) {
  answers.replaceChildren();
  let count = 0;
  for (const file of chosen) {
    count += 1;
    progress.textContent = `${count} / ${chosen.length}`;
    say(file.name, await send(file));
  }
  try {
    await refresh();
  } catch (_) {
    say(document.title, { level: "error", sentence: field.dataset.sayFailed });
  }
  progress.textContent = "";
  field.dataset.taken = String(chosen.length);
}

function look() {
  const chosen = [...files.files];
  if (chosen.length === 0) return;
  // The same file can be chosen again.
  files.value = "";
  waiting = waiting.then(() => take(chosen));
}

files.addEventListener("change", look);
// Files may be chosen before this script is here.
look();

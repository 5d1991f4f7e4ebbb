// The players' page: a line of fields for each player. Enter saves the line, the arrows go up and
// down, Escape takes back what was typed.
import { previewing } from "./player-file.js";
import { newKey, post } from "./post.js";
import { isMeant } from "./twice.js";

const place = document.querySelector("[data-players]");

function say(sentence, wrong) {
  const line = document.querySelector("[data-said]");
  line.textContent = sentence || "";
  line.classList.toggle("wrong", Boolean(wrong));
}

async function act(name, args) {
  try {
    const answer = await post(place.dataset.players, { act: name, ...args, key: newKey() });
    say(answer.sentence, !answer.ok);
    return answer;
  } catch (_) {
    say(place.dataset.sayFailed, true);
    return { ok: false, sentence: place.dataset.sayFailed };
  }
}

const rowOf = (node) => node.closest("tr[data-player]");
const rows = () => [...document.querySelectorAll("tr[data-player]")];
const fieldsOf = (row) => [...row.querySelectorAll("input")];
const isChanged = (row) => fieldsOf(row).some((field) => field.value !== field.defaultValue);

function mark(row) {
  row.classList.toggle("changed", isChanged(row));
}

/** What is typed in other lines survives when the table is fetched anew. */
async function refresh(saved, focused) {
  const typed = rows()
    .filter((row) => row !== saved && isChanged(row))
    .map((row) => [row.dataset.player, fieldsOf(row).map((field) => field.value)]);
  const answer = await fetch(location.href, { cache: "no-store" });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.querySelector("[data-table]").innerHTML = fresh.querySelector("[data-table]").innerHTML;
  for (const [player, values] of typed) {
    const row = rowOfPlayer(player);
    if (!row) continue;
    fieldsOf(row).forEach((field, at) => (field.value = values[at]));
    mark(row);
  }
  focused();
}

const rowOfPlayer = (player) => document.querySelector(`tr[data-player="${player}"]`);

function focusOn(player, name) {
  const row = rowOfPlayer(player);
  const field = row && row.querySelector(`input[name="${name}"]`);
  if (field) field.select();
}

async function save(row, name) {
  const value = (field) => row.querySelector(`input[name="${field}"]`)?.value.trim() ?? "";
  const number = value("number");
  if (number !== "" && !/^[0-9]{1,9}$/.test(number)) {
    row.querySelector("input[name=number]").select();
    return;
  }
  const told = { name: value("name"), town: value("town"), category: value("category"), team: value("team") };
  if (row.querySelector("input[name=licence]")) Object.assign(told, { licence: value("licence"), series: value("series") });
  const isNew = row.dataset.player === "";
  const answer = isNew
    ? await act("add_player", { ...told, ...(number && { number: Number(number) }) })
    : await act("edit_player", { ...told, player: Number(row.dataset.player), missed: value("missed"), ...(number && { number: Number(number) }) });
  if (answer.ok) await refresh(row, () => focusOn(isNew ? "" : number || row.dataset.player, name));
}

async function press(button) {
  if (!isMeant(button)) return;
  const row = rowOf(button);
  const answer = await act(button.dataset.do, { player: Number(row.dataset.player) });
  if (answer.ok) await refresh(null, () => focusOn(row.dataset.player, "name"));
}

/** Takes a list in that was confirmed; answers why it was refused. */
async function takeIn(list) {
  const answer = await act("import_players", { text: list });
  if (!answer.ok) {
    say("");
    return answer.sentence;
  }
  document.querySelector("[data-import]").reset();
  await refresh(null, () => scrollTo(0, 0));
  return null;
}

// Once the game is over nobody can be taken in.
const lists = document.querySelector("[data-import]") && previewing(takeIn);

document.addEventListener("input", (event) => {
  if (event.target.matches("[data-import] textarea")) lists.showSoon(event.target.value);
  const row = rowOf(event.target);
  if (row) mark(row);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button || !rowOf(button)) return;
  if (button.hasAttribute("data-save")) save(rowOf(button), "name");
  else if (button.dataset.do) press(button);
});

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key === "Enter" && event.ctrlKey && field.matches("textarea")) {
    event.preventDefault();
    field.form.requestSubmit();
    return;
  }
  const row = field.matches("input") && rowOf(field);
  if (!row) return;
  if (event.key === "Enter") {
    event.preventDefault();
    save(row, field.name);
  } else if (event.key === "Escape") {
    fieldsOf(row).forEach((one) => (one.value = one.defaultValue));
    mark(row);
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const all = rows();
    const next = all[all.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)];
    const target = next && next.querySelector(`input[name="${field.name}"]`);
    if (!target) return;
    event.preventDefault();
    target.select();
  }
});

document.addEventListener("submit", async (event) => {
  const sent = event.target;
  if (!sent.matches("[data-import], [data-merge]")) return;
  event.preventDefault();
  if (sent.matches("[data-import]")) {
    await lists.showText(sent.elements.text.value);
    return;
  }
  if (!isMeant(sent.querySelector("button"))) return;
  const number = (name) => Number(sent.elements[name].value.trim()) || 0;
  const answer = await act("merge_players", { player: number("player"), gone: number("gone") });
  if (!answer.ok) return;
  sent.reset();
  await refresh(null, () => focusOn(number("player"), "name"));
});

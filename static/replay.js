// A finished game, round by round, from the data in the page: it counts nothing and asks no network.
"use strict";

/** The tiles on the board after so many rounds, by `row,column`; those of the last are fresh. */
function boardAfter(rounds, count) {
  const board = new Map();
  rounds.slice(0, count).forEach((round, index) => {
    for (const [row, column, tile] of round.placed ? round.placed.laid : []) {
      board.set(`${row},${column}`, { tile, fresh: index === count - 1 });
    }
  });
  return board;
}

/** What the address asks for: a step (0 is before the first round) and a player's place, or null. */
function asked(hash, steps, players) {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const number = (name, last) => {
    const value = Number.parseInt(parts.get(name), 10);
    return Number.isInteger(value) && value >= 0 && value <= last ? value : null;
  };
  return { step: number("round", steps) ?? 0, player: number("player", players - 1) };
}

/** Minutes and seconds. */
function minutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** An element with attributes and children; every text is a text and never markup. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null));
  return made;
}

function tileElement([label, value, blank], extra) {
  const width = label.length > 1 ? " pair" : "";
  const small = value ? [element("small", null, String(value))] : [];
  return element("span", { class: `tile${width}${blank ? " blank" : ""}${extra}` }, element("b", null, label), small);
}

/** The tiles of a rack; those that were drawn beside what stayed are marked. */
function rackTiles({ rack, stayed }) {
  return rack.map((tile, place) => tileElement(tile, stayed > 0 && place >= stayed ? " new" : ""));
}

function boardElement(game, count) {
  const board = boardAfter(game.rounds, count);
  const columns = game.rows.map((_, index) => element("i", null, String(index + 1)));
  const cell = (row, column) => {
    const lying = board.get(`${row},${column}`);
    if (lying) return tileElement(lying.tile, ` cell${lying.fresh ? " fresh" : ""}`);
    const kind = game.squares[row * 15 + column];
    const isStart = game.start[0] === row && game.start[1] === column;
    return element("span", { class: `cell ${kind}${isStart ? " start" : ""}` }, isStart ? "★" : game.signs[kind] || "");
  };
  const rows = game.rows.map((label, row) =>
    element("div", { class: "board-row" }, element("i", null, label), game.rows.map((_, column) => cell(row, column))));
  return element("div", { class: "board" }, element("div", { class: "board-columns" }, element("i"), columns), rows);
}

function table(headings, rows) {
  const head = headings.map(([text, kind]) => element("th", { class: kind || null, scope: "col" }, text));
  return element("table", null, element("thead", null, element("tr", null, head)), element("tbody", null, rows));
}

function cell(text, kind) {
  return element("td", { class: kind || null }, String(text ?? ""));
}

function playRow([at, word, points, found], say) {
  const by = found === null ? "" : found > 0 ? `${say.found} ${found}` : say.nobody;
  return element("tr", null, cell(word, "word"), cell(at), cell(points, "number"), cell(by));
}

function playsElement(title, plays, say) {
  if (plays.length === 0) return [];
  const rows = plays.map((play) => playRow(play, say));
  return [element("h3", null, title), element("table", { class: "plays" }, element("tbody", null, rows))];
}

function findersElement(game, round, say) {
  const names = round.finders.map((place) => game.players[place].name);
  const who = names.length === 0 ? say.nobody : names.join(", ");
  const solo = round.solo === null ? [] : [element("p", { class: "solo" }, `${say.solo}: ${game.players[round.solo].name}`)];
  return [element("p", { class: "finders" }, `${[say.top, round.above].filter(Boolean).join(" ")}, ${say.found} ${names.length}: ${who}`), solo];
}

function roundElement(game, step, say) {
  if (step === 0) return element("section", { class: "round" }, element("p", null, say.begins));
  const round = game.rounds[step - 1];
  const [at, word, points] = round.placed ? round.placed.play : ["", "–", 0];
  const annulled = round.is_annulled ? [element("p", { class: "solo" }, say.annulled)] : [];
  return element("section", { class: "round" },
    element("p", { class: "caption" }, `${say.rack} · ${say.time} ${minutes(round.seconds)}`),
    element("div", { class: "rack" }, rackTiles(round)),
    element("p", { class: "laid" }, element("b", null, word), ` ${at} `, element("b", null, String(points))),
    annulled, round.said ? element("p", { class: "finders" }, round.said) : findersElement(game, round, say),
    playsElement(say.equal, round.equals, say), playsElement(say.others, round.others, say));
}

function standingsElement(game, step, chosen, say) {
  if (step === 0) return [];
  const rows = game.standings[step - 1].map(([place, rank, total, last]) => {
    const { name: who, slips } = game.players[place];
    const link = slips.length === 0 ? who : element("a", { href: `#round=${step}&player=${place}` }, who);
    const name = element("td", null, link);
    return element("tr", { class: place === chosen ? "chosen" : null }, cell(rank, "number"), name, cell(total, "number"), cell(last ?? "–", "number"));
  });
  const headings = [[say.rank, "number"], [say.player], [say.total, "number"], [`${say.round} ${step}`, "number"]];
  return element("section", { class: "standings" }, element("h2", null, `${say.after} ${step}`), table(headings, rows));
}

function slipRow(game, slip, index, say) {
  const round = game.rounds[index];
  const top = round.above ?? `${round.placed ? round.placed.play[1] : ""} ${round.top}`;
  const link = element("td", { class: "number" }, element("a", { href: `#round=${index + 1}` }, String(round.number)));
  if (slip === null) return element("tr", null, link, cell(say["no-slip"]), cell(""), cell("–", "number"), cell(top), cell(""));
  const [at, word, points, reason, isTop] = slip;
  return element("tr", { class: isTop ? "is-top" : null }, link, cell(word, "word"), cell(at), cell(points, "number"),
    cell(isTop ? say.top : top), cell(reason === null ? "" : game.reasons[reason]));
}

function playerElement(game, place, step, say) {
  const player = game.players[place];
  const headings = [[say.round, "number"], [say.word], [say.square], [say.points, "number"], [say.top], [say.verdict]];
  const rows = player.slips.map((slip, index) => slipRow(game, slip, index, say));
  const back = element("a", { class: "button", href: `#round=${step}` }, say.all);
  const title = `${player.number} ${player.name}${player.club ? `, ${player.club}` : ""}`;
  return element("section", { class: "player" }, element("div", { class: "player-head" }, element("h2", null, title), back), table(headings, rows));
}

function stepsElement(game, step, player, go, say) {
  const last = game.rounds.length;
  const button = (text, label, to) => {
    const made = element("button", { type: "button", "aria-label": label, title: label, disabled: to < 0 || to > last || to === step }, text);
    made.addEventListener("click", () => go(to));
    return made;
  };
  const chooser = element("select", { "aria-label": say.players }, element("option", { value: "" }, say.players),
    game.players.map((one, place) => element("option", { value: place, selected: place === player }, `${one.number} ${one.name}`)));
  chooser.addEventListener("change", () => { location.hash = chooser.value === "" ? `round=${step}` : `round=${step}&player=${chooser.value}`; });
  return element("nav", null, button("⏮", say.first, 0), button("◀", say.previous, step - 1),
    element("strong", { "aria-live": "polite" }, `${say.round} ${step} ${say.of} ${last}`),
    button("▶", say.next, step + 1), button("⏭", say.last, last), game.players.some((one) => one.slips.length > 0) ? [chooser] : []);
}

function begin() {
  const { game, say } = JSON.parse(document.getElementById("game").textContent);
  const main = document.getElementById("replay");
  const last = game.rounds.length;
  const go = (step) => {
    if (step >= 0 && step <= last) location.hash = `round=${step}`;
  };
  const draw = () => {
    const { step, player } = asked(location.hash, last, game.players.length);
    const body = player === null
      ? element("div", { class: "body" }, boardElement(game, step), roundElement(game, step, say), standingsElement(game, step, player, say))
      : playerElement(game, player, step, say);
    const head = element("header", null, element("h1", null, game.name), element("p", null, `${game.edition} · ${game.words}`));
    main.replaceChildren(head, stepsElement(game, step, player, go, say), body, element("footer", null, say.keys));
  };
  const step = () => asked(location.hash, last, game.players.length).step;
  const keys = { ArrowLeft: () => step() - 1, ArrowRight: () => step() + 1, Home: () => 0, End: () => last };
  addEventListener("keydown", (event) => {
    if (!keys[event.key] || event.target.tagName === "SELECT" || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(keys[event.key]());
  });
  let from = null;
  main.addEventListener("touchstart", (event) => { from = event.touches.length === 1 ? event.touches[0] : null; }, { passive: true });
  main.addEventListener("touchend", (event) => {
    const to = event.changedTouches[0];
    const [x, y] = from ? [to.clientX - from.clientX, to.clientY - from.clientY] : [0, 0];
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) go(step() + (x < 0 ? 1 : -1));
  });
  addEventListener("hashchange", draw);
  draw();
}

if (typeof document !== "undefined") begin();

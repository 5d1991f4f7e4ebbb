// A program and a browser of a test's own, and short games to play there.

import { openHall } from "./console.mjs";
import { createTournament, deskOf } from "./desk.mjs";
import { ownServer } from "./own-server.mjs";

/** Starts both; `close` ends them. */
export async function ownHall(locale) {
  const server = await ownServer();
  const { browser, console_: page } = await openHall(locale).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  return { server, page, close };
}

/** A tournament of one round with these slips, `1 cat h8`; its name in addresses and its desk. */
export async function playedRound({ server, page }, name, players, slips) {
  const id = await createTournament(page, { name, edition: "en-scrabble", players: players.join("\n") }, server.url);
  const desk = deskOf(id, server.url, "en");
  await desk.act("draw_manual", { rack: "CATSDOG", witness: "Ada" });
  for (const _ of ["thinking", "closed", "revealed"]) await desk.act("next");
  if (/class="phase revealed"/.test(await desk.text("/console"))) await desk.act("choose_top", { top: 0 });
  for (const slip of slips) await desk.key(slip, 1);
  await desk.act("end_game");
  return { id, desk };
}

// A program and a browser of a test's own, and short games to play there.

import { after, before } from "node:test";

import { openHall } from "./console.mjs";
import { createTournament, deskOf } from "./desk.mjs";
import { ownServer } from "./own-server.mjs";

/** Sets them up for the tests of a file: `server` and `page` are there before the first of them. */
export function ownHall(locale) {
  const hall = { server: null, page: null };
  let browser;
  before(async () => {
    hall.server = await ownServer();
    ({ browser, console_: hall.page } = await openHall(locale));
  });
  after(async () => {
    await browser?.close();
    await hall.server?.stop();
  });
  return hall;
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

// People who are answered by a busy program ask again.

import { setTimeout as pause } from "node:timers/promises";

/** What it answers instead of what was asked for: too long, too much at once, not ready yet. */
const BUSY = [408, 429, 503];
const PATIENCE_MS = 60_000;

/** Asks, and again while the program is busy; what changes something is asked under one key, so that it is done once. */
export async function patiently(ask) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    const status = typeof answer.status === "function" ? answer.status() : answer.status;
    if (!BUSY.includes(status) || Date.now() > until) return answer;
    await pause(1_000);
  }
}

/** As `fetch`, patiently. */
export const fetchPatiently = (address, options = {}) => patiently(() => fetch(address, options));

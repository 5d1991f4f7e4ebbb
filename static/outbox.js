// Slips on their way to the server: kept on the phone until they are acknowledged, tried again
// when the line is bad, the same key every time, so that none counts twice.

const PAUSES_MS = [500, 1000, 2000, 4000];

/**
 * `send(slip)` answers { saved, sentence, ... } or throws where the server cannot be reached;
 * `kept` remembers one text under a name, as localStorage does; `later(ms, run)` is setTimeout;
 * `tell(state, slip, answer)` hears "sending", "waiting", "saved" and "refused".
 */
export function startOutbox({ send, kept, later, tell, name }) {
  let slip = read(kept, name);
  let turn = 0;

  function put(next) {
    slip = next;
    write(kept, name, slip);
    turn += 1;
    attempt(turn, 0);
  }

  async function attempt(mine, tries) {
    if (mine !== turn || slip === null) return;
    tell(tries === 0 ? "sending" : "waiting", slip);
    let answer;
    try {
      answer = await send(slip);
    } catch (_) {
      if (mine !== turn) return;
      tell("waiting", slip);
      later(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)], () => attempt(mine, tries + 1));
      return;
    }
    // Meanwhile another slip may have been sent: then this answer is old news.
    if (mine !== turn) return;
    const done = slip;
    forget();
    tell(answer.saved ? "saved" : "refused", done, answer);
  }

  function forget() {
    slip = null;
    turn += 1;
    write(kept, name, null);
  }

  return {
    put,
    forget,
    /** What waits, or null. */
    waiting: () => slip,
    /** Tries at once what waits: after a reload, or when the network is back. */
    retry() {
      if (slip === null) return;
      turn += 1;
      attempt(turn, 1);
    },
  };
}

function read(kept, name) {
  try {
    return JSON.parse(kept.getItem(name) ?? "null");
  } catch (_) {
    return null;
  }
}

function write(kept, name, slip) {
  try {
    if (slip === null) kept.removeItem(name);
    else kept.setItem(name, JSON.stringify(slip));
  } catch (_) {
    // A phone that keeps nothing still sends.
  }
}

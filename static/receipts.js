// What a phone keeps by itself of a tournament, to compare the log with: the slips that the server
// acknowledged, and every head of the log it was shown, with what its player's slips were then.

/** `kept` remembers texts under a name, as localStorage does. */
export function startReceipts({ kept, name }) {
  function read() {
    try {
      const found = JSON.parse(kept.getItem(name)) ?? {};
      return { sent: found.sent ?? [], seen: found.seen ?? [], last: found.last ?? null };
    } catch (_) {
      return { sent: [], seen: [], last: null };
    }
  }

  function keep(whole) {
    try {
      kept.setItem(name, JSON.stringify(whole));
    } catch (_) {
      // A phone that keeps nothing still plays.
    }
  }

  return {
    /** Everything. */
    all() {
      const { sent, seen } = read();
      return { sent, seen };
    },
    /** What was acknowledged and the last head, which binds all before it: little enough for QR codes. */
    brief() {
      const { sent, seen, last } = read();
      return { sent, seen: last ? [last] : seen.slice(-1) };
    },
    /** An acknowledged slip; a repeat is the same one. */
    sent(one) {
      const whole = read();
      const text = JSON.stringify(one);
      if (whole.sent.some((other) => JSON.stringify(other) === text)) return;
      keep({ ...whole, sent: [...whole.sent, one] });
    },
    /** A head and the slips with it; of these only what has changed since is kept again. */
    seen(now) {
      const whole = read();
      const is = (one) => one.events === now.events && one.head === now.head;
      if (whole.seen.some(is)) {
        keep({ ...whole, last: now });
        return;
      }
      const known = new Map();
      for (const one of whole.seen) for (const slip of one.slips) known.set(slip.round, JSON.stringify(slip));
      const slips = now.slips.filter((slip) => known.get(slip.round) !== JSON.stringify(slip));
      keep({ ...whole, seen: [...whole.seen, { ...now, slips }], last: now });
    },
  };
}

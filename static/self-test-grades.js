// What a round trip, a clock and a stream are worth.

const QUICK_MS = 300;
const SLOW_MS = 1500;
const APART_MS = 600;

/** A round trip in milliseconds. */
export function tripGrade(took) {
  if (took <= QUICK_MS) return "good";
  return took <= SLOW_MS ? "look" : "bad";
}

/** How far the server's clock is ahead of the device's, in milliseconds: half the way is back. */
export function offsetOf({ took, wall, now }) {
  return now - (wall + took / 2);
}

/** When three messages came that were sent a second apart: all, apart from one another. */
export function streamGrade(heard) {
  if (heard.length < 3) return "bad";
  return heard[2] - heard[0] >= APART_MS ? "good" : "look";
}

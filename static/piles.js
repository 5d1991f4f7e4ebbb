// The piles: which round a page keys stands in its address, so that whatever is fetched anew belongs
// to it. The line keeps its round until the pile is done and nothing stands in it.

let pile = null;

const title = () => document.querySelector("[data-slip-round]");
const numbers = () => Array.from(document.querySelectorAll("[data-pile]"), (button) => Number(button.dataset.pile));

/** The round that is keyed here; null where there is none. */
export function currentPile() {
  const shown = title();
  if (!shown) return pile;
  const round = Number(shown.dataset.slipRound);
  // A page without piles keys one round; a pile that the page does not have any more is left.
  if (pile === null || !numbers().includes(pile)) pile = round;
  return pile;
}

/** Changes over to a round. */
export function goToPile(number) {
  pile = number;
  keepInAddress();
  document.dispatchEvent(new CustomEvent("outdated"));
}

/** Changes over to the pile before (-1) or behind (1); answers whether there is one. */
export function stepPile(by) {
  const piles = numbers();
  const next = piles[piles.indexOf(currentPile()) + by];
  if (next === undefined) return false;
  goToPile(next);
  return true;
}

/** Whether an older round is keyed here, of which something is still to come. */
export function keysOlder() {
  const shown = title()?.dataset;
  return shown !== undefined && (shown.newest ?? shown.slipRound) !== shown.slipRound && !shown.moved;
}

/** Moves on to the newest round where this one is done, and answers the sentence that says so. */
export function leaveDonePile() {
  const shown = title();
  const isShown = shown && Number(shown.dataset.slipRound) === currentPile();
  if (!isShown || !shown.dataset.moved) return "";
  goToPile(Number(shown.dataset.newest));
  return shown.dataset.moved;
}

/** Has the page's address name the round that it shows. */
export function keepInAddress() {
  if (currentPile() === null || numbers().length === 0) return;
  const address = new URL(location.href);
  if (address.searchParams.get("pile") === String(pile)) return;
  address.searchParams.set("pile", pile);
  history.replaceState(history.state, "", address);
}

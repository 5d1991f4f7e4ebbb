// Counts a round's time down from what the server said last; the server's word always wins.
// <time data-clock data-remaining-ms="112000" data-running="true" data-calls-ms="60000 30000">

let remaining = 0;
let running = false;
let said = performance.now();
let lastPhase = "";
let lastCalled = 0;

/** What the server says: this many milliseconds are left, and whether they run. */
export function setClock(milliseconds, isRunning) {
  remaining = milliseconds;
  running = isRunning;
  said = performance.now();
  paint();
}

/** Takes the clocks of the page as the server drew them. */
export function startClocks() {
  const clock = document.querySelector("[data-clock]");
  if (clock && clock.dataset.adopted !== "yes") {
    setClock(Number(clock.dataset.remainingMs), clock.dataset.running === "true");
    clock.dataset.adopted = "yes";
  }
}

/** How many milliseconds are left of the round. */
export function left() {
  return Math.max(0, remaining - (running ? performance.now() - said : 0));
}

/** Seconds as `3:05`. */
export function minutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function paint() {
  const clock = document.querySelector("[data-clock]");
  if (!clock) {
    lastPhase = "";
    lastCalled = 0;
    return;
  }
  const milliseconds = left();
  const text = minutes(Math.ceil(milliseconds / 1000));
  if (clock.textContent !== text) clock.textContent = text;
  const calls = clock.dataset.callsMs.split(" ").filter(Boolean).map(Number);
  const called = calls.filter((call) => milliseconds <= call).length;
  const lastCall = called > 0 && called === calls.length;
  const phase = milliseconds === 0 ? "over" : lastCall ? "last-call" : called > 0 ? "call" : "thinking";
  clock.classList.toggle("long", text.length > 4);
  clock.classList.toggle("last-call", lastCall && running);
  const before = lastPhase;
  const isNews = phase === "over" ? before !== "over" : called > lastCalled;
  lastPhase = phase;
  lastCalled = called;
  // A page that has just come, and a clock that was given more time, are no signal.
  if (isNews && before !== "" && running) document.dispatchEvent(new CustomEvent("clock-phase", { detail: phase }));
}

setInterval(paint, 100);

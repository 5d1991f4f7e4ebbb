// Tries the way from this device to the server, and says in plain words what was found.
import { offsetOf, tripGrade, streamGrade } from "./self-test-grades.js";

const TRIPS = 5;
const STREAM_LIMIT_MS = 8000;
const list = document.querySelector("[data-tests]");
const whole = document.querySelector("[data-whole]");
const again = document.querySelector("[data-test-again]");

function tell(name, grade, figure) {
  const row = list.querySelector(`[data-test="${name}"]`);
  row.dataset.grade = grade;
  row.querySelector("output").textContent = figure;
  row.querySelector("p").textContent = grade === "wait" ? list.dataset.wait : row.dataset[grade];
  return grade;
}

async function trip() {
  const sent = performance.now();
  const wall = Date.now();
  const answer = await fetch("/test/time", { cache: "no-store" });
  const { now_ms } = await answer.json();
  return { took: performance.now() - sent, wall, now: now_ms };
}

async function tryTrips() {
  try {
    const trips = [];
    for (let n = 0; n < TRIPS; n += 1) trips.push(await trip());
    trips.sort((one, other) => one.took - other.took);
    const took = trips[Math.floor(TRIPS / 2)].took;
    const offset = offsetOf(trips[0]);
    const tenths = Math.round(offset / 100);
    const seconds = (Math.abs(tenths) / 10).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
    return [
      tell("trip", tripGrade(took), `${Math.round(took)} ms`),
      tell("clock", Math.abs(offset) < 2000 ? "good" : "look", `${tenths < 0 ? "−" : ""}${seconds} s`),
    ];
  } catch (_) {
    return [tell("trip", "bad", ""), tell("clock", "bad", "")];
  }
}

/** Three messages a second apart; a network that holds them back shows itself. */
function tryStream() {
  return new Promise((done) => {
    const heard = [];
    const source = new EventSource("/test/live");
    const end = () => {
      clearTimeout(timer);
      source.close();
      done(tell("stream", streamGrade(heard), `${heard.length} / 3`));
    };
    const timer = setTimeout(end, STREAM_LIMIT_MS);
    source.addEventListener("tick", () => {
      heard.push(performance.now());
      if (heard.length === 3) end();
    });
    source.onerror = () => heard.length === 3 || source.readyState !== EventSource.CLOSED || end();
  });
}

function tryMemory() {
  let keeps = navigator.cookieEnabled;
  try {
    localStorage.setItem("test", "1");
    localStorage.removeItem("test");
  } catch (_) {
    keeps = false;
  }
  return tell("memory", keeps ? "good" : "bad", "");
}

async function run() {
  again.disabled = true;
  whole.textContent = "";
  whole.className = "test-whole";
  for (const name of ["trip", "stream", "clock", "memory"]) tell(name, "wait", "");
  const [[trips, clock], stream] = await Promise.all([tryTrips(), tryStream()]);
  const grades = [trips, clock, stream, tryMemory()];
  const isGood = !grades.includes("bad");
  whole.textContent = isGood ? whole.dataset.good : whole.dataset.bad;
  whole.classList.add(isGood ? "good" : "bad");
  again.disabled = false;
}

again.addEventListener("click", run);
run();

// Keeps a page up to date: one event stream, and the page's regions fetched anew when something changed.
// The page names the stream: <script src="live.js" data-live="/t/x/live" data-offline="No connection">.
import { setClock, startClocks } from "./clock.js";

const HEARING_LIMIT_MS = 25000; // the server beats every 10 s
const DOT_AFTER_MS = 10000;
const ANSWER_LIMIT_MS = 8000; // a line may fall silent without closing
const settings = document.querySelector("script[data-live]").dataset;

const served = new Map();
let source = null;
let heardAt = performance.now();
let seenRevision = null;
let wantedRevision = null;
let fetching = false;
let isOutdated = false;
let lostAt = null;
let retryTimer = 0;

function connect() {
  clearTimeout(retryTimer);
  if (source) source.close();
  heardAt = performance.now();
  source = new EventSource(settings.live);
  source.onmessage = (event) => hear(event.data);
  source.addEventListener("heartbeat", (event) => hear(event.data));
  // The right to listen is over: the page itself says why, and where to sign in again.
  source.addEventListener("over", () => location.reload());
  source.onerror = () => {
    markLost();
    // A closed stream does not come back by itself (the server answered with an error).
    if (source.readyState !== EventSource.CLOSED) return;
    reconnectSoon();
    // Perhaps the right to listen is over: then the page hears so too.
    wantedRevision = seenRevision ?? 0;
    refresh();
  };
}

function reconnectSoon() {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, 500 + Math.random() * 2000);
}

function hear(text) {
  heardAt = performance.now();
  lostAt = null;
  let news = null;
  try {
    news = JSON.parse(text);
  } catch (_) {
    return;
  }
  if (isStale(news.epoch)) return;
  showDot("");
  if (typeof news.remaining_ms === "number") setClock(news.remaining_ms, news.running === true);
  if (typeof news.rev !== "number") return;
  if (seenRevision === null || news.rev !== seenRevision) {
    wantedRevision = news.rev;
    refresh();
  }
}

// A computer that another one took over from, and that came back, is not listened to.
function isStale(epoch) {
  if (typeof epoch !== "number") return false;
  const place = `epoch ${settings.live.split("/")[2]}`;
  const known = Number(localStorage.getItem(place) || 1);
  if (epoch >= known) {
    localStorage.setItem(place, String(epoch));
    return false;
  }
  showDot(settings.stale);
  return true;
}

async function refresh() {
  if (fetching) return;
  fetching = true;
  try {
    while (wantedRevision !== null || isOutdated) {
      const revision = wantedRevision;
      isOutdated = false;
      const url = new URL(location.href);
      url.searchParams.set("fragment", "1");
      const answer = await fetch(url, { cache: "no-store", signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      if (answer.status === 401) return location.reload();
      if (!answer.ok) throw new Error(String(answer.status));
      replaceRegions(new DOMParser().parseFromString(await answer.text(), "text/html"));
      seenRevision = revision ?? seenRevision;
      if (wantedRevision === revision) wantedRevision = null;
    }
  } catch (_) {
    markLost();
    isOutdated = true;
    setTimeout(refresh, 1000 + Math.random() * 1000);
  } finally {
    fetching = false;
  }
}

// What the server sent last is compared, not the live tree, which other scripts mark up.
function replaceRegions(fresh) {
  for (const region of document.querySelectorAll("[data-region]")) {
    const other = fresh.querySelector(`[data-region="${region.dataset.region}"]`);
    if (!other || other.innerHTML === served.get(region)) continue;
    const place = keepPlace(region);
    region.innerHTML = other.innerHTML;
    served.set(region, other.innerHTML);
    restorePlace(region, place);
  }
  document.title = fresh.title;
  startClocks();
  document.dispatchEvent(new CustomEvent("regions"));
}

// What the server put into a field is no typed text: the next page may put something else there.
function typedIn(field) {
  if (field.type === "checkbox") return field.checked === field.defaultChecked ? "" : String(field.checked);
  return field.value === field.defaultValue ? "" : field.value;
}

// Focus, typed text and scrolling inside a region survive its replacement.
function keepPlace(region) {
  const fields = [...region.querySelectorAll("input, textarea")].map(typedIn);
  const scrolls = [region, ...region.querySelectorAll("*")]
    .filter((node) => node.scrollTop > 0)
    .map((node) => [node === region ? "" : node.className, node.scrollTop]);
  const focused = focusable(region).indexOf(document.activeElement);
  return { fields, scrolls, focused, control: focused < 0 ? "" : controlOf(document.activeElement) };
}

function focusable(region) {
  return [...region.querySelectorAll("input, textarea, button, a")];
}

// What a control does: the focus goes to the same one, never to another that has come in its place.
function controlOf(node) {
  const { act, numPlayer, numSlip, numTop } = node.dataset;
  return [node.tagName, node.name, act, numPlayer, numSlip, numTop, node.getAttribute("href")].join(" ");
}

function restoreFocus(region, place) {
  if (place.focused < 0) return;
  const all = focusable(region);
  const target = [all[place.focused], ...all].find((node) => node && controlOf(node) === place.control);
  if (target) target.focus({ preventScroll: true });
  else document.dispatchEvent(new CustomEvent("focuslost"));
}

function restorePlace(region, place) {
  const fields = region.querySelectorAll("input, textarea");
  if (fields.length === place.fields.length) {
    fields.forEach((field, index) => {
      const kept = place.fields[index];
      if (kept === "") return;
      if (field.type === "checkbox") field.checked = kept === "true";
      else field.value = kept;
    });
  }
  for (const [name, top] of place.scrolls) {
    const node = name === "" ? region : region.getElementsByClassName(name)[0];
    if (node) node.scrollTop = top;
  }
  restoreFocus(region, place);
}

function markLost() {
  if (lostAt === null) lostAt = performance.now();
}

// An empty sentence takes the dot away.
function showDot(sentence) {
  let dot = document.querySelector(".offline-dot");
  if (sentence === "") {
    if (dot) dot.remove();
    return;
  }
  if (!dot) {
    dot = document.createElement("p");
    dot.className = "offline-dot";
    dot.setAttribute("role", "status");
    document.body.append(dot);
  }
  if (dot.textContent !== sentence) dot.textContent = sentence;
}

setInterval(() => {
  const now = performance.now();
  if (now - heardAt > HEARING_LIMIT_MS) {
    markLost();
    heardAt = now;
    reconnectSoon();
  }
  if (lostAt !== null && now - lostAt > DOT_AFTER_MS) showDot(settings.offline);
}, 1000);

// A laptop that slept, or a tab brought back, looks at once.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && performance.now() - heardAt > HEARING_LIMIT_MS / 2) connect();
});

// The network is back: what it said meanwhile is asked for now, not at the next beat.
addEventListener("online", connect);

// What this device did itself shows at once, whether or not the stream says so.
document.addEventListener("outdated", () => {
  isOutdated = true;
  refresh();
});

for (const region of document.querySelectorAll("[data-region]")) served.set(region, region.innerHTML);
startClocks();
connect();

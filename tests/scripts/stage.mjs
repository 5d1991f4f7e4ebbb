// As much of a browser as the scripts of static/ need: nodes that are found under the very selector
// that a script asks for, and a clock that the test turns.

import { readFileSync } from "node:fs";

const kept = new Map();

/** What a browser keeps, under names of its own. */
function storage(kind) {
  const named = (name) => `${kind} ${name}`;
  return { getItem: (name) => kept.get(named(name)) ?? null, setItem: (name, text) => kept.set(named(name), text), removeItem: (name) => kept.delete(named(name)) };
}

/** A node: `parts` by selector, one or a list; `is`: selectors that it matches itself. */
export class Part extends EventTarget {
  constructor({ parts = {}, is = [], data = {}, ...rest } = {}) {
    super();
    const classes = new Set();
    this.classList = {
      add: (...names) => names.forEach((name) => classes.add(name)),
      remove: (...names) => names.forEach((name) => classes.delete(name)),
      contains: (name) => classes.has(name),
      toggle: (name, on = !classes.has(name)) => (on ? classes.add(name) : classes.delete(name)),
    };
    this.parts = parts;
    this.is = is;
    this.dataset = { ...data };
    this.attributes = new Map();
    Object.assign(this, { textContent: "", innerHTML: "", value: "", hidden: false, disabled: false, focused: 0, clicked: 0, ...rest });
  }

  querySelector(selector) {
    const found = this.parts[selector];
    return (Array.isArray(found) ? found[0] : found) ?? null;
  }

  querySelectorAll(selector) {
    return [this.parts[selector] ?? []].flat();
  }

  getElementsByClassName(name) {
    return this.querySelectorAll(`.${name}`);
  }

  matches(selectors) {
    return selectors.split(",").some((one) => this.is.includes(one.trim()));
  }

  closest(selectors) {
    return this.matches(selectors) ? this : (this.inside?.closest(selectors) ?? null);
  }

  contains(other) {
    return other === this;
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name, value) {
    this.attributes.set(name, value);
  }

  removeAttribute(name) {
    this.attributes.delete(name);
  }

  hasAttribute(name) {
    const data = /^data-(.*)$/.exec(name)?.[1].replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
    return this.attributes.has(name) || (data !== undefined && this.dataset[data] !== undefined);
  }

  toggleAttribute(name, on) {
    if (name === "hidden") this.hidden = on;
    else if (on) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }

  focus() {
    this.focused += 1;
  }

  select() {
    this.focused += 1;
  }

  click() {
    this.clicked += 1;
  }

  reset() {
    this.wasReset = true;
  }

  append(...nodes) {
    this.appended = [...(this.appended ?? []), ...nodes];
  }

  replaceChildren(...nodes) {
    this.appended = nodes;
  }

  remove() {
    this.removed = true;
  }

  setSelectionRange(from, to) {
    this.selectionStart = from;
    this.selectionEnd = to;
  }
}

/**
 * Sets the stage for one script: `parts` of the document. Answers the document, what was posted
 * (`posts`), what the server shall answer (`answer`), and `pass(ms)`, which turns the clock.
 */
export function setStage(parts, { path = "/t/cup/console", hash = "" } = {}) {
  const stage = { now: 0, posts: [], timers: [], answer: { ok: true }, page: null, reloads: 0, moved: [] };
  const document = new Part({ parts });
  Object.assign(document, { title: "", body: new Part(), hidden: false, activeElement: null, createElement: () => new Part(), getElementById: (id) => document.querySelector(`#${id}`) });
  // As in a browser, no timer has the number 0.
  const later = (run, ms, every) => stage.timers.push({ run, at: stage.now + ms, every });
  const location = {
    href: `http://hall${path}${hash}`, pathname: path, hash,
    reload: () => (stage.reloads += 1), replace: (place) => stage.moved.push(place), assign: (place) => stage.moved.push(place),
  };
  const put = (values) => Object.entries(values).forEach(([name, value]) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true }));
  put({
    document, location,
    window: globalThis,
    matchMedia: () => ({ matches: false }),
    getSelection: () => "",
    history: { replaceState: (_, __, place) => stage.moved.push(`history ${place}`), pushState: (_, __, place) => stage.moved.push(`step ${place}`) },
    localStorage: storage("local"),
    sessionStorage: storage("session"),
    performance: { now: () => stage.now, getEntriesByType: () => [{ responseStatus: stage.status ?? 200 }] },
    setTimeout: (run, ms = 0) => later(run, ms),
    setInterval: (run, ms) => later(run, ms, ms),
    clearTimeout: (number) => stage.timers[number - 1] && (stage.timers[number - 1].run = null),
    addEventListener: (type, run) => document.addEventListener(type, run),
    fetch: async (url, asked = {}) => {
      if (stage.answer instanceof Error) throw stage.answer;
      const isFile = asked.headers?.["Content-Type"] === "application/octet-stream";
      if (isFile) stage.posts.push({ url, text: new TextDecoder().decode(asked.body) });
      else if (asked.method === "POST") stage.posts.push({ url, ...JSON.parse(asked.body) });
      else stage.posts.push({ url: String(url) });
      const status = stage.status ?? 200;
      return { ok: status < 400, status, json: async () => stage.answer, text: async () => "page" };
    },
    DOMParser: class {
      parseFromString() {
        return stage.page;
      }
    },
    CSS: { escape: (text) => text },
    CustomEvent: globalThis.CustomEvent ?? class extends Event {},
  });
  stage.document = document;
  stage.location = location;
  stage.pass = async (ms) => {
    for (const end = stage.now + ms; ;) {
      const next = stage.timers.filter((one) => one.run && one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) {
        stage.now = end;
        break;
      }
      stage.now = next.at;
      const { run } = next;
      if (next.every) next.at += next.every;
      else next.run = null;
      run();
      await settle();
    }
    await settle();
  };
  /** An event as if it had come from a node; answers whether the script took it for itself. */
  stage.send = async (type, target, more = {}, on = document) => {
    const event = new Event(type, { cancelable: true });
    Object.defineProperty(event, "target", { value: target });
    for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
    on.dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  stage.reload = (href) => (location.href = href);
  return stage;
}

/** Lets everything run that waits for an answer only. */
export async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

let loads = 0;

/** Runs a script of static/ anew. What it imports is shared by the tests of one file. */
export function load(name) {
  loads += 1;
  const file = new URL(`../../static/${name}`, import.meta.url);
  const text = readFileSync(file, "utf8");
  // Without an import or an export node would not take it for a module, and run it only once.
  const isPlain = !/^(import|export) /m.test(text);
  return import(isPlain ? `data:text/javascript,${encodeURIComponent(text)}//${loads}` : `${file}?${loads}`);
}

// What is looked at on a page: that nothing of it is cut, missing, foreign or out of reach.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What makes a finding of axe one that must be mended. */
const GRAVE = ["serious", "critical"];

/** Writes down what a page does wrong by itself: errors, failed files, requests elsewhere. */
export function watch(view, url) {
  const faults = [];
  view.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  view.on("console", (message) => {
    // The page itself may have been asked for with an answer of 404; that is looked at elsewhere.
    const isPage = message.location().url === view.url();
    if (message.type() === "error" && !isPage) faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  view.on("request", (request) => {
    const isOwn = request.url().startsWith(`${url}/`) || /^(data|blob):/.test(request.url());
    if (!isOwn) faults.push(`asks elsewhere: ${request.url()}`);
  });
  return faults;
}

/** What is wrong with the look of a page at its present size: a sentence each. */
export function look(view, { language, mixed = false, fits = false, least = 12 }) {
  return view.evaluate(lookInside, { language, mixed, fits, least });
}

// Runs in the page.
function lookInside({ language, mixed, fits, least }) {
  const faults = [];
  const root = document.documentElement;
  const about = (node) => `<${node.tagName.toLowerCase()} class="${node.className}"> "${node.textContent.trim().slice(0, 60)}"`;

  if (root.lang !== language) faults.push(`lang is ${root.lang}`);
  if (/\{ ?\$/.test(document.title + root.textContent)) faults.push(`a sentence lacks what is put into it: ${/\{ ?\$[^}]*\}/.exec(document.title + root.textContent)}`);
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
  if (fits === true && root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high in a window of ${innerHeight}`);
  if (typeof fits === "string") {
    const { bottom } = document.querySelector(`[data-${fits}]`).getBoundingClientRect();
    if (bottom > innerHeight) faults.push(`[data-${fits}] ends at ${bottom} in a window of ${innerHeight}`);
  }

  // A camera reads dark squares on white ground.
  for (const ground of document.querySelectorAll(".qr-ground")) {
    if (getComputedStyle(ground).fill !== "rgb(255, 255, 255)") faults.push(`a code stands on no white ground: ${about(ground.parentElement)}`);
  }

  // On a phone and on a tablet nothing is wider than its box but a picture.
  for (const node of innerWidth <= 1000 ? document.querySelectorAll("main *") : []) {
    const scrolls = /auto|scroll/.test(getComputedStyle(node).overflowX) && node.checkVisibility() && !node.matches("input, textarea, select, .picture-frame");
    if (scrolls && node.scrollWidth > node.clientWidth + 1) faults.push(`a box of ${node.clientWidth} scrolls to ${node.scrollWidth}: ${about(node)}`);
  }

  const BOXES = "button, .button, th, td, summary, kbd, .state, .tile, .cell, .badge, label, input, li, .card, dialog, legend";
  const reported = new Set();
  const report = (node, text) => {
    if (!reported.has(node)) faults.push(`${text}: ${about(node)}`);
    reported.add(node);
  };
  const isHidden = (node) => {
    const style = getComputedStyle(node);
    return style.visibility !== "visible" || !node.checkVisibility();
  };
  const beyond = (rect, box, vertical) => {
    const across = rect.left < box.left - 1.5 || rect.right > box.right + 1.5;
    return across || (vertical && (rect.top < box.top - 3 || rect.bottom > box.bottom + 3));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const node = text.parentElement;
    if (text.data.trim() === "" || ["SCRIPT", "STYLE", "OPTION", "TEXTAREA"].includes(node.tagName) || isHidden(node)) continue;
    if (node.closest(".skip, .visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    const box = node.closest(BOXES);
    // What scrolls within its box may be wider.
    const frame = node.closest(".scroll, .picture-frame");
    const scrolls = frame !== null && box !== null && box !== frame && box.contains(frame);
    const inBox = box && !scrolls && getComputedStyle(box).display !== "inline" && !box.closest(".visually-hidden");
    const isCut = cut(text, rects, node);
    if (!isCut && inBox && rects.some((rect) => beyond(rect, box.getBoundingClientRect(), true))) report(box, "text stands out of its box");
    const isForeign = language !== "ru" && !mixed && /[А-яЁё]/.test(text.data);
    if (isForeign && !node.closest(".logo, .languages")) report(node, "not in the page's language");
  }

  // Text that an ancestor cuts, unless it can be scrolled to; what can be read in a title is no fault.
  function cut(text, rects, node) {
    for (let over = node; over && over !== document.body; over = over.parentElement) {
      const style = getComputedStyle(over);
      if (style.position === "fixed") return false;
      const hides = [style.overflowX, style.overflowY].map((value) => value === "hidden" || value === "clip");
      if (hides[0] || hides[1]) {
        const box = over.getBoundingClientRect();
        const isCut = rects.some((rect) => (hides[0] && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5))
          || (hides[1] && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)));
        const isTold = node.closest("[title]") !== null || over.closest("[title]") !== null;
        if (isCut && !isTold) report(over, `text is cut ("${text.data.trim().slice(0, 40)}")`);
        if (isCut) return true;
      }
      if ([style.overflowX, style.overflowY].some((value) => value === "auto" || value === "scroll")) return false;
    }
    return false;
  }

  // Nothing on a screen is set smaller than 12 px but the sign of a square and what only pictures of pages show.
  const small = new Set();
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim() !== "");
    if (!own || isHidden(node) || node.closest("svg, .cell, .tile, .board, [aria-hidden=true], .visually-hidden, iframe, option, script, style")) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (size < least) small.add(`text of ${size} px: ${about(node)}`);
  }
  faults.push(...[...small].slice(0, 5));

  // What a field asks for must be readable in it; what is typed can be scrolled, except in the short ones.
  for (const field of document.querySelectorAll("input")) {
    const words = field.matches(".short") ? field.value || field.placeholder : field.placeholder;
    if (!words || isHidden(field)) continue;
    const style = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 1;
    if (pen.measureText(words).width > room) faults.push(`a field of ${Math.round(room)} is too narrow for "${words}"`);
  }
  return faults;
}

/** Text that stands out too little from what lies behind it, where that is one colour. */
export function pale(view, least) {
  return view.evaluate((wanted) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const known = new Map();
    const read = (text) => {
      if (!known.has(text)) {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = text;
        pen.fillRect(0, 0, 1, 1);
        known.set(text, [...pen.getImageData(0, 0, 1, 1).data]);
      }
      return known.get(text);
    };
    const light = (colour) => {
      const [r, g, b] = colour.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const over = ([r, g, b, a], below) => [r, g, b].map((one, i) => (one * a + below[i] * (255 - a)) / 255);
    const ground = (node) => {
      if (node === null) return matchMedia("(prefers-color-scheme: dark)").matches && getComputedStyle(document.documentElement).colorScheme.includes("dark") ? [18, 18, 18] : [255, 255, 255];
      const { backgroundColor, backgroundImage } = getComputedStyle(node);
      if (backgroundImage !== "none") return null;
      const own = read(backgroundColor);
      if (own[3] === 255) return own.slice(0, 3);
      const below = ground(node.parentElement);
      return below && over(own, below);
    };
    const faults = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const node = text.parentElement;
      if (text.data.trim() === "" || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (["SCRIPT", "STYLE", "OPTION"].includes(node.tagName) || node.closest("svg, [aria-hidden=true], .visually-hidden, .skip, :disabled, [role=img]")) continue;
      const behind = ground(node);
      if (!behind) continue;
      const [one, other] = [light(over(read(getComputedStyle(node).color), behind)), light(behind)];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio < wanted - 0.01) faults.set(`${node.tagName}.${node.className}`, `contrast ${ratio.toFixed(2)}: <${node.tagName.toLowerCase()} class="${node.className}"> "${text.data.trim().slice(0, 30)}"`);
    }
    return [...faults.values()].slice(0, 6);
  }, least);
}

// What the hall must read from 15 m; the board is not among it, since everybody has one before him.
const FROM_AFAR = ".clock, .rack b, .phase-word, header h1, header p, .play-counts, .play-top p, .stop h1, .stop p, .lobby h1, .lobby-details, .lobby-wait, "
  + ".reveal-word b, .reveal-line, .found, .finders, .equals, .next-best td, .next-best th, .leaf tbody td, .leaf tbody th, .leaf footer, .podium li, .bought";

/** Text of the hall's screen that is smaller than 3.9 % of its height. */
export function tooSmall(view) {
  return view.evaluate((selector) => [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility() && node.textContent.trim() !== "")
    .map((node) => [parseFloat(getComputedStyle(node).fontSize) / innerHeight * 100, node])
    .filter(([share]) => share < 3.89)
    .map(([share, node]) => `text of ${share.toFixed(1)} % of the height: "${node.textContent.trim().slice(0, 40)}"`), FROM_AFAR);
}

const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
/** What a theme changes on a page: nothing but its colours. */
const COLOURS = { type: "rule", values: ["color-contrast"] };

/** What axe finds on a page that is serious or critical, by light and then by dark. */
export async function axe(view) {
  await view.evaluate(AXE);
  const light = await findings(view, EVERYTHING);
  await view.emulateMedia({ colorScheme: "dark" });
  const dark = await findings(view, COLOURS);
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

function findings(view, runOnly) {
  return view.evaluate(([grave, rules]) => globalThis.axe.run(document, { resultTypes: ["violations"], runOnly: rules }).then(({ violations }) => violations.filter((one) => grave.includes(one.impact)).map((one) => {
    // A square shows a sign, "3W", of which its name says the words; nobody calls a square by its sign.
    const isSquare = (node) => one.id === "label-content-name-mismatch" && node.html.includes('role="gridcell"');
    return { ...one, nodes: one.nodes.filter((node) => !isSquare(node)) };
  }).filter((one) => one.nodes.length > 0).map((one) => {
    const places = one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} (${node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? ""})`);
    return `axe ${one.id}: ${one.nodes.length} × ${places.join("; ")}`;
  })), [GRAVE, runOnly]);
}

// The browser of the tests: the Chromium of the system, quiet and without a window.

import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Address of the server under test, without a slash at the end. */
export const serverUrl = process.env.FLAVITA_URL;

/** Starts the browser; the caller closes it. CHROMIUM names another one than the system's. */
export async function openBrowser() {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (!executablePath) {
    throw new Error("no Chromium found; install it or set CHROMIUM to its path");
  }
  // Chromium's sandbox does not start for root.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    headless: true,
    args: isRoot ? [...FLAGS, "--no-sandbox"] : FLAGS,
  });
}

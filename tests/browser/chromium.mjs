// The browser of the tests: the Chromium of the system, quiet and without a window. The one that is made
// to have none, where it is installed: it takes half the time.

import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

const WHOLE = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const PLACES = ["/usr/bin/chromium-headless-shell", ...WHOLE];

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Else letters stand on whole dots, and lines are longer than people see them.
  "--font-render-hinting=none",
];

/** Address of the server under test, without a slash at the end. */
export const serverUrl = process.env.FLAVITA_URL;

/** What looks at many parts of a page at once, whatever is there. */
const COUNTING = ["allTextContents", "count", "evaluateAll"];
let countsOnWholePages = false;

/** Lets many parts be read only when the whole page has come: a part of it is there earlier, and read would be too few. */
async function countOnWholePages(browser) {
  if (countsOnWholePages) return;
  countsOnWholePages = true;
  const page = await browser.newPage();
  const locators = Object.getPrototypeOf(page.locator("html"));
  for (const name of COUNTING) {
    const read = locators[name];
    locators[name] = async function (...asked) {
      await this.page().waitForLoadState("domcontentloaded");
      return read.apply(this, asked);
    };
  }
  await page.context().close();
}

/**
 * Makes every page of a browser slow: processor `times` slower, answers late and in pieces. What a
 * test reads too early it then reads wrongly each time, and not once in fifty runs.
 */
function slowed(browser, times) {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: times });
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 50 * times,
        downloadThroughput: 100_000 / times,
        uploadThroughput: 100_000 / times,
      });
      return page;
    };
    return context;
  };
  browser.newPage = async (options) => (await browser.newContext(options)).newPage();
  return browser;
}

/**
 * Starts the browser; the caller closes it. CHROMIUM names another one than the system's,
 * FLAVITA_SLOW=4 makes its pages four times slower. `more` are further switches of Chromium's; `isWhole`
 * asks for the one that people have.
 */
export async function openBrowser(more = [], isWhole = false) {
  const places = isWhole ? WHOLE : PLACES;
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!executablePath) {
    throw new Error("no Chromium found; install it or set CHROMIUM to its path");
  }
  // Chromium's sandbox does not start for root.
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...FLAGS, ...more, ...(isRoot ? ["--no-sandbox"] : [])],
  });
  await countOnWholePages(browser);
  const times = Number(process.env.FLAVITA_SLOW ?? 1);
  return times > 1 ? slowed(browser, times) : browser;
}

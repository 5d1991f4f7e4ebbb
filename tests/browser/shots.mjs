// Pictures that a run of the tests leaves behind, to be looked at.

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const TARGET = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");

/** Where they are: FLAVITA_SHOTS, or a folder beside the program that was built. */
export const SHOTS = process.env.FLAVITA_SHOTS ?? join(TARGET, "browser-shots");

mkdirSync(SHOTS, { recursive: true });

/** Keeps a picture of what the window shows, or of the whole page. */
export async function keep(view, name, { whole = false } = {}) {
  const path = join(SHOTS, `${name.replaceAll(" ", "-")}.png`);
  await view.screenshot({ path, fullPage: whole, animations: "disabled" });
}

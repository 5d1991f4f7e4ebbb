// Pictures of pages: of all with FLAVITA_SHOTS=FOLDER, for looking at them; without, of those with a fault,
// beside the program that was built.

import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const TARGET = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");

/** Where they are. */
const SHOTS = process.env.FLAVITA_SHOTS ?? join(TARGET, "browser-shots");

mkdirSync(SHOTS, { recursive: true });

/** Keeps a picture of what the window shows, or of the whole page. */
export async function keep(view, name, { whole = false, faulty = false } = {}) {
  if (!faulty && process.env.FLAVITA_SHOTS === undefined) return;
  const path = join(SHOTS, `${name.replaceAll(" ", "-")}.png`);
  // Beside other work on the machine a long page takes its time.
  await view.screenshot({ path, fullPage: whole, animations: "disabled", timeout: 180_000 });
}

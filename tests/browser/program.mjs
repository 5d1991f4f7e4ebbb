// The program under test: started on a port of its own, stopped, or killed as by a power cut.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "./port.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;

/** FLAVITA_BIN, or what cargo built. */
export function binary() {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const target = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");
  const path = process.env.FLAVITA_BIN ?? join(target, "debug", `flavita${suffix}`);
  if (!existsSync(path)) {
    throw new Error(`${path} does not exist; run cargo build first, or set FLAVITA_BIN`);
  }
  return path;
}

/**
 * Starts the program with a data folder and waits until it answers any request.
 * `host`: where it listens; `args` and `env`: more of both.
 */
export async function startProgram(dataFolder, wishes = {}) {
  const { host = "127.0.0.1", args = [], env = {} } = wishes;
  const port = wishes.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(binary(), ["serve", "--data", dataFolder, "--bind", `${host}:${port}`, ...args], {
    cwd: dataFolder,
    env: { ...process.env, LC_ALL: "C", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const program = { child, url, port, output: "", failure: null, exited: null };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (program.output += chunk));
  }
  program.exited = new Promise((done) => {
    child.on("error", (error) => {
      program.failure = error.message;
      done();
    });
    child.on("exit", (code, signal) => {
      program.failure = `it ended with ${signal ?? code}`;
      done();
    });
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (program.failure === null && Date.now() < limit) {
    const answered = await fetch(url, { redirect: "manual" }).then(() => true, () => false);
    if (answered) {
      return program;
    }
    await pause(50);
  }
  const failure = program.failure ?? `it did not answer within ${START_LIMIT_MS} ms`;
  await stopProgram(program);
  // Somebody else took the port that was free a moment ago.
  if (wishes.port === undefined && program.output.includes("already in use")) return startProgram(dataFolder, wishes);
  throw new Error(`the program did not start: ${failure}\n${program.output}`);
}

/** Asks it to end, and makes it end where it does not. */
export async function stopProgram(program) {
  if (program.failure !== null) {
    return;
  }
  program.child.kill("SIGTERM");
  const stopped = await Promise.race([
    program.exited.then(() => true),
    pause(STOP_LIMIT_MS, false, { ref: false }),
  ]);
  if (!stopped) {
    await killProgram(program);
  }
}

/** Ends it at once, as a power cut does. */
export async function killProgram(program) {
  program.child.kill("SIGKILL");
  await program.exited;
}

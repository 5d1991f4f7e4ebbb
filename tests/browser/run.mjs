// Runs the browser tests against the real program: node tests/browser/run.mjs [file ...]
//
// Builds nothing. Starts FLAVITA_BIN, or target/debug/flavita, on a free port with an empty data
// folder, waits until it answers, runs every *.test.mjs beside this file with its address in
// FLAVITA_URL (and the program itself in FLAVITA_PROGRAM), and stops it. Exits with 1 when a test fails, when the program does not start or
// dies meanwhile, and when there is no test.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { freePort } from "./port.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, "../..");
const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const TEST_LIMIT_MS = 180_000;

function testFiles() {
  const named = process.argv.slice(2).map((name) => resolve(name));
  const all = readdirSync(HERE).filter((name) => name.endsWith(".test.mjs")).sort();
  const files = named.length > 0 ? named : all.map((name) => join(HERE, name));
  if (files.length === 0) {
    throw new Error("there is no *.test.mjs to run");
  }
  return files;
}

function binary() {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const target = resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");
  const path = process.env.FLAVITA_BIN ?? join(target, "debug", `flavita${suffix}`);
  if (!existsSync(path)) {
    throw new Error(`${path} does not exist; run cargo build first, or set FLAVITA_BIN`);
  }
  return path;
}

/** Starts the program and waits until it answers any request. */
async function startServer(dataFolder) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(binary(), ["serve", "--data", dataFolder, "--bind", `127.0.0.1:${port}`], {
    cwd: dataFolder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const server = { child, url, output: "", failure: null, exited: null };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (server.output += chunk));
  }
  server.exited = new Promise((done) => {
    child.on("error", (error) => {
      server.failure = error.message;
      done();
    });
    child.on("exit", (code, signal) => {
      server.failure = `it ended with ${signal ?? code}`;
      done();
    });
  });
  const limit = Date.now() + START_LIMIT_MS;
  while (server.failure === null && Date.now() < limit) {
    const answered = await fetch(url, { redirect: "manual" }).then(() => true, () => false);
    if (answered) {
      return server;
    }
    await pause(50);
  }
  const failure = server.failure ?? `it did not answer within ${START_LIMIT_MS} ms`;
  await stopServer(server);
  throw new Error(`the program did not start: ${failure}\n${server.output}`);
}

async function stopServer(server) {
  if (server.failure !== null) {
    return;
  }
  server.child.kill("SIGTERM");
  const stopped = await Promise.race([
    server.exited.then(() => true),
    pause(STOP_LIMIT_MS, false, { ref: false }),
  ]);
  if (!stopped) {
    server.child.kill("SIGKILL");
    await server.exited;
  }
}

/** Runs node's own test runner; one file at a time, because they share the server. */
async function runTests(files, url) {
  const flags = ["--test", "--test-concurrency=1", `--test-timeout=${TEST_LIMIT_MS}`];
  const runner = spawn(process.execPath, [...flags, ...files], {
    cwd: HERE,
    env: { ...process.env, FLAVITA_URL: url, FLAVITA_PROGRAM: binary() },
    stdio: "inherit",
  });
  const [code] = await once(runner, "exit");
  return code === 0;
}

async function main() {
  const files = testFiles();
  const dataFolder = mkdtempSync(join(tmpdir(), "flavita-browser-"));
  try {
    const server = await startServer(dataFolder);
    const passed = await runTests(files, server.url);
    const died = server.failure;
    await stopServer(server);
    if (!passed || died !== null) {
      const reason = died === null ? "a test failed" : `the program died: ${died}`;
      throw new Error(`${reason}; the program said:\n${server.output}`);
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(`browser tests: ${error.message}`);
  process.exitCode = 1;
}

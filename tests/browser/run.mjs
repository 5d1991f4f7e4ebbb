// Runs the browser tests against the real program: node tests/browser/run.mjs [file ...]
//
// Builds nothing. Starts FLAVITA_BIN, or target/debug/flavita, on a free port with an empty data
// folder, waits until it answers, runs every *.test.mjs beside this file with its address in
// FLAVITA_URL (and the program itself in FLAVITA_PROGRAM), and stops it. Exits with 1 when a test fails, when the program does not start or
// dies meanwhile, and when there is no test.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { binary, startProgram, stopProgram } from "./program.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
// For a file as well: on a busy machine all pages in four languages take minutes.
const TEST_LIMIT_MS = 900_000;

function testFiles() {
  const named = process.argv.slice(2).map((name) => resolve(name));
  const all = readdirSync(HERE).filter((name) => name.endsWith(".test.mjs")).sort();
  const files = named.length > 0 ? named : all.map((name) => join(HERE, name));
  if (files.length === 0) {
    throw new Error("there is no *.test.mjs to run");
  }
  return files;
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
    const server = await startProgram(dataFolder);
    const passed = await runTests(files, server.url);
    const died = server.failure;
    await stopProgram(server);
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

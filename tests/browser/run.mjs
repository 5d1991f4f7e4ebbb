// Runs the browser tests against the real program: node tests/browser/run.mjs [file ...]
//
// Builds nothing. Each *.test.mjs beside this file has a program of its own: FLAVITA_BIN, or
// target/debug/flavita, on a free port with an empty data folder; the test finds its address in
// FLAVITA_URL and the program itself in FLAVITA_PROGRAM. FLAVITA_LANES files run side by side,
// three unless told, for half of a test is waiting. Exits with 1 when a test fails, when the
// program does not start or dies meanwhile, and when there is no test.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { binary, startProgram, stopProgram } from "./program.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const LANES = Number(process.env.FLAVITA_LANES ?? 3);
// For a file as well: on a busy machine all pages in five languages take minutes.
const TEST_LIMIT_MS = 1_800_000;
/** They take the longest, so they begin first. */
const LONG = ["pages.test.mjs", "whole_evening.test.mjs"];

/** The named files, else all; the longest first. */
function testFiles() {
  const named = process.argv.slice(2).map((name) => resolve(name));
  const all = readdirSync(HERE).filter((name) => name.endsWith(".test.mjs")).map((name) => join(HERE, name));
  const files = named.length > 0 ? named : all;
  if (files.length === 0) {
    throw new Error("there is no *.test.mjs to run");
  }
  const length = (file) => statSync(file).size + (LONG.includes(basename(file)) ? 1e9 : 0);
  return files.sort((a, b) => length(b) - length(a));
}

/** Runs node's own test runner on one file; answers whether it passed, and what it printed. */
async function runTests(file, url) {
  const runner = spawn(process.execPath, ["--test", `--test-timeout=${TEST_LIMIT_MS}`, file], {
    cwd: HERE,
    env: { ...process.env, FLAVITA_URL: url, FLAVITA_PROGRAM: binary() },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [runner.stdout, runner.stderr]) {
    stream.on("data", (chunk) => (printed += chunk));
  }
  const [code] = await once(runner, "close");
  return { passed: code === 0, printed };
}

/** One file with its own program; answers what went wrong, or null. */
async function runFile(file) {
  const dataFolder = mkdtempSync(join(tmpdir(), "flavita-browser-"));
  try {
    const server = await startProgram(dataFolder);
    const { passed, printed } = await runTests(file, server.url);
    const died = server.failure;
    await stopProgram(server);
    console.log(`\n== ${basename(file)}\n${printed}`);
    if (passed && died === null) return null;
    const reason = died === null ? "a test failed" : `the program died: ${died}`;
    return `${basename(file)}: ${reason}; the program said:\n${server.output}`;
  } catch (error) {
    return `${basename(file)}: ${error.message}`;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function main() {
  const waiting = testFiles();
  const count = waiting.length;
  const failures = [];
  const lane = async () => {
    while (waiting.length > 0) {
      const failure = await runFile(waiting.shift());
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  console.log(`browser tests: ${count - failures.length} of ${count} files passed`);
  if (failures.length > 0) throw new Error(failures.join("\n"));
}

try {
  await main();
} catch (error) {
  console.error(`browser tests: ${error.message}`);
  process.exitCode = 1;
}

// A program of a test's own, which the network can reach: there are addresses and codes then.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "./port.mjs";

/** Starts the program in a folder of its own; `stop` ends it, `restart` as after a power cut. */
export async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), "flavita-own-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let program = null;

  async function start() {
    program = spawn(process.env.FLAVITA_PROGRAM, ["serve", "--data", folder, "--bind", `0.0.0.0:${port}`], { stdio: "ignore" });
    for (let tries = 0; tries < 600; tries += 1) {
      const answered = await fetch(`${url}/keys`).then(() => true, () => false);
      if (answered) return;
      await pause(50);
    }
    assert.fail("the program did not start");
  }

  async function kill() {
    program.kill("SIGKILL");
    await once(program, "exit");
  }

  await start();
  return {
    url,
    folder,
    kill,
    start,
    async stop() {
      if (program.exitCode === null && program.signalCode === null) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Posts what a button of the console posts. */
export async function act(url, id, body) {
  const answer = await fetch(`${url}/t/${id}/do`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

// A phone that tries its connection.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage, settle } from "./stage.mjs";

const NAMES = ["trip", "stream", "clock", "memory"];

function row() {
  const parts = { output: new Part(), p: new Part() };
  return new Part({ parts, data: { good: "Хорошо.", look: "Терпимо.", bad: "Плохо." } });
}

/** The page with a stream that brings so many messages; `fails`: no answer comes at all. */
async function tried({ ticks, fails = false }) {
  const rows = Object.fromEntries(NAMES.map((name) => [`[data-test="${name}"]`, row()]));
  const whole = new Part({ data: { good: "Всё в порядке.", bad: "Так играть нельзя." } });
  const again = new Part();
  const stage = setStage({
    "[data-tests]": new Part({ parts: rows, data: { wait: "Проверяю." } }), "[data-whole]": whole, "[data-test-again]": again,
  });
  stage.answer = fails ? new Error("offline") : { now_ms: Date.now() };
  const streams = [];
  globalThis.EventSource = class extends EventTarget {
    static CLOSED = 2;
    constructor() {
      super();
      streams.push(this);
    }
    close() {
      this.isClosed = true;
    }
  };
  Object.defineProperty(globalThis, "navigator", { value: { cookieEnabled: true }, configurable: true });
  stage.document.documentElement ??= { lang: "ru" };
  await load("self-test.js");
  for (let tick = 0; tick < ticks; tick += 1) {
    await stage.pass(1000);
    streams[0].dispatchEvent(new Event("tick"));
  }
  await stage.pass(8000);
  await settle();
  const grades = NAMES.map((name) => rows[`[data-test="${name}"]`].dataset.grade);
  return { grades, whole, again, streams, rows };
}

test("a good connection is told to be one, and its stream is let go", async () => {
  const { grades, whole, again, streams, rows } = await tried({ ticks: 3 });
  assert.deepEqual(grades, ["good", "good", "good", "good"]);
  assert.equal(whole.textContent, "Всё в порядке.");
  assert.equal(rows['[data-test="stream"]'].parts.output.textContent, "3 / 3");
  assert.ok(streams[0].isClosed);
  assert.equal(again.disabled, false);
});

test("a network that keeps the stream back is bad, whatever else is good", async () => {
  const { grades, whole } = await tried({ ticks: 1 });
  assert.deepEqual(grades, ["good", "bad", "good", "good"]);
  assert.equal(whole.textContent, "Так играть нельзя.");
  assert.ok(whole.classList.contains("bad"));
});

test("without an answer trip and clock are bad", async () => {
  const { grades } = await tried({ ticks: 3, fails: true });
  assert.deepEqual(grades, ["bad", "good", "bad", "good"]);
});

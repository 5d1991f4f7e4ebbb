import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const half = (ms, down, running) => new Part({ data: { ms: String(ms), down: String(down), running: String(running) } });

test("a running clock goes on from what the server wrote, down or up, and beyond its time", async () => {
  const halves = [half(62_000, true, true), half(5_000, false, true), half(9_000, true, false)];
  const stage = setStage({ "[data-half]": halves });
  await load("tables.js");
  const shown = () => halves.map((one) => one.textContent);
  assert.deepEqual(shown(), ["1:02", "0:05", "0:09"]);
  await stage.pass(63_000);
  assert.deepEqual(shown(), ["−0:01", "1:08", "0:09"]);
  assert.deepEqual(halves.map((one) => one.classList.contains("over")), [true, false, false]);
});

test("the list is asked for anew, and keeps what it has without a line", async () => {
  const region = new Part();
  const stage = setStage({ "[data-region=tables]": region });
  stage.page = new Part({ parts: { "[data-region=tables]": new Part({ childNodes: ["fresh"] }) } });
  await load("tables.js");
  stage.answer = new Error("no line");
  await stage.pass(3000);
  assert.equal(region.appended, undefined);
  stage.answer = "page";
  await stage.pass(3000);
  assert.deepEqual(region.appended, ["fresh"]);
  assert.deepEqual(stage.posts.at(-1).url, "/tables?fragment=1");
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, settle, setStage } from "./stage.mjs";

/** A page with one region, its stream, and what the server would answer for it. */
async function livePage(inside = "before") {
  const settings = new Part({ data: { live: "/t/cup/live", offline: "Нет связи", stale: "Другой компьютер" } });
  const region = new Part({ data: { region: "scene" }, innerHTML: inside });
  const fresh = new Part({ innerHTML: inside });
  const stage = setStage({ "script[data-live]": settings, "[data-region]": [region] });
  stage.page = new Part({ title: "", parts: { '[data-region="scene"]': fresh } });
  const streams = [];
  globalThis.EventSource = class extends EventTarget {
    static CLOSED = 2;
    readyState = 1;
    constructor(url) {
      super();
      this.url = url;
      streams.push(this);
    }
    close() {
      this.readyState = 2;
    }
  };
  await load("live.js");
  const hear = async (news) => {
    streams.at(-1).onmessage({ data: JSON.stringify(news) });
    await settle();
  };
  stage.document.body.append = (node) => {
    stage.document.parts[".offline-dot"] = node;
    node.remove = () => delete stage.document.parts[".offline-dot"];
  };
  const dot = () => stage.document.parts[".offline-dot"]?.textContent ?? null;
  return { stage, region, fresh, streams, hear, dot };
}

test("news of a change fetches the page once, and exchanges what differs", async () => {
  const { stage, region, fresh, hear } = await livePage();
  await hear({ rev: 4 });
  assert.equal(stage.posts.length, 1);
  assert.match(stage.posts[0].url, /fragment=1/);
  assert.equal(region.innerHTML, "before");
  fresh.innerHTML = "after";
  await hear({ rev: 5 });
  await hear({ rev: 5 });
  assert.equal(stage.posts.length, 2);
  assert.equal(region.innerHTML, "after");
});

test("what other scripts did to a region stays until the server says something else", async () => {
  const { region, hear } = await livePage();
  region.innerHTML = "marked up";
  await hear({ rev: 1 });
  assert.equal(region.innerHTML, "marked up");
});

test("the focus goes to the same control, never to another that has come in its place", async () => {
  const { stage, region, fresh, hear } = await livePage();
  const controls = "input, textarea, button, a";
  const button = (act) => new Part({ tagName: "BUTTON", data: { act } });
  const [draw, again] = [button("draw_manual"), button("draw_manual")];
  const refuse = button("refuse_rack");
  let lost = 0;
  stage.document.addEventListener("focuslost", () => (lost += 1));
  region.querySelectorAll = (selector) => (selector !== controls ? [] : region.innerHTML === "before" ? [draw] : [again]);
  stage.document.activeElement = draw;
  fresh.innerHTML = "again";
  await hear({ rev: 1 });
  assert.deepEqual([again.focused, lost], [1, 0]);
  stage.document.activeElement = again;
  region.querySelectorAll = (selector) => (selector !== controls ? [] : region.innerHTML === "again" ? [again] : [refuse]);
  fresh.innerHTML = "drawn";
  await hear({ rev: 2 });
  assert.deepEqual([refuse.focused, lost], [0, 1]);
});

test("words that cannot be read change nothing", async () => {
  const { stage, streams } = await livePage();
  streams[0].onmessage({ data: "{" });
  await settle();
  assert.deepEqual(stage.posts, []);
});

test("a silent line is told after a while, and no longer once something is heard", async () => {
  const { stage, streams, hear, dot } = await livePage();
  streams[0].onerror();
  await stage.pass(9_000);
  assert.equal(dot(), null);
  await stage.pass(3_000);
  assert.equal(dot(), "Нет связи");
  await hear({ rev: 1 });
  assert.equal(dot(), null);
});

test("a stream on which nothing beats is opened anew", async () => {
  const { stage, streams } = await livePage();
  await stage.pass(30_000);
  assert.equal(streams.length, 2);
  assert.equal(streams[0].readyState, 2);
});

test("the network is back: the stream is opened anew at once", async () => {
  const { stage, streams } = await livePage();
  await stage.send("online");
  assert.equal(streams.length, 2);
  assert.equal(streams[0].readyState, 2);
});

test("what the device did itself is fetched without the stream", async () => {
  const { stage, region, fresh } = await livePage();
  fresh.innerHTML = "after";
  stage.document.dispatchEvent(new Event("outdated"));
  await settle();
  assert.equal(stage.posts.length, 1);
  assert.equal(region.innerHTML, "after");
});

test("a computer that another one took over from is not listened to", async () => {
  const { stage, hear, dot } = await livePage();
  await hear({ rev: 1, epoch: 2 });
  assert.equal(stage.posts.length, 1);
  await hear({ rev: 9, epoch: 1 });
  assert.equal(stage.posts.length, 1);
  assert.equal(dot(), "Другой компьютер");
});

test("who may no longer listen sees the page itself", async () => {
  const { stage, streams } = await livePage();
  streams[0].dispatchEvent(new Event("over"));
  assert.equal(stage.reloads, 1);
});

test("a box that somebody ticked stays ticked when its region is exchanged", async () => {
  const { region, fresh, hear } = await livePage();
  const box = (checked) => new Part({ type: "checkbox", value: "on", checked, defaultChecked: false });
  const [ticked, plain] = [box(true), box(false)];
  let boxes = [ticked, plain];
  region.querySelectorAll = (selector) => (selector.startsWith("input") ? boxes : []);
  Object.defineProperty(region, "innerHTML", { get: () => "", set: () => (boxes = [box(false), box(false)]) });
  fresh.innerHTML = "after";
  await hear({ rev: 2 });
  assert.deepEqual(boxes.map((one) => one.checked), [true, false]);
  assert.notEqual(boxes[0], ticked);
});

import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage } from "./stage.mjs";

const line = new Part();
const stage = setStage({ "[data-slip-input]": line });
stage.document.location = null;
location.search = "";
window.parent = window;
await load("goes-on.js");

test("an open page goes on to the next game, and waits for the line that is being typed", async () => {
  await stage.send("regions");
  assert.deepEqual(stage.moved, []);
  line.value = "12 з8";
  stage.document.parts["[data-follow]"] = new Part({ data: { follow: "/t/two/keying" } });
  await stage.send("regions");
  assert.deepEqual(stage.moved, []);
  line.value = "";
  await stage.send("input", line);
  assert.deepEqual(stage.moved, ["/t/two/keying"]);
});

test("who looks back stays", async () => {
  const back = setStage({ "[data-follow]": new Part({ data: { follow: "/t/two/me" } }) });
  location.search = "?stay";
  window.parent = window;
  await load("goes-on.js?again");
  await back.send("regions");
  assert.deepEqual(back.moved, []);
});

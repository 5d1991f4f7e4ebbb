import assert from "node:assert/strict";
import { test } from "node:test";

import { load, setStage } from "./stage.mjs";

function soundStage() {
  const tones = [];
  setStage({});
  globalThis.AudioContext = class {
    currentTime = 0;
    destination = {};
    resume() {}
    createGain() {
      return { gain: { setValueAtTime() {}, linearRampToValueAtTime() {} }, connect: (next) => next };
    }
    createOscillator() {
      return { frequency: {}, connect: (next) => next, start: (at) => tones.push(at), stop() {} };
    }
  };
  return tones;
}

test("nothing sounds before somebody turned it on", async () => {
  const tones = soundStage();
  (await load("sound.js")).signal("over");
  assert.deepEqual(tones, []);
});

test("one tone for a call, three for the end, none for anything else", async () => {
  const tones = soundStage();
  const { signal, turnSoundOn } = await load("sound.js");
  assert.equal(turnSoundOn(), true);
  assert.equal(tones.splice(0).length, 1, "the click itself is heard");
  signal("call");
  signal("last-call");
  assert.equal(tones.splice(0).length, 2);
  signal("over");
  assert.equal(tones.splice(0).length, 3);
  signal("thinking");
  assert.deepEqual(tones, []);
});

test("a browser without sound says so", async () => {
  soundStage();
  delete globalThis.AudioContext;
  assert.equal((await load("sound.js")).turnSoundOn(), false);
});

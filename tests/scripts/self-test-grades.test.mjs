// What a connection is worth.

import assert from "node:assert/strict";
import { test } from "node:test";

import { offsetOf, streamGrade, tripGrade } from "../../static/self-test-grades.js";

test("a round trip is good up to 300 ms, worth a look up to 1.5 s, and bad beyond", () => {
  assert.deepEqual([0, 300, 301, 1500, 1501].map(tripGrade), ["good", "good", "look", "look", "bad"]);
});

test("half of a round trip lies behind the server's time", () => {
  assert.equal(offsetOf({ took: 100, wall: 1000, now: 1050 }), 0);
  assert.equal(offsetOf({ took: 100, wall: 1000, now: 4050 }), 3000);
  assert.equal(offsetOf({ took: 0, wall: 1000, now: 400 }), -600);
});

test("a stream is good when its messages come apart, and bad when some are missing", () => {
  assert.equal(streamGrade([0, 1000, 2000]), "good");
  assert.equal(streamGrade([2000, 2001, 2002]), "look");
  assert.equal(streamGrade([0, 1000]), "bad");
});

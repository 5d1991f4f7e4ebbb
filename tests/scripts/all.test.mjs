// Every script is small and has tests of its own.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const SCRIPTS = join(HERE, "../../static");
const LONGEST = 250;

const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith(".js"));

for (const name of scripts) {
  test(`${name} is short, says what it is for, and has its tests`, () => {
    const text = readFileSync(join(SCRIPTS, name), "utf8");
    assert.ok(text.split("\n").length <= LONGEST, `it has more than ${LONGEST} lines`);
    assert.match(text, /^\/\/ \S/);
    assert.ok(existsSync(join(HERE, name.replace(/\.js$/, ".test.mjs"))), `tests/scripts/${name.replace(/\.js$/, ".test.mjs")} is missing`);
  });
}

test("the scripts are found", () => {
  assert.ok(scripts.length > 10);
});

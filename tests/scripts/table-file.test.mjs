import assert from "node:assert/strict";
import { test } from "node:test";

import { Part, load, setStage, settle } from "./stage.mjs";

async function page() {
  const said = new Part({ hidden: true, data: { most: "800", tooLarge: "too large", noText: "no text" } });
  const stage = setStage({ "[data-said]": said });
  const field = new Part({ value: "" });
  stage.document.getElementById = (id) => (id === "slips" ? field : null);
  const file = new Part({ files: [], data: { into: "slips" }, is: ["[data-into]"] });
  await load("table-file.js");
  const choose = async (bytes) => {
    file.files = [new Blob([bytes])];
    file.value = "C:\\slips.csv";
    await stage.send("change", file);
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => setImmediate(done));
      await settle();
    }
  };
  return { said, field, file, choose };
}

test("the text of a file goes into its field, which has the focus", async () => {
  const { said, field, file, choose } = await page();
  await choose("round,player\n1,Ада\n");
  assert.equal(field.value, "round,player\n1,Ада\n");
  assert.equal(field.focused, 1);
  assert.equal(said.hidden, true);
  assert.equal(file.value, "", "the same file can be chosen again");
});

test("a file that is no text leaves the field as it is", async () => {
  const { said, field, choose } = await page();
  field.value = "kept";
  await choose(new Uint8Array([0xff, 0xfe, 0xc0]));
  assert.deepEqual([field.value, said.textContent, said.hidden], ["kept", "no text", false]);
});

test("a file that is too large is not read", async () => {
  const { said, field, choose } = await page();
  await choose("1".repeat(101));
  assert.deepEqual([field.value, said.textContent, said.hidden], ["", "too large", false]);
  await choose("2");
  assert.deepEqual([field.value, said.hidden], ["2", true]);
});

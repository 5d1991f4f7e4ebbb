// Tables that come as files: their text goes into the field beside them, where it can be seen.

const said = document.querySelector("[data-said]");

function complain(sentence) {
  if (!said) return;
  said.textContent = sentence;
  said.hidden = sentence === "";
}

/** The text in UTF-8, else in the encoding that the form names for older files. */
function decoded(bytes, other) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (fault) {
    if (!other) throw fault;
    return new TextDecoder(other).decode(bytes);
  }
}

async function take(input) {
  const [chosen] = input.files;
  if (!chosen) return;
  complain("");
  // What is sent is up to three times as long as the text.
  if (chosen.size > Number(said.dataset.most) / 8) return complain(said.dataset.tooLarge);
  try {
    const bytes = await chosen.arrayBuffer();
    const field = document.getElementById(input.dataset.into);
    field.value = decoded(bytes, input.dataset.else);
    field.focus();
  } catch (_) {
    complain(said.dataset.noText);
  }
  // The same file can be chosen again once it is mended.
  input.value = "";
}

document.addEventListener("change", (event) => {
  if (event.target.closest("[data-into]")) take(event.target);
});

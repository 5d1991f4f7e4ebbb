// Tables that come as files: their text goes into the field beside them, where it can be seen.

const said = document.querySelector("[data-said]");

function complain(sentence) {
  if (!said) return;
  said.textContent = sentence;
  said.hidden = sentence === "";
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
    field.value = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
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

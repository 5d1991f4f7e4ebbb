// The hall's screen reads out each rack that comes, letter by letter, once somebody has asked for it, and
// offers it where the browser itself has a voice of the page's language: no letter leaves the room.

const button = document.querySelector("[data-speak]");
const engine = globalThis.speechSynthesis;
let isOn = false;
let said = "";

function voice() {
  const { lang } = document.documentElement;
  return engine.getVoices().find((one) => one.localService && one.lang.slice(0, 2) === lang);
}

/** The tiles of the rack that lies there; a blank by its name. */
function letters() {
  const rack = document.querySelector(".scene.drawn .rack, .scene.thinking .rack");
  const tiles = rack ? [...rack.querySelectorAll(".tile")] : [];
  const name = (tile) => (tile.classList.contains("blank") ? button.dataset.blank : tile.querySelector("b").textContent.trim());
  return tiles.map(name).join(", ");
}

function readOut() {
  const told = letters();
  if (!isOn || told === said) return;
  said = told;
  engine.cancel();
  if (!told) return;
  const words = new SpeechSynthesisUtterance(told);
  words.voice = voice();
  words.lang = words.voice.lang;
  words.rate = 0.7;
  engine.speak(words);
}

function offer() {
  button.hidden = isOn || !voice();
}

if (engine) {
  button.addEventListener("click", () => {
    isOn = true;
    offer();
    readOut();
  });
  document.addEventListener("regions", readOut);
  // Voices come some time after the page.
  engine.addEventListener("voiceschanged", offer);
  offer();
}

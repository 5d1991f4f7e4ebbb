// How the games that are played to be offered are getting on, and what they can be played with.

const EVERY_MS = 1000;

function show(card, now) {
  card.querySelector("progress").value = now.played;
  card.querySelector("[data-run-sentence]").textContent = now.sentence;
  card.querySelector("[data-run-waits]").textContent = now.waits;
}

async function look(card) {
  try {
    const answer = await fetch("/prepare/progress");
    if (answer.ok) {
      const now = await answer.json();
      // What was found stands on the page.
      if (!now || now.is_over) return location.reload();
      show(card, now);
    }
  } catch (_) {
    // The program does not answer just now: the next look may be luckier.
  }
  setTimeout(() => look(card), EVERY_MS);
}

// Without scripts what can be switched stands there for every edition, under its name.
function showMarks(deck) {
  const [edition] = deck.value.split(" ");
  for (const part of document.querySelectorAll("[data-of-edition]")) {
    part.hidden = part.dataset.ofEdition !== edition;
    part.classList.add("is-chosen");
  }
}

const deck = document.querySelector("#deck");
if (deck) {
  showMarks(deck);
  deck.addEventListener("change", () => showMarks(deck));
}

const card = document.querySelector("[data-run]");
if (card) setTimeout(() => look(card), EVERY_MS);

// Takes the token out of the page's address, where no server and no log sees it, and posts it.
import { post } from "./post.js";

const place = document.querySelector("[data-join]");
const fault = document.querySelector("[data-join-fault]");

async function join(token) {
  try {
    const answer = await post(place.dataset.join, { token });
    if (answer.ok) location.replace(answer.place);
    else fault.textContent = answer.sentence;
  } catch (_) {
    fault.textContent = place.dataset.sayFailed;
  }
}

function takeToken() {
  const token = location.hash.slice(1);
  if (!token) return;
  // Nobody shall find it in the history or over a shoulder.
  history.replaceState(null, "", location.pathname);
  join(token);
}

addEventListener("hashchange", takeToken);
takeToken();

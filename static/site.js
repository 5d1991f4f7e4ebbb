// The plain pages: a key for each marked link, F1 for help.

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "F1") {
    event.preventDefault();
    location.assign("/keys");
    return;
  }
  if (event.target.closest("input, textarea, select, button, a")) return;
  const wanted = event.key === "Enter" ? "enter" : ({ KeyN: "n", KeyD: "d" }[event.code] ?? null);
  const link = wanted && document.querySelector(`[data-key="${wanted}"]`);
  if (link) {
    event.preventDefault();
    link.click();
  }
});

/** From which page a form was sent, and where to. */
const SENT = "flavita-sent";

/** A form that was sent is not sent again while its answer is waited for: twice would make two things. */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  sessionStorage.setItem(SENT, JSON.stringify({ from: location.href, to: form.action }));
  const buttons = [...form.querySelectorAll("button[type=submit], button:not([type])")].filter((one) => !one.disabled);
  // Afterwards: the button that was pressed is sent along, and a script may have taken the form over.
  setTimeout(() => event.defaultPrevented || buttons.forEach((one) => (one.disabled = true)));
  const again = () => buttons.forEach((one) => (one.disabled = false));
  setTimeout(again, 10_000);
  addEventListener("pageshow", again, { once: true });
});

/** Going back to a refused form, or loading it again, would send it again: it stands where it was filled in. */
function standWhereFilled() {
  const { from, to } = JSON.parse(sessionStorage.getItem(SENT) ?? "{}");
  sessionStorage.removeItem(SENT);
  const [entry] = performance.getEntriesByType("navigation");
  if (to === location.href && entry?.responseStatus >= 400) history.replaceState(history.state, "", from);
}

standWhereFilled();

for (const button of document.querySelectorAll("[data-print]")) {
  button.addEventListener("click", () => window.print());
}

/** How often it is asked again whether a tournament can be thrown away, once a second. */
const MOST_TRIES = 30;

/** A page that was just left still shows its tournament until the next beat of its stream. */
async function throwAway(form) {
  const body = new URLSearchParams({ to: "trash" });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
    if (answer.status !== 409) {
      location.assign("/");
      return;
    }
    await new Promise((done) => setTimeout(done, 1000));
  }
  const to = document.createElement("input");
  Object.assign(to, { type: "hidden", name: "to", value: "trash" });
  form.append(to);
  form.submit();
}

document.addEventListener("submit", (event) => {
  if (event.submitter?.value !== "trash") return;
  event.preventDefault();
  event.submitter.disabled = true;
  throwAway(event.target);
});

/** Fills a profile's values into the fields, where they are as the profile before filled them. */
function fillRules(radio) {
  const form = radio.form;
  const before = form.querySelector(`input[name=profile][value="${form.elements.filled_by.value}"]`);
  const filled = JSON.parse(before ? before.dataset.fields : radio.dataset.fields);
  for (const [name, value] of Object.entries(JSON.parse(radio.dataset.fields))) {
    const field = form.elements[name];
    if (field.type === "checkbox") {
      if (field.checked === filled[name]) field.checked = value;
    } else if (field.value === filled[name]) {
      field.value = value;
    }
  }
  form.elements.filled_by.value = radio.value;
}

let areRulesChosen = false;
for (const radio of document.querySelectorAll("input[type=radio][name=profile]")) {
  radio.addEventListener("change", () => {
    areRulesChosen = true;
    fillRules(radio);
  });
}

/** An edition brings the rules meant for it, as long as nobody has chosen others. */
function takeRulesOf(edition) {
  const rules = document.querySelector(`input[name=profile][value="${edition.dataset.profile}"]`);
  if (areRulesChosen || !rules || rules.checked) return;
  rules.checked = true;
  fillRules(rules);
}

// A word list belongs to an edition: choosing another edition chooses the first of its lists.
for (const edition of document.querySelectorAll("input[type=radio][name=edition]")) {
  edition.addEventListener("change", () => {
    takeRulesOf(edition);
    const lists = [...edition.closest(".edition").querySelectorAll("input[name=dictionary]")];
    for (const list of document.querySelectorAll("input[name=dictionary]:checked")) {
      if (!lists.includes(list)) list.checked = false;
    }
    if (lists.length > 0 && !lists.some((list) => list.checked)) lists[0].checked = true;
  });
}

// Choosing the boards' colours, light or dark keeps what was typed: the choice is remembered by the
// cookie that comes with the page's answer.
document.addEventListener("click", async (event) => {
  const way = event.target.closest("a[data-colours], a[data-shade]");
  if (!way || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { shade } = way.dataset;
  if (shade !== undefined) document.querySelector("link[data-dark]").media = shade;
  await fetch(way.href, { cache: "no-store" });
  const choice = shade === undefined ? "colours" : "shade";
  for (const other of document.querySelectorAll(`a[data-${choice}]`)) {
    if (other.dataset[choice] === way.dataset[choice]) other.setAttribute("aria-current", "true");
    else other.removeAttribute("aria-current");
  }
});

// Which letter a key means in a tournament's script, whatever layout the laptop is set to.

const RUSSIAN_KEYS = {
  Backquote: "ё", KeyQ: "й", KeyW: "ц", KeyE: "у", KeyR: "к", KeyT: "е", KeyY: "н", KeyU: "г", KeyI: "ш", KeyO: "щ", KeyP: "з",
  BracketLeft: "х", BracketRight: "ъ", KeyA: "ф", KeyS: "ы", KeyD: "в", KeyF: "а", KeyG: "п", KeyH: "р", KeyJ: "о", KeyK: "л",
  KeyL: "д", Semicolon: "ж", Quote: "э", KeyZ: "я", KeyX: "ч", KeyC: "с", KeyV: "м", KeyB: "и", KeyN: "т", KeyM: "ь", Comma: "б", Period: "ю",
};

/**
 * The letter of a keydown in the script of `keyboard`, or null where the key is no letter.
 * Lower case, or upper case with Shift; with Caps Lock the other way round, so that words can be
 * typed as pages show them. A layout of the right script is taken at its word; any other is read
 * by the place of the key.
 */
export function letterOf(event, keyboard) {
  if (event.ctrlKey || event.metaKey || (event.altKey && !event.getModifierState("AltGraph"))) return null;
  const own = keyboard === "ru" ? /^[а-яё]$/i : /^[a-z\u00c0-\u024f]$/i;
  let letter = null;
  if (own.test(event.key)) letter = event.key.toLowerCase();
  else if (keyboard === "ru") letter = RUSSIAN_KEYS[event.code] || null;
  else if (/^[а-яё]$/i.test(event.key) && /^Key[A-Z]$/.test(event.code)) letter = event.code[3].toLowerCase();
  if (letter === null) return null;
  return event.shiftKey !== event.getModifierState("CapsLock") ? letter.toUpperCase() : letter;
}

/**
 * The sign that a key means whatever the layout has there, or null: behind players' numbers the comma, the English or the Russian
 * one; behind a word and a number the colon of a time, where a Latin layout has it on the key of a Russian letter.
 */
export function signOf(event, before) {
  if (event.ctrlKey || event.altKey) return null;
  const isComma = event.code === (event.shiftKey ? "Slash" : "Comma");
  if (isComma && /^\s*\d[\d,-]*$/.test(before)) return ",";
  return event.key === ":" && /\p{L}{2}.*\s\d+$/u.test(before) ? ":" : null;
}

/** Puts text where the caret stands, as if it had been typed. */
export function typeInto(input, text) {
  input.setRangeText(text, input.selectionStart, input.selectionEnd, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

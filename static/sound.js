// Two short signals made by the browser itself; sound needs one click first.

let context = null;

/** Called from a click: from here on signals can be heard. */
export function turnSoundOn() {
  const Context = window.AudioContext || window.webkitAudioContext;
  if (!Context) return false;
  context = context || new Context();
  context.resume();
  tone(660, 0, 0.15);
  return true;
}

/** Once at every call before the end, three times at the end. */
export function signal(phase) {
  if (!context) return;
  if (phase === "call" || phase === "last-call") tone(660, 0, 0.5);
  if (phase === "over") [0, 0.35, 0.7].forEach((at) => tone(880, at, 0.28));
}

function tone(frequency, delay, length) {
  const from = context.currentTime + delay;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.4, from + 0.02);
  gain.gain.setValueAtTime(0.4, from + length - 0.05);
  gain.gain.linearRampToValueAtTime(0, from + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + length);
}

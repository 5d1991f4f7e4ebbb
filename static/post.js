// One way to ask the server for something.

/** A random key by which the server knows a request it has already had. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Posts JSON and answers the JSON that comes back; throws only where no answer came, or `signal` gave up. */
export async function post(url, body, signal = null) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
  return answer.json();
}

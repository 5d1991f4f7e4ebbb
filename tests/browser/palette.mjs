// Makes a screenshot small: its colours become the 256 that stand in it most often.

import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

function* chunks(png) {
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    yield { type: png.toString("latin1", at + 4, at + 8), body: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) };
  }
}

/** The predictor of PNG's fourth filter. */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one));
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** The pixels of a PNG of 8 bits a channel, as numbers 0xRRGGBB. */
function pixels(png) {
  const all = [...chunks(png)];
  const head = all[0].body;
  const [width, height, channels] = [head.readUInt32BE(0), head.readUInt32BE(4), { 2: 3, 6: 4 }[head[9]]];
  if (head[8] !== 8 || !channels || head[12] !== 0) throw new Error("no screenshot");
  const data = inflateSync(Buffer.concat(all.filter(({ type }) => type === "IDAT").map(({ body }) => body)));
  const stride = width * channels;
  let above = new Uint8Array(stride);
  const colours = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const line = data.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1));
    for (let i = 0; i < stride; i += 1) {
      const left = i < channels ? 0 : line[i - channels];
      const corner = i < channels ? 0 : above[i - channels];
      line[i] += [0, left, above[i], (left + above[i]) >> 1, paeth(left, above[i], corner)][data[y * (stride + 1)]];
    }
    for (let x = 0; x < width; x += 1) colours[y * width + x] = line.readUIntBE(x * channels, 3);
    above = line;
  }
  return { width, height, colours };
}

function distance(one, other) {
  const by = (shift) => ((one >> shift) & 255) - ((other >> shift) & 255);
  return by(16) ** 2 + by(8) ** 2 + by(0) ** 2;
}

/** For every colour its place among the most frequent ones. */
function palette(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const chosen = [...counts].sort((one, other) => other[1] - one[1]).slice(0, 256).map(([colour]) => colour);
  const places = new Map(chosen.map((colour, place) => [colour, place]));
  for (const colour of counts.keys()) {
    if (places.has(colour)) continue;
    let nearest = 0;
    for (let place = 1; place < chosen.length; place += 1) {
      if (distance(colour, chosen[place]) < distance(colour, chosen[nearest])) nearest = place;
    }
    places.set(colour, nearest);
  }
  return { chosen, places };
}

function chunk(type, body) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const whole = Buffer.alloc(body.length + 12);
  whole.writeUInt32BE(body.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), body.length + 8);
  return whole;
}

/** The same picture with at most 256 colours. */
export function withPalette(png) {
  const { width, height, colours } = pixels(png);
  const { chosen, places } = palette(colours);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const plte = Buffer.from(chosen.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) lines[y * (width + 1) + 1 + x] = places.get(colours[y * width + x]);
  }
  const data = deflateSync(lines, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", head), chunk("PLTE", plte), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

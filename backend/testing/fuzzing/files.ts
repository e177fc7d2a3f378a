import fc from 'fast-check';
import { aPdf } from '../a-document.js';
import { aPhoto } from '../a-photo.js';

const makers: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'jpeg.jpg': () => aPhoto({ width: 700, height: 450 }),
  'small.png': () => aPhoto({ width: 20, height: 20, format: 'png' }),
  'cut.jpg': async () => (await aPhoto({ width: 700, height: 450 })).subarray(0, 900),
  'moving.gif': () => aPhoto({ width: 30, height: 30, format: 'gif' }),
  'scan.pdf': () => aPdf(),
  'script.pdf': () => aPdf({ extra: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' }),
  'cut.pdf': () => aPdf().subarray(0, 60),
  'empty.jpg': () => new Uint8Array(),
  'noise.bin': () => Uint8Array.from({ length: 4_000 }, (_, index) => (index * 7919) % 251),
  'page.html': () => Buffer.from('<script>alert(1)</script>'),
};

/** The name of a file to upload: real ones and broken ones. */
export const oddFile = fc.constantFrom(...Object.keys(makers));

const made = new Map<string, Promise<Uint8Array>>();

/** Its bytes, made once. */
export async function bytesOf(name: string): Promise<Uint8Array> {
  let bytes = made.get(name);
  if (bytes === undefined) {
    bytes = Promise.resolve(makers[name]?.() ?? new Uint8Array());
    made.set(name, bytes);
  }
  return await bytes;
}

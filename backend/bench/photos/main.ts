import { readdirSync, readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import {
  asAvif,
  asWebp,
  encodePhoto,
  type PhotoSize,
} from '../../src/modules/catalog/photos/encode-photo.js';
import { likeness } from './likeness.js';

/*
 * npm run bench:photos: the demo's pictures as WebP and as AVIF of several efforts, in one run: how alike they are to what
 * they are made of, their bytes, and the processor's time for one; then the bytes of a list's 24 photos, before and after
 * AVIF and the width of 640. Prints the tables of docs/benchmarks.md.
 */

sharp.concurrency(1);
sharp.cache(false);
const folder = new URL('../../demo/pictures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('-front.webp'));

const avif = (quality: number, effort: number) => (image: Sharp) =>
  image.avif({ quality, effort, chromaSubsampling: '4:2:0' });
const encodings: Record<string, (image: Sharp) => Sharp> = {
  'WebP 80': asWebp,
  'AVIF 65, effort 2': avif(65, 2),
  'AVIF 63, effort 3 (taken)': asAvif,
  'AVIF 61, effort 4': avif(61, 4),
};

console.log('| encoding | width | SSIM | kB | CPU ms |\n|---|---|---|---|---|');
for (const width of [400, 640]) {
  for (const [name, encode] of Object.entries(encodings)) {
    const sums = { ssim: 0, bytes: 0, ms: 0 };
    const sample = files.filter((_, index) => index % 8 === 0);
    for (const file of sample) {
      const original = await sharp(readFileSync(new URL(file, folder)))
        .resize(width)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { height, channels } = original.info;
      const raw = { raw: { width, height, channels } };
      const before = process.cpuUsage();
      const encoded = await encode(sharp(original.data, raw)).toBuffer();
      const { user, system } = process.cpuUsage(before);
      sums.ms += (user + system) / 1000;
      sums.bytes += encoded.length;
      sums.ssim += await likeness(sharp(original.data, raw), sharp(encoded));
    }
    const mean = (sum: number) => sum / sample.length;
    const cells = [
      mean(sums.ssim).toFixed(4),
      (mean(sums.bytes) / 1000).toFixed(1),
      mean(sums.ms).toFixed(0),
    ];
    console.log(`| ${name} | ${width} | ${cells.join(' | ')} |`);
  }
}

const list = await Promise.all(
  files.slice(0, 24).map(async (file) => {
    const picture = sharp(readFileSync(new URL(file, folder)));
    return await Promise.all([400, 640, 800].map((width) => encodePhoto(picture.clone(), width)));
  }),
);

/** Of the width that a browser takes: the smallest that is not below that of the card's pixels. */
function kilobytes(pixels: number, bytesOf: (size: PhotoSize) => number, widths: number[]): number {
  const sums = list.map((sizes) => {
    const there = sizes.filter(({ width }) => widths.includes(width));
    const taken = there.find(({ width }) => width >= pixels) ?? there.at(-1);
    return taken ? bytesOf(taken) : 0;
  });
  return Math.round(sums.reduce((total, bytes) => total + bytes, 0) / 1000);
}

console.log('\n| screen | card | before kB | after kB | after ÷ before |\n|---|---|---|---|---|');
for (const [screen, card] of [
  [390, 359],
  [1440, 304],
] as const) {
  for (const density of [1, 2]) {
    const pixels = card * density;
    const before = kilobytes(pixels, ({ bytes }) => bytes.length, [400, 800]);
    const after = kilobytes(pixels, ({ bytes, avif: smaller }) => (smaller ?? bytes).length, [400, 640, 800]);
    console.log(
      `| ${screen} px, density ${density} | ${pixels} | ${before} | ${after} | ${(after / before).toFixed(2)} |`,
    );
  }
}

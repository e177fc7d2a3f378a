import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { encodePhoto } from '../../src/modules/catalog/photos/encode-photo.js';
import { photoWidths } from '../../src/modules/catalog/photos/photo-limits.js';
import type { PhotoStorage } from '../../src/platform/storage/photo-storage.js';
import { demoPictureFile, pictureWidth } from './demo-pictures.js';

/** `demo/pictures`, beside the sources; a build does not copy it. */
const folder = new URL(
  import.meta.url.includes('/dist/demo/') ? '../../../demo/pictures/' : '../pictures/',
  import.meta.url,
);

/** The widths in which the demo's pictures are there, ascending. */
export const demoPictureWidths = photoWidths.filter((width) => width <= pictureWidth);

/** A storage in which the demo's pictures are, besides what was stored: the first start need not copy them. */
export function demoPhotoStorage(storage: PhotoStorage): PhotoStorage {
  return {
    ...storage,
    read: async (key) => {
      const stored = await storage.read(key);
      if (stored !== undefined) return stored;
      const [, name = '', size = '', type = ''] = /^(.+)\/(\d+)\.(webp|avif)$/.exec(key) ?? [];
      const file = demoPictureFile(name);
      const width = demoPictureWidths.find((each) => String(each) === size);
      if (file === undefined || width === undefined) return undefined;
      if (width === pictureWidth) return type === 'webp' ? await readPicture(file) : undefined;
      // Its AVIF is not smaller.
      if (type === 'avif' && (await storage.read(`${name}/${size}.webp`)) !== undefined) return undefined;
      const picture = await readPicture(file);
      if (picture === undefined) return undefined;
      const { bytes, avif } = await encodePhoto(sharp(await buffer(picture)), width);
      if (avif) await storage.write(`${name}/${size}.avif`, avif);
      await storage.write(`${name}/${size}.webp`, bytes);
      const wanted = type === 'webp' ? bytes : avif;
      return wanted && Readable.from([wanted]);
    },
  };
}

async function readPicture(file: string): Promise<Readable | undefined> {
  const picture = await readFile(new URL(file, folder)).catch((): undefined => undefined);
  return picture && Readable.from([picture]);
}

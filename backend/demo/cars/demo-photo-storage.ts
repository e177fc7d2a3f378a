import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
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
      const [name = '', size = ''] = key.split('/');
      const file = demoPictureFile(name);
      const width = demoPictureWidths.find((each) => `${String(each)}.webp` === size);
      if (file === undefined || width === undefined) return undefined;
      const picture = await readFile(new URL(file, folder)).catch((): undefined => undefined);
      if (picture === undefined) return undefined;
      if (width === pictureWidth) return Readable.from([picture]);
      const smaller = await sharp(picture)
        .resize(width)
        .webp({ quality: 80, smartSubsample: true })
        .toBuffer();
      await storage.write(key, smaller);
      return Readable.from([smaller]);
    },
  };
}

import { Readable } from 'node:stream';
import sharp from 'sharp';
import { photoWidths } from '../../src/modules/catalog/photos/photo-limits.js';
import type { PhotoStorage } from '../../src/platform/storage/photo-storage.js';
import { drawPicture } from './illustration/draw-picture.js';
import type { Picture } from './illustration/picture.js';

/**
 * A storage whose demo pictures are drawn when they are first asked for, each size by itself: the first start need not
 * wait for hundreds of pictures, and a card waits a moment for its own.
 */
export function drawnPhotoStorage(
  storage: PhotoStorage,
  pictures: ReadonlyMap<string, Picture>,
): PhotoStorage {
  const underWay = new Map<string, Promise<Buffer>>();

  const draw = async (key: string, picture: Picture, width: number): Promise<Buffer> => {
    const bytes = await sharp(Buffer.from(drawPicture(picture)))
      .resize(width)
      .webp({ quality: 82, smartSubsample: true })
      .toBuffer();
    await storage.write(key, bytes);
    return bytes;
  };

  return {
    ...storage,
    read: async (key) => {
      const stored = await storage.read(key);
      if (stored !== undefined) return stored;
      const [folder = '', file = ''] = key.split('/');
      const picture = pictures.get(folder);
      const width = photoWidths.find((each) => `${each}.webp` === file);
      if (picture === undefined || width === undefined) return undefined;
      const drawing = underWay.get(key) ?? draw(key, picture, width);
      underWay.set(key, drawing);
      try {
        return Readable.from([await drawing]);
      } finally {
        underWay.delete(key);
      }
    },
  };
}

import { createHash } from 'node:crypto';
import type { PhotoStorage } from '../../../platform/storage/photo-storage.js';
import type { ProcessedPhoto } from './process-photo.js';

/**
 * Keeps every size of a photo.
 *
 * @param salt makes the key one photo's own, so that two of the same picture are removed apart
 * @returns the storage key, which changes with the picture
 */
export async function storePhoto(
  storage: PhotoStorage,
  photo: ProcessedPhoto,
  salt: string,
): Promise<string> {
  const hash = createHash('sha256').update(salt);
  for (const { bytes } of photo.sizes) hash.update(bytes);
  const key = hash.digest('hex').slice(0, 32);
  await writeSizes(storage, key, photo);
  return key;
}

/** Keeps every size of a photo under a key that is given, or none of them. */
async function writeSizes(storage: PhotoStorage, key: string, photo: ProcessedPhoto): Promise<void> {
  try {
    for (const { width, bytes, avif } of photo.sizes) {
      await storage.write(`${key}/${width}.webp`, bytes);
      if (avif) await storage.write(`${key}/${width}.avif`, avif);
    }
  } catch (error) {
    await storage.removeFolder(key);
    throw error;
  }
}

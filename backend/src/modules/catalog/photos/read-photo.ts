import type { Readable } from 'node:stream';
import type { PhotoStorage } from '../../../platform/storage/photo-storage.js';
import { widestAvif } from './photo-limits.js';

/** A photo as it is sent. */
export interface ReadPhoto {
  type: 'image/avif' | 'image/webp';
  content: Readable;
}

/**
 * A photo in one width: as AVIF to those that accept it, where it is kept so, else as WebP. Photos of before AVIF was
 * made, wide ones, and those that it does not make smaller, have WebP alone.
 *
 * @param accept the header of the request
 */
export async function readPhoto(
  storage: PhotoStorage,
  { key, width, accept = '' }: { key: string; width: number; accept: string | undefined },
): Promise<ReadPhoto | undefined> {
  if (width <= widestAvif && accept.includes('image/avif')) {
    const content = await storage.read(`${key}/${width}.avif`);
    if (content !== undefined) return { type: 'image/avif', content };
  }
  const content = await storage.read(`${key}/${width}.webp`);
  return content && { type: 'image/webp', content };
}

import { Readable } from 'node:stream';
import type { PhotoStorage } from '../src/platform/storage/photo-storage.js';

/** A photo storage that forgets everything with the test; `files` shows what it holds. */
export function memoryPhotoStorage(): PhotoStorage & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    write: async (key, bytes) => void files.set(key, bytes),
    read: async (key) => {
      const bytes = files.get(key);
      return bytes === undefined ? undefined : Readable.from([Buffer.from(bytes)]);
    },
    removeFolder: async (folder) => {
      for (const key of [...files.keys()]) if (key.startsWith(`${folder}/`)) files.delete(key);
    },
  };
}

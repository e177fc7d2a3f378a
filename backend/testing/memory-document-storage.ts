import { Readable } from 'node:stream';
import type { DocumentStorage } from '../src/platform/storage/document-storage.js';

/** A document storage that forgets everything with the test; `files` shows what it holds. */
export function memoryDocumentStorage(): DocumentStorage & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    write: async (key, bytes) => void files.set(key, bytes),
    read: async (key) => {
      const bytes = files.get(key);
      return bytes === undefined ? undefined : Readable.from([Buffer.from(bytes)]);
    },
    remove: async (key) => void files.delete(key),
  };
}

import type { Readable } from 'node:stream';

/** Where pictures are kept: files that never change, by key. */
export interface PhotoStorage {
  /** @param key such as `3f…/800.webp` */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The file's content; undefined when there is none. */
  read: (key: string) => Promise<Readable | undefined>;
  /** Removes every file whose key begins with this folder. */
  removeFolder: (folder: string) => Promise<void>;
}

import type { Readable } from 'node:stream';

/** Where private documents are kept: apart from photos, under keys that say nothing. */
export interface DocumentStorage {
  write: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** The file's content; undefined when there is none. */
  read: (key: string) => Promise<Readable | undefined>;
  /** Does nothing when there is none. */
  remove: (key: string) => Promise<void>;
}

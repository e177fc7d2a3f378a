import type { ReleaseRegistry } from '../registry/release-registry';

/** The registry as it was read, and what it must still be when it is written. */
export interface ReadRegistry {
  registry: ReleaseRegistry;
  /** Opaque; none when there was no registry. */
  revision: string | undefined;
}

/** Files by their path; what is written again is replaced. */
export interface StoredFiles {
  /** Paths below a folder, relative to it. */
  list: (folder: string) => Promise<string[]>;
  /** Nothing when there is no such file. */
  read: (path: string) => Promise<Buffer | undefined>;
  write: (path: string, bytes: Buffer) => Promise<void>;
  /** When a file was written; undefined when there is none. */
  writtenAt: (path: string) => Promise<Date | undefined>;
  /** Deletes all below a folder; of one that is gone already, it does nothing. */
  remove: (folder: string) => Promise<void>;
}

/**
 * Where releases are kept: files that never change once a registry names them, and the registry, which changes in
 * one write that fails when another person was faster.
 */
export interface ReleaseStore extends StoredFiles {
  /** For people. */
  description: string;
  /** Where browsers find the files, ending with a slash; unknown for a folder that no one serves. */
  publicUrl: string | undefined;
  readRegistry: () => Promise<ReadRegistry>;
  /** The newest that is a registry, where the newest of all is not; undefined when there is none. */
  readLastGoodRegistry: () => Promise<ReleaseRegistry | undefined>;
  /** @returns false, and nothing is changed, when the registry is no longer that of `revision` */
  replaceRegistry: (registry: ReleaseRegistry, revision: string | undefined) => Promise<boolean>;
  /** Writes the page of what is live, where the store keeps one as files. */
  writePage?: () => Promise<void>;
  /** Source maps by the same paths, in a place that no visitor gets to; none when a bucket has no such place. */
  sourceMaps: StoredFiles | undefined;
}

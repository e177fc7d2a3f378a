import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));
export const releasedPath = fileURLToPath(new URL('../migrations/released.json', import.meta.url));

/** The SHA-256 of migration files, by their names, in order. */
export type MigrationHashes = Record<string, string>;

/** The hash of every file that a migration consists of; `index.ts`, which lists them, grows with each. */
export async function hashMigrations(directory: string): Promise<MigrationHashes> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  const hashes: MigrationHashes = {};
  for (const name of names.sort()) {
    // A checkout on Windows ends its lines otherwise.
    const text = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
    hashes[name] = createHash('sha256').update(text).digest('hex');
  }
  return hashes;
}

export interface MigrationDifferences {
  /** Not what they were when they were listed. */
  edited: string[];
  deleted: string[];
  /** Not in the list yet. */
  added: string[];
}

/** How the files differ from the list. */
export function compareMigrations(released: MigrationHashes, found: MigrationHashes): MigrationDifferences {
  const names = Object.keys(released);
  return {
    edited: names.filter((name) => name in found && found[name] !== released[name]),
    deleted: names.filter((name) => !(name in found)),
    added: Object.keys(found).filter((name) => !(name in released)),
  };
}

/** The list that is committed. */
export async function readReleased(): Promise<MigrationHashes> {
  return JSON.parse(await readFile(releasedPath, 'utf8')) as MigrationHashes;
}

import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/platform/database/database.js';
import { migrateToLatest } from '../src/migrate.js';
import { optionsFor } from './database-options.js';

const migrationsDirectory = fileURLToPath(new URL('../migrations', import.meta.url));
const cacheDirectory = fileURLToPath(new URL('../../node_modules/.cache/backend-tests', import.meta.url));

/**
 * A folder with a migrated, empty embedded database to copy: making one takes seconds, copying it a fraction of one.
 * Made again whenever a migration or PGlite changes.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(cacheDirectory, await fingerprint());
  if (await exists(template)) return template;

  await mkdir(cacheDirectory, { recursive: true });
  const dataDirectory = await mkdtemp(join(cacheDirectory, 'making-'));
  const database = await openDatabase(optionsFor({ databaseUrl: undefined, dataDirectory }));
  await migrateToLatest(database);
  await database.close();
  try {
    await rename(join(dataDirectory, 'database'), template);
  } catch (error) {
    // Another test file, running beside this one, was first; its template is as good.
    if (!(await exists(template))) throw error;
  }
  await rm(dataDirectory, { recursive: true, force: true });
  return template;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(migrationsDirectory)).sort()) {
    hash.update(name).update(await readFile(join(migrationsDirectory, name)));
  }
  hash.update(await readFile(new URL('../package.json', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

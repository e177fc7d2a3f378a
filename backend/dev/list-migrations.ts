import { writeFile } from 'node:fs/promises';
import {
  compareMigrations,
  hashMigrations,
  migrationsDirectory,
  readReleased,
  releasedPath,
} from './migration-files.js';

/** Adds new migration files to the list of those that are never edited again; changes no line that is there. */
const released = await readReleased();
const found = await hashMigrations(migrationsDirectory);
const { edited, deleted, added } = compareMigrations(released, found);
if (edited.length + deleted.length > 0) {
  console.error(`These were released and must stay as they were: ${[...edited, ...deleted].join(', ')}`);
  process.exit(1);
}
const all = { ...released, ...Object.fromEntries(added.map((name) => [name, found[name] ?? ''])) };
const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
await writeFile(releasedPath, `${JSON.stringify(sorted, null, 2)}\n`);
console.log(added.length === 0 ? 'Nothing new.' : `Listed: ${added.join(', ')}`);

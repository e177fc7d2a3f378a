import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareMigrations, hashMigrations, migrationsDirectory, readReleased } from './migration-files.js';

describe('migration files', () => {
  it('are unchanged since their release, and all listed', async () => {
    assert.deepEqual(
      compareMigrations(await readReleased(), await hashMigrations(migrationsDirectory)),
      { edited: [], deleted: [], added: [] },
      'A released migration is never edited: add another. One that is new: npm run migrations:list -w backend',
    );
  });

  it('are reported as edited, deleted or added by their content', () => {
    assert.deepEqual(compareMigrations({ a: '1', b: '2', c: '3' }, { a: '1', b: 'other', d: '4' }), {
      edited: ['b'],
      deleted: ['c'],
      added: ['d'],
    });
  });
});

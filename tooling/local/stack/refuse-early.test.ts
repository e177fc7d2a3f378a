import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { refuseEarly } from './refuse-early';

describe('refuseEarly', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });
  const lock = (pid: number) => {
    writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid, startedAt: null }));
  };

  it('names the process that uses the data folder, before anything is built', () => {
    lock(process.pid);
    assert.throws(() => refuseEarly(folder, {}), {
      name: 'PlainError',
      message: `The data folder ${folder} is in use by process ${process.pid}. Stop that process first, or choose another folder with DATA_DIR.`,
    });
  });

  it('allows a database elsewhere, and a data folder whose process has ended', () => {
    lock(process.pid);
    refuseEarly(folder, { DATABASE_URL: 'postgres://localhost/product' });
    lock(2 ** 22 + 1);
    refuseEarly(folder, {});
  });

  it('refuses production, where demo accounts must not exist', () => {
    assert.throws(
      () => refuseEarly(join(folder, 'empty'), { NODE_ENV: 'production' }),
      /NODE_ENV is production/,
    );
  });
});

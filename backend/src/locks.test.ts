import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { prepareLockedRows, type Connection, type LockedRows } from '../testing/locks/locked-rows.js';
import { skippingLocks } from '../testing/locks/skipping-locks.js';
import { waitingLocks } from '../testing/locks/waiting-locks.js';
import { testPostgresUrl } from '../testing/test-database.js';

describe('locks', () => {
  it('are all listed in this test', () => {
    const inSource = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const source = readFileSync(join(import.meta.dirname, file), 'utf8');
        const found = source.match(/\.for(NoKey)?Update\(|\bfor (no key )?update\b/g) ?? [];
        return found.map(() => file.replaceAll('\\', '/'));
      });
    const here = [...waitingLocks, ...skippingLocks].map(({ file }) => file);
    assert.deepEqual(inSource.sort(), here.sort());
  });
});

// The embedded database has one connection.
describe('two connections', { skip: testPostgresUrl() === undefined }, () => {
  let rows: LockedRows;
  before(async () => {
    rows = await prepareLockedRows();
  });
  after(() => rows.market.close());

  /** Locks in one transaction, and does something on another connection meanwhile. */
  const whileLocked = async (
    lock: (transaction: Connection) => Promise<unknown>,
    meanwhile: (connection: Connection) => Promise<void>,
  ) => {
    await rows.market.database.transaction().execute(async (holder) => {
      await lock(holder);
      await rows.market.database.connection().execute(async (other) => {
        await sql`set lock_timeout = '50ms'`.execute(other);
        try {
          await meanwhile(other);
        } finally {
          await sql`reset lock_timeout`.execute(other);
        }
      });
    });
  };
  const hasToWait = { code: '55P03' };

  for (const { name, lock, locks } of waitingLocks) {
    it(`wait for each other: ${name}`, async () => {
      const { table, uuid } = locks(rows);
      const lockRow = (connection: Connection) =>
        sql`select from ${sql.table(table)} where uuid = ${uuid} for no key update`.execute(connection);
      await whileLocked(
        (transaction) => lock(transaction, rows),
        async (other) => {
          await assert.rejects(lockRow(other), hasToWait);
          await assert.rejects(
            other.transaction().execute((transaction) => lock(transaction, rows)),
            hasToWait,
          );
        },
      );
      await rows.market.database.transaction().execute((transaction) => lock(transaction, rows));
    });
  }

  for (const { name, prepare, hold, take } of skippingLocks) {
    it(`skip each other’s locked rows: ${name}`, async () => {
      const [held, other] = await prepare(rows);
      await whileLocked(
        (transaction) => hold(transaction, held),
        async (connection) => {
          assert.deepEqual(await take(connection, [held, other]), [other]);
        },
      );
    });
  }
});

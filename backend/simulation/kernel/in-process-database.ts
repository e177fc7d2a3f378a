import { mkdtemp, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { createPool } from '../../src/platform/database/pool.js';
import { preparingPool } from '../../src/platform/database/prepared-statements.js';
import type { Tables } from '../../src/tables.js';
import { embeddedTemplate } from '../../testing/embedded-template.js';
import { MessageStream } from './message-stream.js';
import type { Scheduler } from './scheduler.js';

const extensions = { btree_gist, pg_trgm, unaccent };

/** The migrated, empty database as one file; made once for all simulations. */
export async function databaseImage(): Promise<Blob> {
  const template = await embeddedTemplate();
  const image = `${template}.tar`;
  const known = await readFile(image).catch(() => undefined);
  if (known !== undefined) return new Blob([new Uint8Array(known)]);

  const directory = await mkdtemp(join(tmpdir(), 'car-rental-simulation-'));
  await cp(template, join(directory, 'database'), { recursive: true });
  const database = await PGlite.create({ dataDir: join(directory, 'database'), extensions });
  const dump = await database.dumpDataDir('none');
  await database.close();
  await writeFile(join(directory, 'image'), Buffer.from(await dump.arrayBuffer()));
  await rename(join(directory, 'image'), image).catch(async () => {
    await cp(join(directory, 'image'), image);
  });
  await rm(directory, { recursive: true, force: true });
  return dump;
}

export interface SimulatedDatabase {
  /** As processes have it: each connection waits for its turn, and a process may die at each statement. */
  kysely: Kysely<Tables>;
  /** For the simulation itself, while nothing goes on. */
  direct: Kysely<Tables>;
  /** Rolls back what a process that died has begun. */
  abandon: () => Promise<void>;
  close: () => Promise<void>;
}

/** A PostgreSQL in this very thread, so that its clock and its randomness are the simulation's. */
export async function openSimulatedDatabase(image: Blob, scheduler: Scheduler): Promise<SimulatedDatabase> {
  const database = await PGlite.create({ dataDir: 'memory://', loadDataDir: image, extensions });
  const { types } = createPool({}).options;
  let client: Promise<pg.Client> | undefined;
  const connect = async () => {
    const made = new pg.Client({
      stream: () => new MessageStream(database) as never,
      ...(types && { types }),
    });
    await made.connect();
    return Object.assign(made, { release: () => undefined });
  };
  const prepared = preparingPool(
    { connect: () => (client ??= connect()), end: () => Promise.resolve() } as unknown as pg.Pool,
    'embedded',
  );
  const scheduled: PostgresPool = {
    connect: async () => {
      await scheduler.takeDatabase();
      const inner = await prepared.connect();
      const query = async (...given: unknown[]) =>
        await (inner as unknown as { query: (...given: unknown[]) => Promise<unknown> }).query(...given);
      return {
        query: async (...given: unknown[]) => {
          await scheduler.statement();
          try {
            return await query(...given);
          } finally {
            await scheduler.statement();
          }
        },
        release: () => {
          scheduler.releaseDatabase();
        },
      } as Awaited<ReturnType<PostgresPool['connect']>>;
    },
    end: () => Promise.resolve(),
  };
  return {
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: scheduled }) }),
    direct: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared }) }),
    abandon: async () => {
      client = undefined;
      await database.exec('rollback');
    },
    close: () => database.close(),
  };
}

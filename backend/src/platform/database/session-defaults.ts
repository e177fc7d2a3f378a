import { sql, type Kysely } from 'kysely';
import { ConfigurationError } from '../configuration/configuration-error.js';
import type { Tables } from './tables.js';

/**
 * What every session on the database begins with. They are the database's own: a pooler in transaction mode gives one
 * client's session to the next, and refuses what a client asks for as it connects.
 */
const sessionDefaults: Record<string, string> = {
  // Days are counted, and instants printed, in UTC.
  TimeZone: 'UTC',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
};

/** Any number that no other program on the same server uses. */
const lockKey = 7_203_118_441;

/**
 * Makes them the database's defaults, for sessions that begin afterwards; so that migrations are best run without the
 * pooler, whose sessions go on as they began. An account that does not own the database
 * leaves it as it is: `checkSessionDefaults` says what is missing.
 */
export async function setSessionDefaults(database: Kysely<Tables>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Two processes that alter the same database at once fail.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
    const { rows } = await sql<{ name: string; is_owner: boolean; is_set: boolean }>`
      select datname as name, pg_has_role(datdba, 'usage') as is_owner,
        exists (
          select from pg_db_role_setting
          where setdatabase = pg_database.oid and setrole = 0 and setconfig @> ${asSetConfig()}::text[]
        ) as is_set
      from pg_database where datname = current_database()`.execute(transaction);
    const [known] = rows;
    if (known === undefined || known.is_set || !known.is_owner) return;
    for (const [setting, value] of Object.entries(sessionDefaults)) {
      await sql`alter database ${sql.id(known.name)} set ${sql.id(setting)} = ${sql.lit(value)}`.execute(
        transaction,
      );
    }
  });
}

/**
 * @throws ConfigurationError when sessions begin without a limit on a statement's time, or elsewhere than in UTC
 */
export async function checkSessionDefaults(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ timeout: string; zone: string }>`
    select current_setting('statement_timeout') as timeout, current_setting('TimeZone') as zone`.execute(
    database,
  );
  const [session] = rows;
  if (session?.timeout !== '0' && /^(?:Etc\/)?UTC$/.test(session?.zone ?? '')) return;
  const wanted = Object.entries(sessionDefaults)
    .map(([setting, value]) => `${setting} = '${value}'`)
    .join(', ');
  throw new ConfigurationError(
    `The database's sessions begin without their defaults. Run the migrations as the database's owner, without a pooler in between, or set them with ALTER DATABASE … SET: ${wanted}. A pooler whose sessions are older needs RECONNECT.`,
  );
}

const asSetConfig = () => Object.entries(sessionDefaults).map(([setting, value]) => `${setting}=${value}`);

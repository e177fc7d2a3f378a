import { randomUUID } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Beyond it, statements go without a name: one is kept by every connection until it ends. */
const MOST_STATEMENTS = 250;

const BEGINS = /^(begin|start transaction)\b/;
const ENDS = /^(commit|rollback)$/;
const PARENTHESES = /\([^()]*\)/g;

/**
 * A pool whose connections prepare the statements of transactions once and then only send the values: planning and
 * parsing were more than half of what a paid trip cost the database. Single statements are planned each time, for their
 * values: a search planned for all values was 20 times slower.
 *
 * Nothing is prepared behind a pooler that gives each transaction another session.
 */
export function preparingPool(pool: pg.Pool, kind: 'embedded' | 'postgres'): PostgresPool {
  const names = new Map<string, string | undefined>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const prepares = kind === 'embedded' || (await isOwnSession(client));
      const made = (prepares ? preparingClient(client, names) : client) as PostgresPoolClient;
      clients.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}

/**
 * A pooler answers with a number of its own when a connection begins.
 *
 * @throws what the query failed with; the connection is then given back and ended
 */
async function isOwnSession(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid === (client as unknown as { processID: number }).processID;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function preparingClient(client: pg.PoolClient, names: Map<string, string | undefined>) {
  // The embedded database is one session for all connections there ever were: their names must not meet.
  const connection = randomUUID().slice(0, 8);
  let isInTransaction = false;
  return {
    query: (text: string, values: unknown[]) => {
      if (BEGINS.test(text)) isInTransaction = true;
      else if (ENDS.test(text)) isInTransaction = false;
      else if (isInTransaction && values.length > 0) {
        const name = nameOf(text, names);
        if (name !== undefined) return client.query({ name: `${connection}_${name}`, text, values });
      }
      return client.query(text, values);
    },
    release: () => {
      client.release();
    },
  };
}

function nameOf(text: string, names: Map<string, string | undefined>): string | undefined {
  if (names.size >= MOST_STATEMENTS || names.has(text)) return names.get(text);
  const name = hasFixedColumns(text) ? String(names.size + 1) : undefined;
  names.set(text, name);
  return name;
}

/**
 * Whether each row of the answer has the columns that the text names. With `*`, a column that a migration adds under
 * running processes would change the answer, and the server refuses to do that to a prepared statement.
 */
function hasFixedColumns(text: string): boolean {
  let rest = text;
  let outside = rest.replace(PARENTHESES, '');
  while (outside !== rest) {
    rest = outside;
    outside = rest.replace(PARENTHESES, '');
  }
  return !outside.includes('*');
}

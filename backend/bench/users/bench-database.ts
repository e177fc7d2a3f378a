import { sql, type Kysely } from 'kysely';
import type { UsersQuery } from '../../src/modules/people/administration/administration.schemas.js';
import { listUsers } from '../../src/modules/people/administration/look-up-users.js';
import { encodeUserCursor } from '../../src/modules/people/administration/user-cursor.js';
import type { UserSort } from '../../src/modules/people/administration/users-list.repository.js';
import type { Tables } from '../../src/tables.js';
import type { Deps } from '../../src/deps.js';
import { measure, type Timings } from '../measure.js';
import { smallSchema } from './fill-database.js';

export const pageSize = 24;
/** What everything else is compared with. */
export const baseline = 'first page, few users';

export interface BenchResult {
  version: string;
  timings: Timings[];
}

/** Measures pages of the list of users, one after the other in each round: of few, and at many places of many. */
export async function benchDatabase(database: Kysely<Tables>, rounds: number): Promise<BenchResult> {
  const few = database.withSchema(smallSchema);
  const list = (from: Kysely<Tables>, query: UsersQuery) => () =>
    listUsers({ database: from } as Deps, { limit: pageSize, ...query });
  const middle = (sort: UserSort) => cursorAt(database, sort, 0.5);
  const end = (sort: UserSort) => cursorAt(database, sort, 0.999);

  const timings = await measure(
    {
      [baseline]: list(few, {}),
      'first page': list(database, {}),
      'in the middle, newest first': list(database, { cursor: await middle('newest') }),
      'at the end, newest first': list(database, { cursor: await end('newest') }),
      'in the middle, by name': list(database, { sort: 'name', cursor: await middle('name') }),
      'at the end, by name': list(database, { sort: 'name', cursor: await end('name') }),
      'suspended, in the middle': list(database, {
        account_status: 'suspended',
        cursor: await middle('newest'),
      }),
      'administrators, by name': list(database, { role: 'admin', sort: 'name' }),
      'pending owners, oldest first': list(database, {
        role: 'car_owner',
        user_verification: 'unverified',
        sort: 'oldest',
      }),
      'search: one address': list(database, { query: 'user-777@' }),
      'search: a name that a tenth has': list(database, { query: 'elodie' }),
      'search: the same, by name in the middle': list(database, {
        query: 'elodie',
        sort: 'name',
        cursor: await middle('name'),
      }),
      'search: what nobody is called': list(database, { query: 'zzyzx' }),
      'search: two letters that nobody has': list(database, { query: 'qx' }),
    },
    { rounds, warmUp: 10 },
  );
  return { version: await versionOf(database), timings };
}

/** Where a page begins that has this share of all users before it. */
async function cursorAt(database: Kysely<Tables>, sort: UserSort, share: number): Promise<string> {
  const order = sort === 'name' ? sql`lower(lname), lower(fname), uuid` : sql`created_at desc, uuid desc`;
  const { rows } = await sql<{ at: Date; lname: string; fname: string; uuid: string }>`
    select created_at as at, lname, fname, uuid from users order by ${order}
    offset (select floor(count(*) * ${share}::float8)::int from users) limit 1`.execute(database);
  const [position] = rows;
  if (position === undefined) throw new Error('There is nobody to begin a page with');
  return encodeUserCursor(position);
}

async function versionOf(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(database);
  return rows[0]?.version.split(' on ')[0] ?? '';
}

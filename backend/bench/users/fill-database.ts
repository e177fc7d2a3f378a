import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';

/** Where the few users are that the many are compared with: a table of the same make in a schema of its own. */
export const smallSchema = 'small';

const firstNames = ['Anna', 'Bruno', 'Chloé', 'Dmitri', 'Élodie', 'Farid', 'Greta', 'Hugo', 'Inês', 'Jonas'];
const lastNames = [
  'Almeida',
  'Berg',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'García',
  'Horvat',
  'Ivanov',
  'Jensen',
];

/**
 * Fills a migrated database with people who joined over three years: many, and few in the other schema. First names go by
 * a hash, so that they have nothing to do with last names, as among people.
 */
export async function fillDatabase(
  database: Kysely<Tables>,
  { many, few }: { many: number; few: number },
): Promise<void> {
  await sql`create schema ${sql.id(smallSchema)}`.execute(database);
  await sql`create table ${sql.id(smallSchema, 'users')} (like public.users including all)`.execute(database);
  await insertUsers(database, sql.id('public', 'users'), many);
  await insertUsers(database, sql.id(smallSchema, 'users'), few);
  await sql`analyze`.execute(database);
}

async function insertUsers(
  database: Kysely<Tables>,
  table: ReturnType<typeof sql.id>,
  count: number,
): Promise<void> {
  await sql`
    insert into ${table} (identity_uid, email, fname, lname, gender, phone, zip_code, city, street, region, role,
      account_status, user_verification, created_at)
    select 'user-' || i, 'user-' || i || '@example.test',
      (${firstNames}::text[])[1 + abs(hashint4(i)) % ${firstNames.length}::int],
      (${lastNames}::text[])[1 + (i / 7) % ${lastNames.length}::int] || '-' || to_hex((i * 7919) % 65536),
      case i % 2 when 0 then 'female' else 'male' end, '+49 30 ' || i, '10178', 'Berlin', 'Main street 1', 'Berlin',
      case when i % 2500 = 1 then 'admin' when i % 20 = 0 then 'car_owner' else 'customer' end,
      case when i % 50 = 3 then 'suspended' else 'active' end,
      case i % 10 when 0 then 'unverified' when 1 then 'pending' when 2 then 'rejected' else 'verified' end,
      now() - (i * (interval '3 years' / ${count}::int))
    from generate_series(1, ${count}::int) as i`.execute(database);
}

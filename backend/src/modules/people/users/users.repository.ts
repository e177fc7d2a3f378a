import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Role, User, UsersTable } from './users.table.js';

/** The person that the identity service knows by this id. */
export async function findUserByIdentity(
  database: Kysely<Tables>,
  identityUid: string,
): Promise<User | undefined> {
  return await database
    .selectFrom('users')
    .selectAll()
    .where('identity_uid', '=', identityUid)
    .executeTakeFirst();
}

/** The person with our own id. */
export async function findUserByUuid(database: Kysely<Tables>, uuid: string): Promise<User | undefined> {
  return await database.selectFrom('users').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** The person with this e-mail address, in any case. */
export async function findUserByEmail(database: Kysely<Tables>, email: string): Promise<User | undefined> {
  return await database
    .selectFrom('users')
    .selectAll()
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();
}

/**
 * Gives a user the address that a token proves, unless another account has it, or it was confirmed before; sessions that
 * began before the token was issued end.
 *
 * @param user as it was read: of several requests at once, one alone finds it unchanged
 * @param erased what becomes of columns that were given before
 * @returns undefined, and changes nothing, when a person has it; one who gets it at the same moment makes it fail
 */
export async function confirmEmail(
  database: Kysely<Tables>,
  user: Pick<User, 'uuid' | 'email' | 'confirmed_email'>,
  {
    email,
    issuedAt,
    now,
    erased,
  }: { email: string; issuedAt: Date; now: Date; erased: Updateable<UsersTable> },
): Promise<User | undefined> {
  return await database
    .updateTable('users')
    .set({
      ...erased,
      email,
      confirmed_email: email,
      email_confirmed_at: now,
      sessions_valid_from: issuedAt,
      ...(email === user.email ? {} : { updated_at: now }),
    })
    .where('uuid', '=', user.uuid)
    .where('email', '=', user.email)
    .where('confirmed_email', 'is not distinct from', user.confirmed_email)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('users as other')
            .select('other.uuid')
            .where('other.email', '=', email)
            .where('other.uuid', '<>', user.uuid),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Adds a user.
 *
 * @returns undefined, and changes nothing, when the identity or the e-mail address (in any case) has a profile already
 */
export async function insertUser(
  database: Kysely<Tables>,
  user: Insertable<UsersTable>,
): Promise<User | undefined> {
  return await database
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Fills the blank profile of an identity; administrators stay what they are.
 *
 * @returns undefined, and changes nothing, when the identity has no blank profile with this address
 */
export async function fillProfile(
  database: Kysely<Tables>,
  { identity_uid, email, role, ...profile }: Insertable<UsersTable>,
): Promise<User | undefined> {
  return await database
    .updateTable('users')
    .set({ ...profile, role: sql<Role>`case when role = 'admin' then role else ${role} end` })
    .where('identity_uid', '=', identity_uid)
    .where('email', '=', email)
    .where('fname', '=', '')
    .where('account_status', '<>', 'closed')
    .returningAll()
    .executeTakeFirst();
}

/** How many cars a person has, drafts left out. */
export async function countCarsOf(database: Kysely<Tables>, userUuid: string): Promise<number> {
  const { cars } = await database
    .selectFrom('cars')
    .where('owner_uuid', '=', userUuid)
    .where('verification', '<>', 'draft')
    .select(({ fn }) => fn.countAll<number>().as('cars'))
    .executeTakeFirstOrThrow();
  return cars;
}

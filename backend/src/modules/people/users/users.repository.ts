import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { User, UsersTable } from './users.table.js';

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
 * Marks an address as confirmed, if it is the person's now and was not marked before.
 *
 * @returns undefined when there was nothing to change
 */
export async function confirmEmail(
  database: Kysely<Tables>,
  userUuid: string,
  email: string,
  now: Date,
): Promise<User | undefined> {
  return await database
    .updateTable('users')
    .set({ confirmed_email: email, email_confirmed_at: now })
    .where('uuid', '=', userUuid)
    .where('email', '=', email)
    .where('confirmed_email', 'is distinct from', email)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Gives a user the confirmed address that they sign in with now, unless another account has it.
 *
 * @returns undefined, and changes nothing, when a person has; one who gets it at the same moment makes it fail
 */
export async function changeEmail(
  database: Kysely<Tables>,
  userUuid: string,
  email: string,
  now: Date,
): Promise<User | undefined> {
  return await database
    .updateTable('users')
    .set({ email, confirmed_email: email, email_confirmed_at: now, updated_at: now })
    .where('uuid', '=', userUuid)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('users as other').select('other.uuid').where('other.email', '=', email),
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

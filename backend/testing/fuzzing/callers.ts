import { sql } from 'kysely';
import { aSignedInUser, headersOf } from '../a-user.js';
import type { TestApp } from '../test-app.js';

export const callerNames = [
  ...(['visitor', 'bad token', 'no profile', 'closed', 'unverified'] as const),
  ...(['customer', 'car_owner', 'admin'] as const),
  ...(['suspended customer', 'suspended car_owner'] as const),
];
export type CallerName = (typeof callerNames)[number];

export interface Caller {
  headers: Record<string, string>;
  /** What a request may say of its caller. */
  own: Record<string, string>;
}

export interface Callers {
  all: Record<CallerName, Caller>;
  /** Undoes what requests did to the callers themselves: closed accounts, other roles, suspensions. */
  restore: () => Promise<void>;
}

type SignedInUser = Awaited<ReturnType<typeof aSignedInUser>>;

/** One caller of each kind, in the database of the app; `customer`, `car_owner` and `admin` are there already. */
export async function makeCallers(
  testApp: TestApp,
  given: Record<'customer' | 'car_owner' | 'admin', SignedInUser>,
): Promise<Callers> {
  const users = Object.values(given).map(({ user }) => user);
  const by = ({ user, headers }: SignedInUser): Caller => ({ headers, own: { email: user.email } });
  const as = async (overrides: Parameters<typeof aSignedInUser>[1]) => {
    const person = await aSignedInUser(testApp, overrides);
    users.push(person.user);
    return by(person);
  };
  const verified = { user_verification: 'verified' } as const;
  const suspended = { ...verified, account_status: 'suspended' } as const;
  const newcomer = { uid: 'no-profile', email: 'no-profile@example.test' };
  return {
    all: {
      visitor: { headers: {}, own: {} },
      'bad token': { headers: { authorization: 'Bearer a.b.c' }, own: {} },
      'no profile': { headers: await headersOf(testApp, newcomer), own: { email: newcomer.email } },
      closed: await as({ ...verified, account_status: 'closed' }),
      unverified: await as({}),
      customer: by(given.customer),
      car_owner: by(given.car_owner),
      admin: by(given.admin),
      'suspended customer': await as(suspended),
      'suspended car_owner': await as({ ...suspended, role: 'car_owner' }),
    },
    restore: async () => {
      const rows = users.map(
        ({ uuid, role, account_status, user_verification, identity_uid, email, hosting_since: since }) =>
          sql`(${uuid}::uuid, ${role}, ${account_status}, ${user_verification}, ${identity_uid}, ${email}, ${since}::timestamptz)`,
      );
      await sql`
        update users u set role = k.role, account_status = k.account_status,
          user_verification = k.user_verification, identity_uid = k.identity_uid, email = k.email,
          hosting_since = k.hosting_since
        from (values ${sql.join(rows)}) k (uuid, role, account_status, user_verification, identity_uid, email, hosting_since)
        where u.uuid = k.uuid and (u.role, u.account_status, u.user_verification, u.identity_uid, u.email, u.hosting_since)
          is distinct from (k.role, k.account_status, k.user_verification, k.identity_uid, k.email, k.hosting_since)
      `.execute(testApp.database);
    },
  };
}

import type { Kysely } from 'kysely';
import type { Car } from '../../src/modules/catalog/cars/cars.table.js';
import { insertDocument } from '../../src/modules/people/documents/documents.repository.js';
import { documentKinds } from '../../src/modules/people/documents/documents.table.js';
import type { User } from '../../src/modules/people/users/users.table.js';
import type { Tables } from '../../src/tables.js';
import { aCar } from '../../testing/a-car.js';
import { aUser } from '../../testing/a-user.js';
import type { Random } from '../kernel/random.js';
import { nameOf } from './names.js';

/** A person with what makes a request theirs. */
export interface Person {
  name: string;
  user: Pick<User, 'uuid' | 'role' | 'identity_uid' | 'fname' | 'lname'>;
  headers: { authorization: string };
  /** Where the requests come from; this machine unless said. */
  address?: string;
}

/** A customer who has to be verified first. */
export interface Newcomer {
  /** Which of the customers it is. */
  customer: number;
  /** What they sent; undefined for one who never sends anything. */
  attemptUuid: string | undefined;
  isVerified: boolean;
}

export interface Inhabitants {
  customers: Person[];
  newcomers: Newcomer[];
  owners: Person[];
  admins: Person[];
  cars: { car: Car; owner: number; name: string }[];
}

/** A token as `simulatedIdentity` reads it. */
export const headersOf = (identityUid: string, email: string) => ({
  authorization: `Bearer ${identityUid}~${email}`,
});

/** Cities whose clocks change at different moments, and one whose clock never does. */
const places = ['lisbon', 'berlin', 'athens'];

const marketplaceRules = {
  notice_hours: null,
  open_hours: null,
  buffer_before_minutes: null,
  buffer_after_minutes: null,
};

/** Some people and cars, whose terms the seed decides. */
export async function settleInhabitants(database: Kysely<Tables>, random: Random): Promise<Inhabitants> {
  let settled = 0;
  const person = async (
    role: User['role'],
    number: number,
    { hosting, verification = 'verified' }: { hosting?: Date; verification?: User['user_verification'] } = {},
  ): Promise<Person> => {
    const email = `${role}-${number}@example.test`;
    const [fname, lname] = nameOf(settled);
    settled += 1;
    const user = await aUser(
      { database },
      {
        role,
        fname,
        lname,
        email,
        confirmed_email: email,
        identity_uid: `identity-${role}-${number}`,
        user_verification: verification,
        hosting_since: hosting ?? null,
      },
    );
    return {
      name: `${role.replace('car_', '')} ${number}`,
      user,
      headers: headersOf(user.identity_uid, email),
    };
  };
  const people: Inhabitants = { customers: [], newcomers: [], owners: [], admins: [], cars: [] };
  for (let number = 1; number <= 5; number += 1) people.customers.push(await person('customer', number));
  for (let number = 1; number <= 3; number += 1) people.owners.push(await person('car_owner', number));
  // One does both with one account: rents from the others, and has cars of their own.
  const both = await person('customer', 6, { hosting: new Date(0) });
  people.customers.push(both);
  people.owners.push(both);
  for (const verification of ['pending', 'pending', 'unverified'] as const) {
    const customer = people.customers.length;
    const newcomer = await person('customer', customer + 1, { verification });
    people.customers.push(newcomer);
    const attemptUuid = verification === 'pending' ? await sendDocuments(database, newcomer) : undefined;
    people.newcomers.push({ customer, attemptUuid, isVerified: false });
  }
  for (let number = 1; number <= 2; number += 1) people.admins.push(await person('admin', number));
  for (let number = 1; number <= 6; number += 1) {
    const owner = random.int(0, people.owners.length - 1);
    const car = await aCar({ database }, people.owners[owner]?.user.uuid ?? '', {
      plate: `SIM-${number}`,
      place_slug: random.pick(places),
      instant_book: random.chance(0.6),
      daily_price_minor: random.int(500, 20_011),
      cancellation_policy: random.pick(['flexible', 'moderate', 'strict'] as const),
      weekly_discount_bps: random.pick([0, 777, 1_500]),
      min_days: random.pick([1, 1, 2]),
      deposit_minor: random.pick([0, 0, 30_000, 12_345]),
      late_fee_per_hour_minor: random.pick([0, 1_200, 3_333]),
      // Every other car is handed over at any hour, the others by the marketplace's rules.
      ...(number % 2 === 0 ? marketplaceRules : {}),
    });
    people.cars.push({ car, owner, name: `car ${number}` });
  }
  return people;
}

/** What an administrator decides on; the files of the documents are never opened. */
async function sendDocuments(database: Kysely<Tables>, { user }: Person): Promise<string> {
  const { uuid } = await database
    .insertInto('user_verifications')
    .values({
      user_uuid: user.uuid,
      status: 'pending',
      date_of_birth: '1980-05-01',
      licence_expires_on: '2040-01-31',
      identity_type: 'passport',
      identity_expires_on: '2040-06-30',
      submitted_at: new Date(),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  for (const kind of documentKinds) {
    const document = await insertDocument(database, {
      user_uuid: user.uuid,
      kind,
      storage_key: `${user.identity_uid}-${kind}`,
      name: `${kind}.webp`,
      media_type: 'image/webp',
      byte_count: 1,
      width: 1,
      height: 1,
    });
    await database
      .insertInto('verification_documents')
      .values({ verification_uuid: uuid, kind, document_uuid: document.uuid, decision: null, reason: null })
      .execute();
  }
  return uuid;
}

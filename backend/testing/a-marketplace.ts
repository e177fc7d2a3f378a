import type { ReservationBalancesView } from '../src/modules/books/ledger/ledger.table.js';
import { aCar } from './a-car.js';
import { aSignedInUser } from './a-user.js';
import { startTestApp, type TestApp } from './test-app.js';

type Person = Awaited<ReturnType<typeof aSignedInUser>>;

/** An app with its people, and a clock that is set by hand. */
export interface Marketplace extends TestApp {
  owner: Person;
  customer: Person;
  admin: Person;
  setNow: (instant: string) => void;
  /** A public car of the owner's. */
  car: (facts?: Parameters<typeof aCar>[2]) => ReturnType<typeof aCar>;
  /** What the books say of a reservation. */
  books: (reservationUuid: string) => Promise<ReservationBalancesView>;
}

export async function aMarketplace(
  start: string,
  options: Parameters<typeof startTestApp>[1] = {},
): Promise<Marketplace> {
  let now = new Date(start);
  const testApp = await startTestApp({ now: () => now }, options);
  const verified = { user_verification: 'verified' } as const;
  const owner = await aSignedInUser(testApp, { ...verified, role: 'car_owner', fname: 'Oscar' });
  return {
    ...testApp,
    owner,
    customer: await aSignedInUser(testApp, verified),
    admin: await aSignedInUser(testApp, { ...verified, role: 'admin' }),
    setNow: (instant) => {
      now = new Date(instant);
    },
    car: (facts = {}) => aCar(testApp, owner.user.uuid, { instant_book: true, ...facts }),
    books: async (reservationUuid) =>
      await testApp.database
        .selectFrom('reservation_balances')
        .selectAll()
        .where('reservation_uuid', '=', reservationUuid)
        .executeTakeFirstOrThrow(),
  };
}

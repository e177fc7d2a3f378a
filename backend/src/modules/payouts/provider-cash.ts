import type { ProviderCash } from '../books/public.js';
import { listCashMovements, readTripsOfPayments } from '../payments/public.js';
import { findTransfers } from './transfers/transfers-under-way.repository.js';

/** What the provider says of our account, with our own names of payments and transfers. */
export const providerCash: ProviderCash = {
  list: async (deps, page) => {
    const movements = await listCashMovements(deps, page);
    const named = movements.flatMap(({ transferUuid }) => transferUuid ?? []);
    const known = await findTransfers(deps.database, named);
    return movements.map((moved) => ({
      ...moved,
      transferUuid: known.has(moved.transferUuid ?? '') ? moved.transferUuid : undefined,
    }));
  },
  readTrips: readTripsOfPayments,
};

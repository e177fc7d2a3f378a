import type { Deps } from './deps.js';
import {
  enqueueDeleteCustomers,
  hasOpenDisputes,
  hasOpenPayouts,
  hasOpenRefunds,
} from './modules/billing/public.js';
import {
  countTrips,
  findOpenMatterOfTrips,
  forgetWantedTrip,
  hasTripOn,
  payables,
  readOpenTrips,
} from './modules/booking/public.js';
import { forgetCars, lockCarsOf, readCarsOf } from './modules/catalog/public.js';
import { eraseMessagesOf } from './modules/messaging/public.js';
import { deleteNotificationsOf } from './modules/notifications/public.js';
import { deleteCasesOf } from './modules/support/public.js';

/** What modules need of those that come after them: each says what it needs, and is given it here. */
export const ports: Pick<Deps, 'accountUse' | 'hasTripOn' | 'payables'> = {
  accountUse: {
    countTrips,
    readOpenTrips,
    hasOpenPayouts,
    findOpenMatter: async (database, userUuid) => {
      if (await hasOpenRefunds(database, userUuid)) return 'refund';
      const ofTrips = await findOpenMatterOfTrips(database, userUuid);
      if (ofTrips !== undefined) return ofTrips;
      return (await hasOpenDisputes(database, userUuid)) ? 'payment_dispute' : undefined;
    },
    readCars: readCarsOf,
    lockCars: lockCarsOf,
    removePersonalData: async (transaction, userUuid, now) => {
      await forgetCars(transaction, userUuid, now);
      await forgetWantedTrip(transaction, userUuid);
      await deleteCasesOf(transaction, userUuid);
      await eraseMessagesOf(transaction, userUuid);
      await deleteNotificationsOf(transaction, userUuid);
      await enqueueDeleteCustomers(transaction, userUuid, now);
    },
  },
  hasTripOn,
  payables,
};

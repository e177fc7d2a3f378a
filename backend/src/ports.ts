import type { Deps } from './deps.js';
import {
  deleteSavedCard,
  enqueueDeleteCustomers,
  hasOpenDisputes,
  hasOpenRefunds,
} from './modules/payments/public.js';
import {
  forgetPayoutAccounts,
  hasOpenPayouts,
  ownerPayouts,
  providerCash,
} from './modules/payouts/public.js';
import { erasePersonalData } from './modules/people/public.js';
import {
  countHostedTrips,
  countTrips,
  endHoldsOfSuspended,
  findOpenMatterOfTrips,
  findReservation,
  forgetWantedTrip,
  hasTripOn,
  payables,
  readOpenTrips,
  settleVerificationHolds,
  toReservation,
} from './modules/booking/public.js';
import {
  findCountry,
  forgetCars,
  forgetFavourites,
  lockCarsOf,
  readCarsOf,
} from './modules/catalog/public.js';
import { countHiddenContacts, eraseMessagesOf, readResponseTime } from './modules/messaging/public.js';
import { deleteNotificationsOf, findMessagesAbout, markLinkRead } from './modules/notifications/public.js';
import { deleteCasesOf, legalVersions } from './modules/support/public.js';

/** What modules need of those that come after them: each says what it needs, and is given it here. */
export const ports: Pick<
  Deps,
  | 'accountUse'
  | 'countHostedTrips'
  | 'endHoldsOfSuspended'
  | 'erasePersonalData'
  | 'hasTripOn'
  | 'legalVersions'
  | 'markLinkRead'
  | 'ownerPayouts'
  | 'payables'
  | 'providerCash'
  | 'readDisputedTrip'
  | 'readResponseTime'
  | 'settleVerificationHolds'
> = {
  accountUse: {
    findCountry,
    countHiddenContacts,
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
      await forgetFavourites(transaction, userUuid);
      await forgetWantedTrip(transaction, userUuid);
      await deleteCasesOf(transaction, userUuid);
      await eraseMessagesOf(transaction, userUuid);
      await deleteNotificationsOf(transaction, userUuid);
      await deleteSavedCard(transaction, userUuid);
      await enqueueDeleteCustomers(transaction, userUuid, now);
    },
    forgetPayoutAccounts,
  },
  countHostedTrips,
  endHoldsOfSuspended,
  erasePersonalData,
  hasTripOn,
  legalVersions,
  markLinkRead,
  ownerPayouts,
  payables,
  providerCash,
  readResponseTime,
  settleVerificationHolds,
  readDisputedTrip: async (deps, admin, reservationUuid) => {
    const reservation = await findReservation(deps.database, reservationUuid);
    if (reservation === undefined) return undefined;
    const { customer_uuid: customerUuid } = reservation;
    const [trip, messages] = await Promise.all([
      toReservation(deps, admin, reservation),
      findMessagesAbout(deps.database, { userUuid: customerUuid, reservationUuid }),
    ]);
    return { trip, customerUuid, messages };
  },
};

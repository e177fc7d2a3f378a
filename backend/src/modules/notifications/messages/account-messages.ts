import { carName } from './car-messages.js';
import { formatReason, type Message } from './message.js';
import { openLink, openSteps } from './open-steps.js';
import { momentIn } from './announced-trip.js';
import type { HeldToPay, WantedTrip } from '../../booking/public.js';
import type { NextStepsBody } from '../../payouts/public.js';
import { type AccountEvent, type RentingBlocker, rentingNextSteps } from '../../people/public.js';

const documents = '/dashboard/user-ver-doc-form';

/** What the words about an account need to know of its person, as they are now. */
export interface AnnouncedPerson {
  /** The trip that they chose before they were verified. */
  wanted: WantedTrip | undefined;
  /** The car that was held until now, and that they have to pay. */
  held: HeldToPay | undefined;
  /** Of an owner. */
  steps: NextStepsBody | undefined;
  blocker: RentingBlocker | undefined;
  isVerified: boolean;
}

/** What the person reads about their own account. */
export function accountMessage(event: AccountEvent, person: AnnouncedPerson): Message {
  return { userUuid: event.userUuid, ...wordsOf(event, person) };
}

function wordsOf(event: AccountEvent, person: AnnouncedPerson): Omit<Message, 'userUuid'> {
  const { wanted, blocker } = person;
  // What was verified before still is.
  const staysVerified = person.isVerified ? ' You stay verified with the earlier ones.' : '';
  switch (event.kind) {
    case 'user_verified':
      if (person.held !== undefined) {
        const { reservation_uuid, pay_by, time_zone } = person.held;
        return {
          title: `You’re verified: pay by ${momentIn(time_zone, pay_by)}`,
          text: `We’ve checked your documents and are holding the ${carName(person.held)} for you until then.`,
          link: `/payment?reservation=${reservation_uuid}`,
          reservationUuid: reservation_uuid,
          deadline: pay_by,
        };
      }
      if (wanted !== undefined && blocker === undefined) {
        return {
          title: 'You’re verified: book your trip now',
          text: `We’ve checked your documents. See if the ${carName(wanted)} is still available for your dates.`,
          link: wanted.link,
        };
      }
      return {
        title: 'You’re verified',
        text: ['We’ve checked your documents.', renting(blocker), openSteps(person.steps)]
          .filter(Boolean)
          .join(' '),
        link: openLink(person.steps) ?? wayOn(person),
      };
    case 'user_rejected':
      return {
        title: 'We couldn’t accept your documents',
        text: `You can send new ones at any time.${staysVerified}${formatReason(event.reason)}`,
        link: documents,
      };
    case 'user_changes_requested':
      return {
        title: 'Your documents need changes',
        text: `Please make the changes and send them again.${staysVerified}${formatReason(event.reason)}`,
        link: documents,
      };
    case 'user_verification_expired':
      return {
        title: 'One of your documents has expired',
        text: 'Please send a valid one. You can book again once we’ve checked it.',
        link: documents,
      };
    case 'account_suspended':
      return {
        title: 'Your account is suspended',
        text: `You can still see everything, but you can’t book or change anything. If this is a mistake, contact us.${formatReason(event.reason)}`,
        link: '/dashboard',
      };
    case 'account_reactivated':
      return {
        title: 'Your account is active again',
        text: `Everything works as before.${formatReason(event.reason)}`,
        link: '/dashboard',
      };
  }
}

const renting = (blocker: RentingBlocker | undefined): string =>
  blocker === undefined ? 'You can now book any car.' : rentingNextSteps[blocker];

/** An owner to their cars; a customer to the cars they can book, or to what keeps them from it. */
function wayOn({ steps, blocker }: AnnouncedPerson): string {
  if (steps !== undefined) return '/dashboard/owner-cars';
  return blocker === undefined ? '/carlisting' : documents;
}

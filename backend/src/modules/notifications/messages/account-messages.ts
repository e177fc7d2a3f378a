import { carName } from './car-messages.js';
import { formatReason, type Message } from './message.js';
import type { WantedTrip } from '../../booking/public.js';
import type { AccountEvent } from '../../people/public.js';

const documents = '/dashboard/user-ver-doc-form';

/**
 * What the person reads about their own account.
 *
 * @param wanted the trip that they chose before they were verified
 */
export function accountMessage(event: AccountEvent, wanted?: WantedTrip): Message {
  return { userUuid: event.userUuid, ...wordsOf(event, wanted) };
}

function wordsOf(event: AccountEvent, wanted: WantedTrip | undefined): Omit<Message, 'userUuid'> {
  switch (event.kind) {
    case 'user_verified':
      if (wanted !== undefined) {
        return {
          title: 'You’re verified: book your trip now',
          text: `We’ve checked your documents. See if the ${carName(wanted)} is still available for your dates.`,
          link: wanted.link,
        };
      }
      return {
        title: 'You’re verified',
        text: 'We’ve checked your documents. You can now book any car, and list your own.',
        link: '/carlisting',
      };
    case 'user_rejected':
      return {
        title: 'We couldn’t accept your documents',
        text: `You can send new ones at any time.${formatReason(event.reason)}`,
        link: documents,
      };
    case 'user_changes_requested':
      return {
        title: 'Your documents need changes',
        text: `Please make the changes and send them again.${formatReason(event.reason)}`,
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
        text: `You can still see everything, but you can’t book or change anything.${formatReason(event.reason)}`,
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

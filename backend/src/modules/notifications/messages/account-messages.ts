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
          title: 'You are verified: book your trip now',
          text: `Your documents have been checked. See whether the ${carName(wanted)} is still available for the dates you chose.`,
          link: wanted.link,
        };
      }
      return {
        title: 'You are verified',
        text: 'Your documents have been checked. You can now rent any car, and cars of your own can be listed.',
        link: '/carlisting',
      };
    case 'user_rejected':
      return {
        title: 'Your documents were not accepted',
        text: `You can send others.${formatReason(event.reason)}`,
        link: documents,
      };
    case 'user_changes_requested':
      return {
        title: 'Your documents need another look',
        text: `Please change what is asked for and send them again.${formatReason(event.reason)}`,
        link: documents,
      };
    case 'user_verification_expired':
      return {
        title: 'One of your documents has expired',
        text: 'Please send a valid one: until it is checked you cannot reserve cars.',
        link: documents,
      };
    case 'account_suspended':
      return {
        title: 'Your account is suspended',
        text: `You can still read everything, but make no reservations or changes.${formatReason(event.reason)}`,
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

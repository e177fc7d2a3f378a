import type { Tone } from 'shared-ui';
import type { RentingHome } from '../../../api/home';

type Kind = NonNullable<RentingHome['obstacle']>['kind'];

interface Words {
  tone: Tone;
  heading: string;
  text: string;
  /** What the link to the documents, or to the payment, is called; none where nothing can be done there. */
  way?: string;
}

/** What keeps a customer from booking, and what to do about it. The account's own notice speaks of suspension. */
export const customerObstacles: Record<Exclude<Kind, 'suspended'>, Words> = {
  unverified: {
    tone: 'warning',
    heading: 'Before you can book, we have to verify you',
    text: 'Takes about 5 minutes. We usually reply within a day. Still missing:',
    way: 'Send my documents',
  },
  pending: {
    tone: 'info',
    heading: 'We are looking at your documents',
    text: 'There is nothing to do for you now. As soon as we have decided, you can book.',
    way: 'See what I sent',
  },
  changes_requested: {
    tone: 'warning',
    heading: 'Please change something in your documents',
    text: 'Send them again when you have, and you can book as soon as we have looked.',
    way: 'Change my documents',
  },
  rejected: {
    tone: 'error',
    heading: 'Your documents were not accepted',
    text: 'You cannot book with them. If that can be mended, change them and send them again.',
    way: 'See why, and send others',
  },
  expired: {
    tone: 'warning',
    heading: 'A document has expired',
    text: 'Until you have sent a valid one and we have looked at it, you cannot book.',
    way: 'Send a valid document',
  },
  no_licence: {
    tone: 'info',
    heading: 'You can list cars, but not rent them yet',
    text: 'You were verified without a driving licence. Please write to us when you want to rent a car.',
  },
  licence_expired: {
    tone: 'warning',
    heading: 'Your driving licence has expired',
    text: 'You can list cars, but not rent them with this licence. Please write to us when you have a new one.',
  },
  late_fee_overdue: {
    tone: 'warning',
    heading: 'A late fee is overdue',
    text: 'Until it is paid, you cannot book another car. You can book again as soon as you have paid.',
    way: 'Pay the late fee',
  },
};

/** For an owner it is about their cars as well: they show only while their owner is verified. */
export const ownerObstacles: typeof customerObstacles = {
  ...customerObstacles,
  unverified: {
    ...customerObstacles.unverified,
    heading: 'Before your cars are shown, we have to verify you',
  },
  pending: {
    ...customerObstacles.pending,
    text: 'There is nothing to do for you now. As soon as we have decided, your approved cars are shown.',
  },
  changes_requested: {
    ...customerObstacles.changes_requested,
    text: 'Until you have sent them again and we have looked, your cars are not shown.',
  },
  rejected: {
    ...customerObstacles.rejected,
    text: 'Your cars are not shown. If that can be mended, change your documents and send them again.',
  },
  expired: {
    ...customerObstacles.expired,
    text: 'Until you have sent a valid one and we have looked at it, your cars are not shown and you cannot book.',
  },
};

import type { Tone } from '@drove/shared-ui';
import type { RentingHome } from '../../../api/home';

type Kind = NonNullable<RentingHome['obstacle']>['kind'];

interface Words {
  tone: Tone;
  heading: string;
  text: string;
  /** What the link to the documents, the number or the payment is called; none where nothing can be done there. */
  way?: string;
}

/** What keeps a customer from booking, and what to do about it. The account's own notice speaks of suspension. */
export const customerObstacles: Record<Exclude<Kind, 'suspended'>, Words> = {
  unverified: {
    tone: 'warning',
    heading: 'Verify your identity to book',
    text: 'Takes about 5 minutes. We usually reply within a day.',
    way: 'Send my documents',
  },
  pending: {
    tone: 'info',
    heading: 'We’re checking your documents',
    text: 'You don’t need to do anything. You can book as soon as we’ve approved them.',
    way: 'See what I sent',
  },
  changes_requested: {
    tone: 'warning',
    heading: 'Your documents need changes',
    text: 'Change them and send them again. You can book as soon as we’ve approved them.',
    way: 'Change my documents',
  },
  rejected: {
    tone: 'error',
    heading: 'Your documents weren’t accepted',
    text: 'You can’t book with them. Change them and send them again.',
    way: 'See why and send others',
  },
  expired: {
    tone: 'warning',
    heading: 'A document has expired',
    text: 'Send a valid one to book again.',
    way: 'Send a valid document',
  },
  no_licence: {
    tone: 'info',
    heading: 'You can list cars, but not rent them yet',
    text: 'To rent cars, add your driving licence. Nothing else changes meanwhile.',
    way: 'Add my driving licence',
  },
  licence_pending: {
    tone: 'info',
    heading: 'We’re checking your driving licence',
    text: 'You can rent cars as soon as we’ve approved it.',
    way: 'See what I sent',
  },
  licence_expired: {
    tone: 'warning',
    heading: 'Your driving licence has expired',
    text: 'You can list cars. To rent them, send your new licence.',
    way: 'Send my new licence',
  },
  phone_unreadable: {
    tone: 'warning',
    heading: 'Enter a phone number the owner can reach you on',
    text: 'We can’t read the number in your profile. Begin with its country code, for example +351.',
    way: 'Change my number',
  },
  late_fee_overdue: {
    tone: 'warning',
    heading: 'A late fee is overdue',
    text: 'You can’t book another car until it’s paid.',
    way: 'Pay the late fee',
  },
};

/** For an owner it is about their cars as well: they show only while their owner is verified. */
export const ownerObstacles: typeof customerObstacles = {
  ...customerObstacles,
  unverified: {
    ...customerObstacles.unverified,
    heading: 'Verify your identity to list your cars',
  },
  pending: {
    ...customerObstacles.pending,
    text: 'Your approved cars are listed as soon as you’re verified.',
  },
  changes_requested: {
    ...customerObstacles.changes_requested,
    text: 'Your cars aren’t listed until you’ve sent them again and we’ve checked them.',
  },
  rejected: {
    ...customerObstacles.rejected,
    text: 'Your cars aren’t listed. Change your documents and send them again.',
  },
  expired: {
    ...customerObstacles.expired,
    text: 'Send a valid one to book again and to have your cars listed.',
  },
};

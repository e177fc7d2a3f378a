import type { PayoutAccountEvent } from '../../payouts/public.js';
import type { Message } from './message.js';

/** What an owner reads when payouts go elsewhere from now on, and administrators when the holder is another person. */
export function payoutAccountMessages(
  { userUuid, before, after, heldUntil, confirmation, otherHolder }: PayoutAccountEvent,
  adminUuids: readonly string[],
): Message[] {
  const where = after ?? 'another bank account at our payment provider';
  const change =
    before === null ? `Payouts now go to ${where}.` : `Payouts now go to ${where} instead of ${before}.`;
  const wait =
    heldUntil === null
      ? ''
      : ` For your safety, nothing is paid to it before ${dayFormat.format(heldUntil)}, unless you open the link in our email and confirm it.`;
  const own: Message = {
    userUuid,
    title: heldUntil === null ? 'Your bank account was added' : 'Your bank account was changed',
    text: `${change}${wait} If this wasn’t you, change your password and contact us at once.`,
    link: '/dashboard/reservations/income',
    ...(confirmation === null
      ? {}
      : { mailLink: `/dashboard/reservations/income?confirm-account=${confirmation}` }),
  };
  if (otherHolder === null) return [own];
  const toAdmins = adminUuids.map((adminUuid) => ({
    userUuid: adminUuid,
    title: 'A bank account has another holder than its owner',
    text: `The account ${where} is held by “${otherHolder}”. Please check it before payouts go there.`,
    link: `/dashboard/users/${userUuid}`,
  }));
  return [own, ...toAdmins];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

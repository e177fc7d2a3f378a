import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import type { Change } from './api/changes';
import type { Payment } from '../../api/reservations';

/** Why there is nothing to pay for a change, or not now. */
export function nothingToPay(change: Change, payments: Payment[]): { heading: string; text: string } {
  const { status, difference, reason } = change;
  const days = `${formatLocalTime(change.pick_up)} – ${formatLocalTime(change.return)}`;
  const isPaid = payments.some((payment) => payment.captured_at !== null);
  const asItWas = 'Your trip stays as it was, and you weren’t charged.';
  switch (status) {
    case 'applied':
      if (isPaid) {
        return {
          heading: 'Your trip is changed',
          text: `You’ve paid the difference of ${formatMoney(difference)}. The trip is now ${days}. There’s nothing left to pay.`,
        };
      }
      return {
        heading: 'There’s nothing to pay',
        text:
          difference.amount_minor < 0
            ? `The changed trip costs less: ${formatMoney({ ...difference, amount_minor: -difference.amount_minor })} goes back to your card. The trip is now ${days}.`
            : `The changed trip costs the same. The trip is now ${days}.`,
      };
    case 'requested':
    case 'approved':
      return {
        heading: 'There’s nothing to pay yet',
        text: 'We’re waiting for a reply to this change. If it’s approved and costs more, you can pay the difference here.',
      };
    case 'declined':
      return {
        heading: 'There’s nothing to pay',
        text: `The change was declined.${reason ? ` Reason: ${reason}` : ''} ${asItWas}`,
      };
    case 'withdrawn':
      return { heading: 'There’s nothing to pay', text: `You withdrew this change. ${asItWas}` };
    case 'awaiting_payment':
    case 'expired':
      return {
        heading: 'The time for this change has run out',
        text: `${payments.at(-1)?.failure?.message ?? ''} ${asItWas} You can request the change again on your trip’s page.`.trim(),
      };
  }
}

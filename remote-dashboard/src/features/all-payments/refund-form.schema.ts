import { formatMoney, type Money, readMoney } from '@drove/shared-ui/formats';
import { object, string } from 'yup';
import { reasonRule } from '../../lib/reason-rule';

/** An amount of what can still go back, and why it does. */
export function refundSchema(refundable: Money) {
  return object({
    amount: string().test(
      'amount',
      `Please enter an amount up to ${formatMoney(refundable)}.`,
      (typed = '') => {
        return readRefund(typed, refundable) !== undefined;
      },
    ),
    reason: reasonRule(),
  });
}

/** The amount that was typed, in minor units; undefined when it is none, nothing, or more than can go back. */
export function readRefund(typed: string, refundable: Money): number | undefined {
  const amountMinor = readMoney(typed, refundable.currency);
  return amountMinor && amountMinor <= refundable.amount_minor ? amountMinor : undefined;
}

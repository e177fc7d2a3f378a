import type { PlantedMistake } from './planted-mistake.js';

/** Rules that money once broke, taken out one by one: without any of them, a history of `npm run check:money` comes to a wrong end. */
export const mends: readonly PlantedMistake[] = [
  {
    name: '1. What a bank holds for an open dispute counts as paid when a refund is decided',
    file: 'refundable.ts',
    replace: 'charged_back_minor: payment.charged_back_minor - held_minor });',
    by: 'charged_back_minor: payment.charged_back_minor });',
  },
  {
    name: '1. What waited for a dispute is sent first once it is won',
    file: 'settle-held-refunds.ts',
    replace: 'if (withdrawnMinor === 0) await release(transaction, refund, now);',
    by: "if (withdrawnMinor === 0) await move(transaction, refund, 'charged_back', now);",
  },
  {
    name: '2. Refunds and chargebacks take from what their payment posted',
    file: 'ledger.repository.ts',
    replace: 'sql`` : sql`and payment_uuid = ${paymentUuid}`',
    by: 'sql`` : sql``',
  },
  {
    name: '3. Payouts to a changed bank account wait',
    file: 'where-paid.ts',
    replace: 'const hold = before === undefined ? noHold : beginHold(at);',
    by: 'const hold = noHold;',
  },
  {
    name: '3. A planned transfer keeps the account that it was planned with',
    file: 'save-bank-account.ts',
    replace: 'if (isSame || (isElsewhere && before?.problem != null))',
    by: 'if (isSame || before !== undefined)',
  },
  {
    name: '4. An account that is owed a refund cannot be closed',
    file: 'ports.ts',
    replace: "if (await hasOpenRefunds(database, userUuid)) return 'refund';",
    by: '',
  },
  {
    name: '5. A late fee that is reported after an objection can be objected to',
    file: 'trip-times.ts',
    replace:
      'const isNew = objected_at === null || (times.late_fee_at !== null && objected_at < times.late_fee_at);',
    by: 'const isNew = objected_at === null;',
  },
  {
    name: '6. The customer’s time of the return counts until two statements are decided on',
    file: 'report-late-return.ts',
    replace:
      'if (contradictsCustomer(reservation, returnedAt)) return await disputeReturn(acting, user, returnedAt);',
    by: '',
  },
  {
    name: '7. A suspended customer can pay a late fee',
    file: 'payment.routes.ts',
    replace: "part.purpose === 'late_fee' ? isCustomer : [isCustomer, requireActive]",
    by: '[isCustomer, requireActive]',
  },
  {
    name: '8. A trip is paid anew once its bank has taken the payment back for good',
    file: 'pay-anew.ts',
    replace: 'if (!isAhead || repay_by !== null) return;',
    by: 'return;',
  },
];

/** A rule that money once broke, and what takes it out of the source again. */
export interface Mend {
  what: string;
  /** The file’s name, which one file under `src` has: modules may move. */
  file: string;
  replaced: string;
  by: string;
}

/** Without any of these, a history of `npm run check:money` comes to a wrong end. */
export const mends: readonly Mend[] = [
  {
    what: '1. What a bank holds for an open dispute counts as paid when a refund is decided',
    file: 'refundable.ts',
    replaced: 'charged_back_minor: payment.charged_back_minor - held_minor });',
    by: 'charged_back_minor: payment.charged_back_minor });',
  },
  {
    what: '1. What waited for a dispute is sent first once it is won',
    file: 'settle-held-refunds.ts',
    replaced: 'if (withdrawnMinor === 0) await release(transaction, refund, now);',
    by: "if (withdrawnMinor === 0) await move(transaction, refund, 'charged_back', now);",
  },
  {
    what: '2. Refunds and chargebacks take from what their payment posted',
    file: 'ledger.repository.ts',
    replaced: 'sql`` : sql`and payment_uuid = ${paymentUuid}`',
    by: 'sql`` : sql``',
  },
  {
    what: '3. Payouts to a changed bank account wait',
    file: 'where-paid.ts',
    replaced: 'const hold = before === undefined ? noHold : beginHold(at);',
    by: 'const hold = noHold;',
  },
  {
    what: '3. A planned transfer keeps the account that it was planned with',
    file: 'save-bank-account.ts',
    replaced: 'if (isSame || (isElsewhere && before?.problem != null))',
    by: 'if (isSame || before !== undefined)',
  },
  {
    what: '4. An account that is owed a refund cannot be closed',
    file: 'ports.ts',
    replaced: "if (await hasOpenRefunds(database, userUuid)) return 'refund';",
    by: '',
  },
  {
    what: '5. A late fee that is reported after an objection can be objected to',
    file: 'trip-times.ts',
    replaced:
      'const isNew = objected_at === null || (times.late_fee_at !== null && objected_at < times.late_fee_at);',
    by: 'const isNew = objected_at === null;',
  },
  {
    what: '6. The customer’s time of the return counts until two statements are decided on',
    file: 'report-late-return.ts',
    replaced:
      'if (contradictsCustomer(reservation, returnedAt)) return await disputeReturn(acting, user, returnedAt);',
    by: '',
  },
  {
    what: '7. A suspended customer can pay a late fee',
    file: 'payment.routes.ts',
    replaced: "part.purpose === 'late_fee' ? isCustomer : [isCustomer, requireActive]",
    by: '[isCustomer, requireActive]',
  },
  {
    what: '8. A trip is paid anew once its bank has taken the payment back for good',
    file: 'pay-anew.ts',
    replaced: 'if (!isAhead || repay_by !== null) return;',
    by: 'return;',
  },
];

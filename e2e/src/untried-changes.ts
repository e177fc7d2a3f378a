/**
 * Operations that no journey brings about. Their requests are checked against the API's document by the tests of their
 * screens, and their answers by the backend's own; a line goes once a journey presses its button.
 */
export const untriedChanges: ReadonlySet<string> = new Set([
  // Hours after a pick-up or a return that no one came to, and a journey has no clock to turn.
  'POST /reservations/{reservation_uuid}/no-show',
  'POST /reservations/{reservation_uuid}/not-back',
  'POST /reservations/{reservation_uuid}/late-return',
  'POST /reservations/{reservation_uuid}/late-return/decision',
  'POST /reservations/{reservation_uuid}/waive-late-fee',
  'POST /reservations/{reservation_uuid}/late-fee/pay',
  // Only a payment of an earlier release has parts to correct.
  'POST /admin/payments/{payment_uuid}/correction',
  // Only a job that has failed for hours waits for an administrator.
  'POST /admin/failed-jobs/{job_uuid}/retry',
  // The embedded provider answers at once: its page offers no second look.
  'POST /owner/payout-account/refresh',
]);

/**
 * Operations that no journey is known to bring about yet. Their requests are checked against the API's document by the tests of
 * their screens, and their answers by the backend's own; a line goes once a journey presses its button.
 */
export const untriedChanges: ReadonlySet<string> = new Set([
  'POST /cars/{car_uuid}/pause',
  'POST /cars/{car_uuid}/list',
  'POST /reservations/{reservation_uuid}/not-back',
  'POST /reservations/{reservation_uuid}/no-show',
  'POST /reservations/{reservation_uuid}/waive-late-fee',
  'POST /reservations/{reservation_uuid}/late-return',
  'POST /reservations/{reservation_uuid}/late-return/decision',
  'POST /reservations/{reservation_uuid}/late-fee/pay',
  'POST /owner/payout-account/refresh',
  'POST /admin/bank-files',
  'POST /admin/payout-transfers/confirm',
  'POST /admin/payout-transfers/{transfer_uuid}/return',
  'POST /admin/refunds/{refund_uuid}/retry',
  'POST /admin/refunds/{refund_uuid}/repayment',
  'POST /admin/approvals/{approval_uuid}/approve',
  'POST /admin/approvals/{approval_uuid}/decline',
  'POST /admin/payments/{payment_uuid}/correction',
  'POST /admin/disputes/{dispute_uuid}/answer',
  'POST /admin/users/{user_uuid}/suspend',
  'POST /admin/users/{user_uuid}/reactivate',
  'POST /admin/users/{user_uuid}/role',
  'POST /admin/failed-jobs/{job_uuid}/retry',
]);

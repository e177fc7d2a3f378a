import type { Role } from '../src/modules/people/users/users.table.js';

/**
 * Who gets past the door of a route. `everybody` needs no token; `identity` a good one, with a profile or without; a
 * list of roles a profile with one of them. `active` is closed to suspended people too.
 */
export type AccessRule = 'everybody' | 'identity' | { roles: readonly Role[]; isForActive: boolean };

const reading = (...roles: Role[]): AccessRule => ({ roles, isForActive: false });
const changing = (...roles: Role[]): AccessRule => ({ roles, isForActive: true });
const everyRole = ['customer', 'car_owner', 'admin'] as const;
const renters = ['customer', 'car_owner'] as const;

/**
 * The permissions table of the whole API: one line for each route, or the test of it fails. What of the rows behind the
 * door is whose, each feature's own tests say in detail.
 */
export const accessRules: Record<string, AccessRule> = {
  'GET /health': 'everybody',
  'GET /health/live': 'everybody',
  'GET /health/ready': 'everybody',
  'POST /login': 'identity',
  'POST /register': 'identity',

  'GET /places': 'everybody',
  'GET /cars': 'everybody',
  'GET /cars/summary': 'everybody',
  'GET /cars/featured': 'everybody',
  'GET /cars/{car_uuid}': 'everybody',
  'GET /cars/{car_uuid}/reviews': 'everybody',
  'GET /cars/{car_uuid}/calendar': 'everybody',
  'GET /photos/{key}/{file}': 'everybody',
  'POST /quotes': 'everybody',
  'GET /quotes/{quote_uuid}': 'everybody',
  'GET /payment-settings': 'everybody',
  // A provider signs what it sends.
  'POST /payment-events/{provider}': 'everybody',
  // The link's own token says for whom it was made.
  'GET /documents/{document_uuid}/file': 'everybody',

  'GET /my/cars': reading('car_owner'),
  'GET /my/cars/{car_uuid}': reading('car_owner'),
  'POST /cars': changing('car_owner'),
  'PATCH /cars/{car_uuid}': changing('car_owner'),
  'DELETE /cars/{car_uuid}': changing('car_owner'),
  'PUT /cars/{car_uuid}/rates': changing('car_owner'),
  'PUT /cars/{car_uuid}/blocked-days': changing('car_owner'),
  'POST /cars/{car_uuid}/submit': changing('car_owner'),
  'POST /cars/{car_uuid}/pause': changing('car_owner'),
  'POST /cars/{car_uuid}/list': changing('car_owner'),
  'PATCH /cars/{car_uuid}/photos': changing('car_owner'),
  'POST /cars/{car_uuid}/photos': changing('car_owner'),
  'DELETE /cars/{car_uuid}/photos/{photo_uuid}': changing('car_owner'),

  'GET /my/account': reading(...everyRole),
  'PATCH /my/account': changing(...everyRole),
  'POST /my/account/close': reading(...everyRole),
  'GET /my/home': reading(...everyRole),
  'GET /my/notifications': reading(...everyRole),
  'POST /my/notifications/read': reading(...everyRole),
  'GET /my/verification': reading(...renters),
  'PATCH /my/verification': changing(...renters),
  'POST /my/verification/documents/{kind}': changing(...renters),
  'DELETE /my/verification/documents/{kind}': changing(...renters),
  'POST /my/verification/submit': changing(...renters),
  'POST /documents/{document_uuid}/links': reading(...everyRole),

  'POST /reservations': changing(...renters),
  'POST /reservations/{reservation_uuid}/release': reading(...renters),
  'GET /my/holds': reading(...renters),
  'GET /reservations/{reservation_uuid}': reading(...everyRole),
  'GET /my/reservations': reading(...renters),
  'POST /reservations/{reservation_uuid}/pay': changing(...renters),
  'POST /reservations/{reservation_uuid}/review': changing(...renters),
  'GET /reservations/{reservation_uuid}/cancellation': reading(...everyRole),
  'POST /reservations/{reservation_uuid}/cancel': changing(...everyRole),
  'POST /reservations/{reservation_uuid}/accept': changing('car_owner'),
  'POST /reservations/{reservation_uuid}/decline': changing('car_owner'),
  'POST /reservations/{reservation_uuid}/pick-up': reading(...renters),
  'POST /reservations/{reservation_uuid}/return': reading(...renters),
  'POST /reservations/{reservation_uuid}/objection': changing(...renters),
  'POST /reservations/{reservation_uuid}/settle-objection': changing('admin'),
  'POST /reservations/{reservation_uuid}/hand-over': changing('car_owner'),
  'POST /reservations/{reservation_uuid}/take-back': reading('car_owner'),
  'POST /reservations/{reservation_uuid}/late-return': reading('car_owner'),
  'POST /reservations/{reservation_uuid}/not-back': reading('car_owner'),
  'POST /reservations/{reservation_uuid}/waive-late-fee': changing('car_owner', 'admin'),
  'POST /reservations/{reservation_uuid}/late-fee/pay': changing(...renters),
  'POST /reservations/{reservation_uuid}/no-show': changing('car_owner'),
  'POST /reservations/{reservation_uuid}/dispute': changing(...renters),
  'POST /reservations/{reservation_uuid}/resolve': changing('admin'),
  'POST /reservations/{reservation_uuid}/change-quotes': changing(...renters),
  'POST /reservations/{reservation_uuid}/changes': changing(...renters),
  'GET /changes/{change_uuid}': reading(...everyRole),
  'POST /changes/{change_uuid}/approve': changing('car_owner', 'admin'),
  'POST /changes/{change_uuid}/decline': changing('car_owner', 'admin'),
  'POST /changes/{change_uuid}/withdraw': changing(...renters),
  'POST /changes/{change_uuid}/pay': changing(...renters),
  'POST /payments/{payment_uuid}/confirm': changing(...renters),
  'GET /payments/{payment_uuid}': reading(...renters),
  'GET /my/payments': reading(...renters),
  'GET /my/payments/{payment_uuid}': reading(...renters),

  'GET /owner/reservations': reading('car_owner'),
  'GET /owner/income': reading('car_owner'),
  'GET /owner/payouts': reading('car_owner'),

  'GET /admin/reservations': reading('admin'),
  'GET /admin/payments': reading('admin'),
  'GET /admin/payments.csv': reading('admin'),
  'POST /admin/payments/{payment_uuid}/refund': reading('admin'),
  'POST /admin/refunds/{refund_uuid}/retry': reading('admin'),
  'POST /admin/refunds/{refund_uuid}/repayment': reading('admin'),
  'POST /admin/failed-jobs/{job_uuid}/retry': reading('admin'),
  'GET /admin/ledger/balances': reading('admin'),
  'GET /admin/ledger/unexplained': reading('admin'),
  'GET /admin/payouts': reading('admin'),
  'GET /admin/payout-transfers.csv': reading('admin'),
  'GET /admin/user-verifications': reading('admin'),
  'GET /admin/user-verifications/{user_uuid}': reading('admin'),
  'POST /admin/user-verifications/{user_uuid}/claim': reading('admin'),
  'DELETE /admin/user-verifications/{user_uuid}/claim': reading('admin'),
  'POST /admin/user-verifications/{user_uuid}/decision': reading('admin'),
  'GET /admin/car-verifications': reading('admin'),
  'GET /admin/car-verifications/{car_uuid}': reading('admin'),
  'POST /admin/car-verifications/{car_uuid}/claim': reading('admin'),
  'DELETE /admin/car-verifications/{car_uuid}/claim': reading('admin'),
  'POST /admin/car-verifications/{car_uuid}/decision': reading('admin'),
  'GET /admin/users': reading('admin'),
  'GET /admin/users/{user_uuid}': reading('admin'),
  'GET /admin/users/{user_uuid}/audit-log': reading('admin'),
  'POST /admin/users/{user_uuid}/suspend': reading('admin'),
  'POST /admin/users/{user_uuid}/reactivate': reading('admin'),
  'POST /admin/users/{user_uuid}/role': reading('admin'),
};

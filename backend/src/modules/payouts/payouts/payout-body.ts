import { toMoney } from '../../../platform/money/money.schemas.js';
import type { AccountedPayoutBody } from './accounted-payout.schemas.js';
import type { PayoutBody } from './owner-money.schemas.js';
import type { PayoutOfTrip } from './payouts.repository.js';

/** A payout as its owner sees it. */
export function toPayout(payout: PayoutOfTrip): PayoutBody {
  return {
    payout_uuid: payout.uuid,
    reservation_uuid: payout.reservation_uuid,
    car: { make: payout.make, model: payout.model },
    customer: { fname: payout.customer_fname },
    pick_up_at: payout.pick_up_at.toISOString(),
    return_at: payout.return_at.toISOString(),
    kind: payout.kind,
    amount: toMoney(payout.amount_minor, payout.currency),
    status: payout.status,
    held_by: payout.held_by,
    due_at: payout.due_at.toISOString(),
    paid_at: payout.paid_at?.toISOString() ?? null,
    transfer_uuid: payout.transfer_uuid,
    created_at: payout.created_at.toISOString(),
  };
}

/** A payout as administrators see it. */
export function toAccountedPayout(payout: PayoutOfTrip): AccountedPayoutBody {
  const { owner_uuid, owner_fname: fname, owner_lname: lname, owner_email: email } = payout;
  return { ...toPayout(payout), owner: { user_uuid: owner_uuid, fname, lname, email } };
}

import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import type { Viewer } from '../../people/public.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { ChangeBody } from './change.schemas.js';
import type { Change } from './changes.table.js';

/** A change as the API shows it to one side of it. */
export function toChangeBody(
  change: Change,
  { time_zone, currency }: Pick<Reservation, 'time_zone' | 'currency'>,
  viewer: Viewer,
): ChangeBody {
  return {
    change_uuid: change.uuid,
    reservation_uuid: change.reservation_uuid,
    status: change.status,
    pick_up: formatLocal(localTime(change.pick_up_at, time_zone)),
    return: formatLocal(localTime(change.return_at, time_zone)),
    pick_up_at: change.pick_up_at.toISOString(),
    return_at: change.return_at.toISOString(),
    billable_days: change.day_rates.length,
    currency,
    lines: change.lines,
    old_total: toMoney(change.old_total_minor, currency),
    new_total: toMoney(change.price.total_minor, currency),
    difference: toMoney(change.difference_minor, currency),
    payout: viewer === 'customer' ? null : toMoney(change.price.payout_minor, currency),
    message: change.message,
    reason: change.reason,
    requested_at: change.requested_at.toISOString(),
    expires_at: change.expires_at.toISOString(),
    pay_by: change.pay_by?.toISOString() ?? null,
  };
}

import type { Deps } from '../../../platform/deps.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { PayoutTotalsBody } from './accounted-payout.schemas.js';
import { sumOwed, sumPayouts } from './payouts.repository.js';

/** What all payouts come to, by currency. */
export async function payoutTotals({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<PayoutTotalsBody[]> {
  const [sums, owed] = await Promise.all([sumPayouts(database), sumOwed(database, now())]);
  return sums.map(({ currency, scheduled_minor, sent_minor, paid_minor, transferred_minor }) => ({
    currency,
    scheduled: toMoney(scheduled_minor, currency),
    sent: toMoney(sent_minor, currency),
    paid: toMoney(paid_minor, currency),
    transferred: toMoney(transferred_minor, currency),
    owed: toMoney(owed.find((row) => row.currency === currency)?.owed_minor ?? 0, currency),
  }));
}

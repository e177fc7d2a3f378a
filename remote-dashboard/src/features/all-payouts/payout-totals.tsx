import { formatMoney, type Money } from '@drove/shared-ui/formats';
import type { PayoutTotals as Totals } from './api/all-payouts';
import { payoutTotalsLabels } from './labels';

/** What owners have got, will get and owe, a currency each. */
export function PayoutTotals({ totals }: { totals: Totals[] }) {
  if (totals.length === 0) return null;
  return (
    <section aria-label={payoutTotalsLabels.heading} className="mb-6 grid gap-4">
      {totals.map(({ currency, transferred, sent, scheduled, owed }) => (
        <dl
          key={currency}
          className="flex flex-wrap gap-x-8 gap-y-3 rounded-box border border-base-300 bg-base-100 p-5 shadow-raised"
        >
          <Sum label={payoutTotalsLabels.transferred} money={transferred} />
          {sent.amount_minor > 0 && <Sum label={payoutTotalsLabels.sent} money={sent} />}
          <Sum label={payoutTotalsLabels.scheduled} money={scheduled} />
          <Sum label={payoutTotalsLabels.owed} money={owed} />
        </dl>
      ))}
    </section>
  );
}

function Sum({ label, money }: { label: string; money: Money }) {
  return (
    <div>
      <dt className="text-sm text-base-content/75">{label}</dt>
      <dd className="font-semibold tabular-nums">{formatMoney(money)}</dd>
    </div>
  );
}

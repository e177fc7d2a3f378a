import { counted, formatMoney, type Money } from '@drove/shared-ui/formats';
import type { PaymentTotals as Totals } from './api/all-payments';
import { paymentTotalsLabels } from './labels';

/** What all payments that pass the filter come to, a currency each: two sums that are the same money. */
export function PaymentTotals({ totals }: { totals: Totals[] }) {
  if (totals.length === 0) return null;
  return (
    <section aria-label={paymentTotalsLabels.heading} className="mb-6 grid gap-4">
      {totals.map((total) => (
        <div
          key={total.currency}
          className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised"
        >
          <h2 className="font-semibold">
            <span>{total.currency}</span>{' '}
            <span className="font-normal text-base-content/75">{counted(total.payments, 'payment')}</span>
          </h2>
          <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
            <Sum label={paymentTotalsLabels.paid} money={total.paid} />
            <Sum sign="−" label={paymentTotalsLabels.refunded} money={total.refunded} />
            {total.charged_back.amount_minor !== 0 && (
              <Sum sign="−" label={paymentTotalsLabels.chargedBack} money={total.charged_back} />
            )}
            <Sum sign="=" label={paymentTotalsLabels.kept} money={total.kept} isResult />
          </dl>
          <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-3 border-t border-base-300 pt-3">
            <Sum label={paymentTotalsLabels.payout} money={total.payout} />
            <Sum sign="+" label={paymentTotalsLabels.commission} money={total.commission} />
            <Sum sign="+" label={paymentTotalsLabels.serviceFee} money={total.fee} />
            <Sum sign="+" label={paymentTotalsLabels.tax} money={total.tax} />
            {total.owed.amount_minor !== 0 && (
              <Sum sign="+" label={paymentTotalsLabels.owed} money={total.owed} />
            )}
            {total.chargebacks.amount_minor !== 0 && (
              <Sum sign="+" label={paymentTotalsLabels.chargebacks} money={total.chargebacks} />
            )}
            <Sum sign="=" label={paymentTotalsLabels.kept} money={total.kept} isResult />
          </dl>
        </div>
      ))}
    </section>
  );
}

interface SumProps {
  sign?: string;
  label: string;
  money: Money;
  isResult?: boolean;
}

function Sum({ sign, label, money, isResult = false }: SumProps) {
  return (
    <div>
      <dt className="text-sm text-base-content/75">{label}</dt>
      <dd className={`tabular-nums ${isResult ? 'font-bold' : 'font-medium'}`}>
        {sign && (
          <span aria-hidden="true" className="mr-1.5 font-normal text-base-content/75">
            {sign}
          </span>
        )}
        <span>{formatMoney(money)}</span>
      </dd>
    </div>
  );
}

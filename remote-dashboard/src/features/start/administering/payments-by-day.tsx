import { loadPart } from '@drove/shared-auth';
import { Panel } from '@drove/shared-ui';
import { formatDay, formatMoney } from '@drove/shared-ui/formats';
import type { AdministeringHome } from '../../../api/home';
import { ChartTable } from '../../../ui/chart-table';
import { Sentence } from '../../../ui/sentence';
import { ChartKey } from '../chart-key';
import { paymentsByDayLabels } from '../labels';
import { QuietNote } from '../quiet-note';

type OfCurrency = AdministeringHome['payments'][number];

// The chart's library is large, and the table says the same.
const PaymentsChart = loadPart(() => import('./payments-chart').then((m) => m.PaymentsChart), {
  what: paymentsByDayLabels.chartPart,
});

/** What came in and went back each day: a chart for each currency, and the same as a table. */
export function PaymentsByDay({ payments }: { payments: OfCurrency[] }) {
  if (payments.length === 0) return <QuietNote>{paymentsByDayLabels.none}</QuietNote>;
  return payments.map((ofCurrency) => (
    <PaymentsOfCurrency key={ofCurrency.currency} payments={ofCurrency} isOnly={payments.length === 1} />
  ));
}

interface PaymentsOfCurrencyProps {
  payments: OfCurrency;
  /** Whether there is no other currency to tell it from. */
  isOnly: boolean;
}

function PaymentsOfCurrency({ payments, isOnly }: PaymentsOfCurrencyProps) {
  const { currency, paid, refunded, kept, days } = payments;
  const money = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  return (
    <Panel heading={isOnly ? paymentsByDayLabels.heading : paymentsByDayLabels.headingIn(currency)}>
      <p className="text-base-content/80">
        <Sentence
          text={paymentsByDayLabels.kept}
          parts={{
            kept: (
              <strong className="text-2xl font-bold text-base-content tabular-nums">
                {formatMoney(kept)}
              </strong>
            ),
            paid: formatMoney(paid),
            refunded: formatMoney(refunded),
          }}
        />
      </p>
      <div className="mt-4">
        <ChartKey
          items={[
            { label: paymentsByDayLabels.paid, className: 'bg-primary' },
            { label: paymentsByDayLabels.refunded, className: 'bg-secondary' },
          ]}
        />
      </div>
      <div className="mt-3 h-64">
        <PaymentsChart days={days} currency={currency} />
      </div>
      <ChartTable
        caption={isOnly ? paymentsByDayLabels.caption : paymentsByDayLabels.captionIn(currency)}
        columns={[
          paymentsByDayLabels.day,
          paymentsByDayLabels.heading,
          paymentsByDayLabels.paid,
          paymentsByDayLabels.refunded,
        ]}
        rows={days
          .toReversed()
          .map((day) => [
            formatDay(day.on, { year: false }),
            String(day.payments),
            money(day.paid_minor),
            money(day.refunded_minor),
          ])}
      />
    </Panel>
  );
}

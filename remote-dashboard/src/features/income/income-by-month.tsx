import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPart } from '@drove/shared-auth';
import { ListSkeleton } from '@drove/shared-ui';
import { counted, formatMoney, formatMonth } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { incomeOptions } from './api/income';
import { Sentence } from '../../ui/sentence';
import { incomeByMonthLabels } from './labels';

// The chart's library is large, and the table says the same.
const IncomeChart = loadPart(() => import('./income-chart').then((m) => m.IncomeChart), {
  what: incomeByMonthLabels.chartPart,
});

/** What an owner earned by month: a chart, and the same as a table. */
export function IncomeByMonth() {
  return (
    <QueryBoundary
      heading={incomeByMonthLabels.failed}
      fallback={
        // As high as the chart with its heading, which pushes nothing away then.
        <div className="min-h-[29.5rem] sm:min-h-[27.5rem]">
          <ListSkeleton rows={3} />
        </div>
      }
    >
      <Months />
    </QueryBoundary>
  );
}

function Months() {
  const { data: income } = useSuspenseQuery(incomeOptions(useApi(), 12));
  const { months, currency, total } = income;

  return (
    <section
      aria-labelledby="income"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="income" className="text-xl font-semibold tracking-tight">
        {incomeByMonthLabels.heading}
      </h2>
      {months.every(({ payout_minor: payoutMinor }) => payoutMinor === 0) ? (
        // An axis from nothing to a few cents says nothing.
        <p className="mt-1 text-base-content/80">{incomeByMonthLabels.none}</p>
      ) : (
        <>
          <p className="mt-1 text-base-content/80">
            <Sentence
              text={incomeByMonthLabels.summary}
              parts={{
                amount: (
                  <strong className="text-2xl font-bold text-base-content tabular-nums">
                    {formatMoney(total)}
                  </strong>
                ),
                trips: counted(
                  months.reduce((sum, { trips }) => sum + trips, 0),
                  'trip',
                ),
              }}
            />
          </p>
          <div className="mt-6 h-64">
            <IncomeChart income={income} />
          </div>
          <details className="mt-4">
            <summary className="cursor-pointer font-medium">{incomeByMonthLabels.table}</summary>
            <table className="mt-3 w-full text-left">
              <caption className="sr-only">{incomeByMonthLabels.caption}</caption>
              <thead className="border-b border-base-300 text-sm text-base-content/75">
                <tr>
                  <th className="py-2 font-medium">{incomeByMonthLabels.month}</th>
                  <th className="py-2 text-right font-medium">{incomeByMonthLabels.trips}</th>
                  <th className="py-2 text-right font-medium">{incomeByMonthLabels.income}</th>
                </tr>
              </thead>
              <tbody className="divide-y divide-base-300">
                {months.toReversed().map(({ month, payout_minor: payoutMinor, trips }) => (
                  <tr key={month}>
                    <th className="py-2 font-normal">{formatMonth(`${month}-01`)}</th>
                    <td className="py-2 text-right tabular-nums">{trips}</td>
                    <td className="py-2 text-right tabular-nums">
                      {formatMoney({ amount_minor: payoutMinor, currency })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

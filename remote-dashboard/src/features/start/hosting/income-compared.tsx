import { Link } from 'react-router-dom';
import { loadPart } from '@drove/shared-auth';
import { Panel } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import type { HostingHome } from '../../../api/home';
import { ChartTable } from '../../../ui/chart-table';
import { Sentence } from '../../../ui/sentence';
import { ChartKey } from '../chart-key';
import { incomeComparedLabels } from '../labels';
import { incomeSoFar } from './income-so-far';

// The chart's library is large, and the table says the same.
const IncomeComparedChart = loadPart(
  () => import('./income-compared-chart').then((m) => m.IncomeComparedChart),
  {
    what: incomeComparedLabels.chartPart,
  },
);

/** What an owner has earned this month so far beside last month: a chart, and the same as a table. */
export function IncomeCompared({ income }: { income: HostingHome['income'] }) {
  const { this_month: thisMonth, last_month: lastMonth, currency } = income;
  const days = incomeSoFar(income.days);
  const money = (amountMinor: number | undefined) =>
    amountMinor === undefined ? '–' : formatMoney({ amount_minor: amountMinor, currency });
  const byNow = days.findLast(({ thisMonthMinor }) => thisMonthMinor !== undefined)?.lastMonthMinor;

  // An axis from nothing to a few cents says nothing.
  if (income.days.every(({ payout_minor: minor }) => minor === 0)) {
    return (
      <Panel heading={incomeComparedLabels.heading}>
        <p className="text-base-content/80">
          {incomeComparedLabels.none} <All />
        </p>
      </Panel>
    );
  }

  return (
    <Panel heading={incomeComparedLabels.heading}>
      <p className="text-base-content/80">
        <Sentence
          text={byNow === undefined ? incomeComparedLabels.firstSummary : incomeComparedLabels.summary}
          parts={{
            amount: (
              <strong className="text-2xl font-bold text-base-content tabular-nums">
                {formatMoney(thisMonth)}
              </strong>
            ),
            byNow: money(byNow),
            lastMonth: formatMoney(lastMonth),
          }}
        />{' '}
        <All />
      </p>
      <div className="mt-4">
        <ChartKey
          items={[
            { label: incomeComparedLabels.thisMonth, className: 'bg-primary' },
            { label: incomeComparedLabels.lastMonth, className: 'bg-secondary' },
          ]}
        />
      </div>
      <div className="mt-3 h-56">
        <IncomeComparedChart days={days} currency={currency} />
      </div>
      <ChartTable
        caption={incomeComparedLabels.caption}
        columns={[incomeComparedLabels.day, incomeComparedLabels.thisMonth, incomeComparedLabels.lastMonth]}
        rows={days.map(({ day, thisMonthMinor, lastMonthMinor }) => [
          String(day),
          money(thisMonthMinor),
          money(lastMonthMinor),
        ])}
      />
    </Panel>
  );
}

const All = () => (
  <Link to="/dashboard/reservations/income" className="link whitespace-nowrap">
    {incomeComparedLabels.all}
  </Link>
);

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney, formatMonth, formatShortMonth } from '@drove/shared-ui/formats';
import type { Income } from './api/income';
import { axisLook, tooltipLook } from '../../lib/chart-look';
import { incomeChartLabels } from './labels';

/** A bar for each month. What it shows stands in a table as well, so it is hidden from those who do not see it. */
export function IncomeChart({ income: { months, currency } }: { income: Income }) {
  const money = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  const data = months.map(({ month, payout_minor: payoutMinor }) => ({ month: `${month}-01`, payoutMinor }));

  return (
    <div aria-hidden="true" className="h-full overflow-clip">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={data} margin={{ left: 8, right: 8, top: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-base-300)" />
          <XAxis dataKey="month" tickFormatter={formatShortMonth} {...axisLook} />
          <YAxis
            width="auto"
            tickFormatter={(value: number) => money(value).replace(/[.,]00$/, '')}
            {...axisLook}
          />
          <Tooltip
            formatter={(value) => [money(Number(value)), incomeChartLabels.income]}
            labelFormatter={(month) => (typeof month === 'string' ? formatMonth(month) : '')}
            {...tooltipLook}
          />
          <Bar
            dataKey="payoutMinor"
            fill="var(--color-primary)"
            radius={[4, 4, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

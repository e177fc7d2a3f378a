import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '@drove/shared-ui/formats';
import { axisLook, tooltipLook } from '../../../lib/chart-look';
import { incomeComparedChartLabels } from '../labels';
import type { IncomeByDay } from './income-so-far';

interface IncomeComparedChartProps {
  days: IncomeByDay[];
  currency: string;
}

/** Two lines, this month's the stronger. What they show stands in a table as well. */
export function IncomeComparedChart({ days, currency }: IncomeComparedChartProps) {
  const money = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  const shortMoney = (amountMinor: number) => money(amountMinor).replace(/[.,]00$/, '');
  const most = Math.max(0, ...days.flatMap((day) => [day.thisMonthMinor ?? 0, day.lastMonthMinor ?? 0]));
  return (
    <div aria-hidden="true" className="h-full overflow-clip">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={days} margin={{ left: 8, right: 8, top: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--color-base-300)" />
          <XAxis dataKey="day" {...axisLook} interval="preserveStartEnd" minTickGap={24} />
          <YAxis
            // Measured by itself it is at times too narrow for the highest amount.
            width={16 + 7 * shortMoney(Math.ceil(most / 10_000) * 10_000).length}
            tickFormatter={shortMoney}
            {...axisLook}
          />
          <Tooltip
            formatter={(value, name) => [money(Number(value)), name]}
            labelFormatter={(day) => (typeof day === 'number' ? incomeComparedChartLabels.day(day) : '')}
            {...tooltipLook}
            cursor={{ stroke: 'var(--color-base-300)' }}
          />
          <Line
            dataKey="lastMonthMinor"
            name={incomeComparedChartLabels.lastMonth}
            stroke="var(--color-secondary)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            dataKey="thisMonthMinor"
            name={incomeComparedChartLabels.thisMonth}
            stroke="var(--color-primary)"
            strokeWidth={3}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

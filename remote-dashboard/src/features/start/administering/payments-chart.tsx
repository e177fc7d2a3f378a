import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay, formatMoney } from '@drove/shared-ui/formats';
import type { AdministeringHome } from '../../../api/home';
import { axisLook, tooltipLook } from '../../../lib/chart-look';
import { paymentsChartLabels } from '../labels';

interface PaymentsChartProps {
  days: AdministeringHome['payments'][number]['days'];
  currency: string;
}

/** A bar up for what came in each day, and one down for what went back. What it shows stands in a table as well. */
export function PaymentsChart({ days, currency }: PaymentsChartProps) {
  const money = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  const data = days.map(({ on, paid_minor: paidMinor, refunded_minor: refundedMinor }) => ({
    on,
    paidMinor,
    backMinor: -refundedMinor,
  }));
  const dayName = (on: string) => formatDay(on, { year: false }).replace(/^\w+,? /, '');

  return (
    <div aria-hidden="true" className="h-full overflow-clip">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          margin={{ left: 8, right: 8, top: 8 }}
          stackOffset="sign"
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-base-300)" />
          <XAxis dataKey="on" tickFormatter={dayName} {...axisLook} minTickGap={24} />
          <YAxis
            width="auto"
            tickFormatter={(value: number) => money(value).replace(/[.,]00$/, '')}
            {...axisLook}
          />
          <Tooltip
            formatter={(value, name) => [money(Math.abs(Number(value))), name]}
            labelFormatter={(on) => (typeof on === 'string' ? formatDay(on) : '')}
            {...tooltipLook}
          />
          <ReferenceLine y={0} stroke="var(--color-base-300)" />
          <Bar
            dataKey="paidMinor"
            name={paymentsChartLabels.paid}
            stackId="day"
            fill="var(--color-primary)"
            isAnimationActive={false}
          />
          <Bar
            dataKey="backMinor"
            name={paymentsChartLabels.refunded}
            stackId="day"
            fill="var(--color-secondary)"
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

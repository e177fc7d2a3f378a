import type { Reservation } from '../../api/reservations';
import { counted } from '../../lib/count-labels';
import { formatOnCarClock, formatLocalTime } from '../../lib/format-time';
import { formatMoney } from '../../lib/money';

interface LateFeeSummaryProps {
  reservation: Reservation;
  fee: NonNullable<Reservation['late_fee']>;
}

/** When a car was to come back and when it did, and how the late fee comes about. */
export function LateFeeSummary({ reservation, fee }: LateFeeSummaryProps) {
  const { car, returned_at: returnedAt, late_fee_per_hour: perHour } = reservation;
  const rows = [
    ['Return', formatLocalTime(reservation.return)],
    ...(returnedAt ? [['Came back', formatOnCarClock(returnedAt, reservation.time_zone)]] : []),
    [`${counted(fee.hours, 'started hour')} at ${formatMoney(perHour)}`, formatMoney(fee.amount)],
  ];
  return (
    <section
      aria-labelledby="late-return"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="late-return" className="text-xl font-semibold tracking-tight">
        Your late return
      </h2>
      <p className="mt-2 font-semibold">
        {car.make} {car.model} {car.year}
      </p>
      <dl className="mt-4 grid gap-2">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-base-content/80">{term}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-base-300 pt-3 text-lg font-semibold">
          <dt>To pay now</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(fee.amount)}</dd>
        </div>
      </dl>
    </section>
  );
}

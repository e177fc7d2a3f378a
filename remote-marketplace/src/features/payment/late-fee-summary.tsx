import { counted, formatLocalTime, formatMoney, formatOnCarClock } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { AmountSummary } from './amount-summary';

interface LateFeeSummaryProps {
  reservation: Reservation;
  fee: NonNullable<Reservation['late_fee']>;
}

/** When a car was to come back and when it did, and how the late fee comes about. */
export function LateFeeSummary({ reservation, fee }: LateFeeSummaryProps) {
  const { car, returned_at: returnedAt, late_fee_per_hour: perHour } = reservation;
  const rows = [
    ['Return', formatLocalTime(reservation.return)],
    ...(returnedAt
      ? [['Came back', formatOnCarClock(returnedAt, reservation.time_zone, { year: false })] as const]
      : []),
    [`${counted(fee.hours, 'started hour')} at ${formatMoney(perHour)}`, formatMoney(fee.amount)],
  ] as const;
  return (
    <AmountSummary
      heading="Your late return"
      car={car}
      rows={rows}
      total={{ label: 'To pay now', amount: fee.amount }}
    />
  );
}

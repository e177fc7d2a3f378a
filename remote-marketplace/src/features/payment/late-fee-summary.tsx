import { counted, formatLocalTime, formatMoney, formatOnCarClock } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { AmountSummary } from './amount-summary';
import { lateFeeSummaryLabels } from './labels';

interface LateFeeSummaryProps {
  reservation: Reservation;
  fee: NonNullable<Reservation['late_fee']>;
}

/** When a car was to come back and when it did, and how the late fee comes about. */
export function LateFeeSummary({ reservation, fee }: LateFeeSummaryProps) {
  const { car, returned_at: returnedAt, late_fee_per_hour: perHour } = reservation;
  const rows = [
    [lateFeeSummaryLabels.return, formatLocalTime(reservation.return)],
    ...(returnedAt
      ? [
          [
            lateFeeSummaryLabels.cameBack,
            formatOnCarClock(returnedAt, reservation.time_zone, { year: false }),
          ] as const,
        ]
      : []),
    [
      lateFeeSummaryLabels.hoursAt(counted(fee.hours, 'started hour'), formatMoney(perHour)),
      formatMoney(fee.amount),
    ],
  ] as const;
  return (
    <AmountSummary
      heading={lateFeeSummaryLabels.heading}
      car={car}
      rows={rows}
      total={{ label: lateFeeSummaryLabels.toPayNow, amount: fee.amount }}
    />
  );
}

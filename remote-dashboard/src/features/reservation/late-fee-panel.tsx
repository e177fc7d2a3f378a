import { Link } from 'react-router-dom';
import { counted, formatMoney } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { lateFeePanelLabels } from './labels';

/** What a late return costs and whether it is paid; nothing where it costs nothing. */
export function LateFeePanel({ reservation }: { reservation: Reservation }) {
  const { late_fee: fee, can, reservation_uuid: uuid } = reservation;
  if (fee === null) return null;
  return (
    <section
      aria-labelledby="late-fee"
      className="rounded-box border-2 border-warning/50 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="late-fee" className="text-xl font-semibold tracking-tight">
        {lateFeePanelLabels.heading(formatMoney(fee.amount))}
      </h2>
      <p className="mt-2 text-base-content/80">{meaning(reservation, fee)}</p>
      {can.includes('pay_late_fee') && (
        <Link to={`/dashboard/diff-payment-page?late=${uuid}`} className="btn btn-primary mt-4 print:hidden">
          {lateFeePanelLabels.pay(formatMoney(fee.amount))}
        </Link>
      )}
    </section>
  );
}

function meaning(
  { viewer, owner, customer, late_fee_per_hour: perHour }: Reservation,
  { hours, status }: NonNullable<Reservation['late_fee']>,
): string {
  const isCustomer = viewer === 'customer';
  const meanings = isCustomer ? lateFeePanelLabels.customer : lateFeePanelLabels.others;
  return meanings[status](
    counted(hours, 'started hour'),
    formatMoney(perHour),
    isCustomer ? owner.fname : customer.fname,
  );
}

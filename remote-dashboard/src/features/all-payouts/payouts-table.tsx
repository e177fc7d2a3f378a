import { Link } from 'react-router-dom';
import { PersonName, StatusBadge } from 'shared-ui';
import { formatInstant, formatMoney } from 'shared-ui/formats';
import type { AccountedPayout } from './api/all-payouts';
import { payoutHold, payoutLabels, payoutPurpose } from '../../lib/payout-labels';
import { payoutsTableLabels } from './labels';

/** Payouts as a table; on a phone each row is a card. */
export function PayoutsTable({ payouts }: { payouts: AccountedPayout[] }) {
  return (
    <div className="overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{payoutsTableLabels.caption}</caption>
        <thead className="border-b border-base-300 text-sm text-base-content/75 max-md:sr-only">
          <tr>
            <th className="px-4 py-3 font-medium">{payoutsTableLabels.owner}</th>
            <th className="px-4 py-3 font-medium">{payoutsTableLabels.trip}</th>
            <th className="px-4 py-3 font-medium">{payoutsTableLabels.state}</th>
            <th className="px-4 py-3 text-right font-medium">{payoutsTableLabels.amount}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-md:block">
          {payouts.map((payout) => (
            <PayoutRow key={payout.payout_uuid} payout={payout} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PayoutRow({ payout }: { payout: AccountedPayout }) {
  const { owner, car, customer, amount, paid_at: paidAt, due_at: dueAt, transfer_uuid: transfer } = payout;
  return (
    <tr className="max-md:grid max-md:gap-2 max-md:p-4 md:hover:bg-base-200/60">
      <td className="md:px-4 md:py-3">
        <span className="font-semibold">
          <PersonName>{`${owner.fname} ${owner.lname}`}</PersonName>
        </span>
        <span className="block text-sm wrap-anywhere text-base-content/75">{owner.email}</span>
      </td>
      <td className="md:px-4 md:py-3">
        <Link to={`/dashboard/reservations/${payout.reservation_uuid}`} className="link">
          {car.make} {car.model}, <PersonName>{customer.fname}</PersonName>
        </Link>
        <span className="block text-sm text-base-content/75">{payoutPurpose(payout)}</span>
      </td>
      <td className="md:px-4 md:py-3">
        <StatusBadge {...payoutLabels(payout)} />
        {payout.status !== 'cancelled' && (
          <span className="block text-sm text-base-content/75">
            {paidAt
              ? formatInstant(paidAt)
              : (payoutHold(payout) ?? payoutsTableLabels.due(formatInstant(dueAt)))}
          </span>
        )}
        {transfer && (
          <span className="block text-sm text-base-content/75">
            {payoutsTableLabels.transfer(transfer.slice(0, 8).toUpperCase())}
          </span>
        )}
      </td>
      <td className="font-semibold tabular-nums md:px-4 md:py-3 md:text-right">{formatMoney(amount)}</td>
    </tr>
  );
}

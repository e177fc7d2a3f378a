import { Link } from 'react-router-dom';
import { CardCell, CardRow, CardTable, PersonName, StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import type { AccountedPayout } from './api/all-payouts';
import { payoutHold, payoutLabels, payoutPurpose } from '../../lib/payout-labels';
import { payoutsTableLabels } from './labels';

/** Payouts as a table; on a phone each row is a card. */
export function PayoutsTable({ payouts }: { payouts: AccountedPayout[] }) {
  return (
    <CardTable
      caption={payoutsTableLabels.caption}
      columns={[
        payoutsTableLabels.owner,
        payoutsTableLabels.trip,
        payoutsTableLabels.state,
        { heading: payoutsTableLabels.amount, isAmount: true },
      ]}
    >
      {payouts.map((payout) => (
        <PayoutRow key={payout.payout_uuid} payout={payout} />
      ))}
    </CardTable>
  );
}

function PayoutRow({ payout }: { payout: AccountedPayout }) {
  const { owner, car, customer, amount, paid_at: paidAt, due_at: dueAt, transfer_uuid: transfer } = payout;
  return (
    <CardRow>
      <CardCell isFreeText>
        <span className="font-semibold">
          <PersonName>{`${owner.fname} ${owner.lname}`}</PersonName>
        </span>
        <span className="block text-sm text-base-content/75">{owner.email}</span>
      </CardCell>
      <CardCell isFreeText>
        <Link to={`/dashboard/reservations/${payout.reservation_uuid}`} className="link">
          <span>{`${car.make} ${car.model},`}</span> <PersonName>{customer.fname}</PersonName>
        </Link>
        <span className="block text-sm text-base-content/75">{payoutPurpose(payout)}</span>
      </CardCell>
      <CardCell>
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
      </CardCell>
      <CardCell isAmount>
        <span className="font-semibold">{formatMoney(amount)}</span>
      </CardCell>
    </CardRow>
  );
}

import { Link } from 'react-router-dom';
import { formatMoney } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';

/** Where the deposit of a trip is, and what is claimed of it; nothing before it is tried to be set aside. */
export function DepositNotice({ reservation }: { reservation: Reservation }) {
  const { deposit_status: status, deposit_claim: claim, can, reservation_uuid: uuid } = reservation;
  if (status === null && !can.includes('set_deposit_aside')) return null;
  return (
    <section
      aria-labelledby="deposit"
      className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="deposit" className="text-xl font-semibold tracking-tight">
        Deposit: {formatMoney(reservation.deposit)}
      </h2>
      <p className="mt-2 text-base-content/80">{meaning(reservation)}</p>
      {claim && (
        <>
          <p className="mt-2 wrap-anywhere text-base-content/80">
            {reservation.viewer === 'owner' ? 'You claim' : `${reservation.owner.fname} claims`}{' '}
            {formatMoney(claim.amount)}: “{claim.reason}”
          </p>
          <p className="mt-2 wrap-anywhere text-base-content/80">
            {claim.decision === null
              ? 'An administrator will decide. Nothing is charged before that.'
              : `We decided: “${claim.decision}”`}
          </p>
        </>
      )}
      {can.includes('set_deposit_aside') && (
        <Link
          to={`/dashboard/diff-payment-page?deposit=${uuid}`}
          className="btn btn-primary mt-4 print:hidden"
        >
          Use another card
        </Link>
      )}
    </section>
  );
}

function meaning({ viewer, customer, deposit_status: status, deposit_claim: claim }: Reservation): string {
  const isCustomer = viewer === 'customer';
  switch (status) {
    case 'held':
      return isCustomer
        ? 'It’s set aside on your card, not charged. We’ll release it 48 hours after the trip.'
        : `It is set aside on the card of ${customer.fname}.`;
    case 'released':
      return 'It was released. You weren’t charged.';
    case 'taken':
      return claim?.taken ? `${formatMoney(claim.taken)} of it was charged, and the rest was released.` : '';
    case 'failed':
      return isCustomer
        ? 'We could not set it aside on the card that paid the trip. Please use another card until the pick-up.'
        : `It is not set aside: ${customer.fname} can use another card until the pick-up.`;
    case null:
      return isCustomer
        ? 'We set it aside on the card that paid the trip in a moment. You can also use another card.'
        : 'It is about to be set aside.';
  }
}

import { Link } from 'react-router-dom';
import { formatMoney } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { depositNoticeLabels } from './labels';

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
        {depositNoticeLabels.heading(formatMoney(reservation.deposit))}
      </h2>
      <p className="mt-2 text-base-content/80">{meaning(reservation)}</p>
      {claim && (
        <>
          <p className="mt-2 wrap-anywhere text-base-content/80">
            {reservation.viewer === 'owner'
              ? depositNoticeLabels.yourClaim(formatMoney(claim.amount), claim.reason)
              : depositNoticeLabels.claim(reservation.owner.fname, formatMoney(claim.amount), claim.reason)}
          </p>
          <p className="mt-2 wrap-anywhere text-base-content/80">
            {claim.decision === null
              ? depositNoticeLabels.claimIsOpen
              : depositNoticeLabels.decision(claim.decision)}
          </p>
        </>
      )}
      {can.includes('set_deposit_aside') && (
        <Link
          to={`/dashboard/diff-payment-page?deposit=${uuid}`}
          className="btn btn-primary mt-4 print:hidden"
        >
          {depositNoticeLabels.changeCard}
        </Link>
      )}
    </section>
  );
}

function meaning({ viewer, customer, deposit_status: status, deposit_claim: claim }: Reservation): string {
  const isCustomer = viewer === 'customer';
  switch (status) {
    case 'held':
      if (!isCustomer) return depositNoticeLabels.setAsideOnCardOf(customer.fname);
      // What is claimed is released only by the decision.
      return claim === null ? depositNoticeLabels.setAsideOnYourCard : depositNoticeLabels.claimedOnYourCard;
    case 'released':
      return depositNoticeLabels.released;
    case 'taken':
      return claim?.taken ? depositNoticeLabels.charged(formatMoney(claim.taken)) : '';
    case 'failed':
      return isCustomer
        ? depositNoticeLabels.refusedOnYourCard
        : depositNoticeLabels.refusedOnCardOf(customer.fname);
    case null:
      return isCustomer ? depositNoticeLabels.pendingOnYourCard : depositNoticeLabels.pending;
  }
}

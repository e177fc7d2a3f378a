import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'react-hot-toast';
import { BusyButton, ContactText, Sheet } from '@drove/shared-ui';
import { formatLocalTime, formatMoney, formatOnCarClock } from '@drove/shared-ui/formats';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import type { Change, Reservation } from '../../api/reservations';
import { ActionDialog } from './action-dialog-part';
import { explainAction } from './action-forms.messages';
import { declineChangeLabels } from './action-labels';
import { changePanelLabels } from './labels';
import { DifferenceLines } from './difference-lines';

interface ChangePanelProps {
  change: Change;
  reservation: Reservation;
  /** Called when something was done: the panel may be gone, and the keyboard needs another place. */
  onDone: () => void;
}

/** A change that is not decided yet: what it would make of the trip, and what can be done about it. */
export function ChangePanel({ change, reservation, onDone }: ChangePanelProps) {
  const action = useReservationAction();
  const [isDeclining, setIsDeclining] = useState(false);
  const { can, viewer } = reservation;
  const path = { change_uuid: change.change_uuid };
  const done = (message: string) => {
    // While the dialog is there, nothing outside it takes the keyboard.
    flushSync(() => setIsDeclining(false));
    toast.success(message);
    onDone();
  };
  const send = (verb: 'approve' | 'withdraw', message: string) =>
    action.mutate(reservationAction(`/changes/{change_uuid}/${verb}`, { path }), {
      onSuccess: () => done(message),
    });

  return (
    <section
      aria-labelledby="change"
      className="rounded-box border-2 border-warning/50 bg-base-100 p-5 shadow-raised sm:p-6"
    >
      <h2 id="change" className="text-xl font-semibold tracking-tight">
        {viewer === 'owner' ? changePanelLabels.ownerHeading : changePanelLabels.heading}
      </h2>
      <p className="mt-2 text-base-content/80">{meaning(change, reservation)}</p>
      <dl className="mt-4 grid gap-2">
        <Period label={changePanelLabels.now} from={reservation.pick_up} to={reservation.return} />
        <Period label={changePanelLabels.new} from={change.pick_up} to={change.return} />
      </dl>
      {change.message && <p className="mt-4 wrap-anywhere">{`“${change.message}”`}</p>}
      <DifferenceLines
        priced={change}
        viewer={viewer}
        earnings={
          reservation.payout && change.payout
            ? { before: reservation.payout, after: change.payout }
            : undefined
        }
      />
      <p role="alert" className="mt-3 text-error">
        <ContactText>{action.isError && explainAction(action.error).message}</ContactText>
      </p>
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        {can.includes('pay_change') && (
          <Link to={`/dashboard/diff-payment-page?change=${change.change_uuid}`} className="btn btn-primary">
            {changePanelLabels.pay(formatMoney(change.difference))}
          </Link>
        )}
        {can.includes('answer_change') && (
          <>
            <BusyButton
              isBusy={action.isPending}
              onClick={() => send('approve', changePanelLabels.done.approved)}
            >
              {changePanelLabels.approve}
            </BusyButton>
            <button
              type="button"
              className="btn btn-outline"
              aria-haspopup="dialog"
              {...ActionDialog.onIntent}
              onClick={() => setIsDeclining(true)}
            >
              {declineChangeLabels.heading}
            </button>
          </>
        )}
        {can.includes('withdraw_change') && (
          <BusyButton
            isBusy={action.isPending}
            className="btn-outline"
            onClick={() => send('withdraw', changePanelLabels.done.withdrawn)}
          >
            {changePanelLabels.withdraw}
          </BusyButton>
        )}
      </div>
      <Sheet
        isOpen={isDeclining}
        onClose={() => setIsDeclining(false)}
        heading={declineChangeLabels.heading}
        className="sm:w-[34rem]"
      >
        <ActionDialog
          action="decline_change"
          reservation={reservation}
          onDone={done}
          onClose={() => setIsDeclining(false)}
        />
      </Sheet>
    </section>
  );
}

function meaning(change: Change, { viewer, owner, customer, time_zone: timeZone }: Reservation) {
  const on = (instant: string) => formatOnCarClock(instant, timeZone);
  if (change.status === 'awaiting_payment') {
    const payBy = change.pay_by ? on(change.pay_by) : undefined;
    const amount = formatMoney(change.difference);
    return viewer === 'customer'
      ? changePanelLabels.unpaid.customer(owner.fname, amount, payBy)
      : changePanelLabels.unpaid.others(customer.fname, amount, payBy);
  }
  const replyBy = on(change.expires_at);
  return viewer === 'owner'
    ? changePanelLabels.requested.owner(replyBy)
    : changePanelLabels.requested[viewer](owner.fname, replyBy);
}

function Period({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <div className="flex gap-4">
      <dt className="w-12 shrink-0 text-base-content/75">{label}</dt>
      <dd className="font-medium">
        <span className="whitespace-nowrap">{`${formatLocalTime(from)} –`}</span>{' '}
        <span className="whitespace-nowrap">{formatLocalTime(to)}</span>
      </dd>
    </div>
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'react-hot-toast';
import { Sheet } from 'shared-ui';
import type { Reservation } from '../../api/reservations';
import { ActionDialog } from './action-dialog-part';
import { lateReturnDecisionLabels, tripActionsLabels } from './action-labels';
import type { SpecialAction } from './dialog-props';
import { reservationActions, type PlainAction } from './reservation-actions';

interface TripActionsProps {
  reservation: Reservation;
  /** Called when something was done: its button may be gone, and the keyboard needs another place. */
  onDone: () => void;
}

/** In the order in which they are offered: what is hard to take back comes last. */
const special: Record<
  Exclude<SpecialAction, 'decline_change'>,
  { label: string; heading: string; className: string }
> = {
  decide_on_deposit: {
    label: tripActionsLabels.decideOnDepositHeading,
    heading: tripActionsLabels.decideOnDeposit,
    className: 'btn-outline',
  },
  decide_late_return: {
    label: lateReturnDecisionLabels.heading,
    heading: lateReturnDecisionLabels.heading,
    className: 'btn-outline',
  },
  late_return: {
    label: tripActionsLabels.lateReturn,
    heading: tripActionsLabels.lateReturnHeading,
    className: 'btn-primary',
  },
  change: {
    label: tripActionsLabels.change,
    heading: tripActionsLabels.changeHeading,
    className: 'btn-outline',
  },
  claim_deposit: {
    label: tripActionsLabels.claimDeposit,
    heading: tripActionsLabels.claimDeposit,
    className: 'btn-outline',
  },
  review: {
    label: tripActionsLabels.review,
    heading: tripActionsLabels.reviewHeading,
    className: 'btn-primary',
  },
  cancel: {
    label: tripActionsLabels.cancel,
    heading: tripActionsLabels.cancel,
    className: 'btn-outline',
  },
};
const buttons = { ...reservationActions, ...special };
type Offered = keyof typeof buttons;

const isPlain = (action: string): action is PlainAction => action in reservationActions;
/** What the panels of the change, the late fee and the deposit offer. */
const ofChange = ['answer_change', 'withdraw_change', 'pay_change', 'pay_late_fee', 'set_deposit_aside'];

/** What is new on the page is there before the reader is led to it, so that the two do not move the page together. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Everything that can be done with a trip now; nothing where nothing can. */
export function TripActions({ reservation, onDone }: TripActionsProps) {
  const [open, setOpen] = useState<Offered>();
  const { can, reservation_uuid: uuid } = reservation;
  // Late, it also matters when the car came back.
  const hidden = can.includes('late_return') ? [...ofChange, 'take_back'] : ofChange;
  const actions = can.filter((action) => !hidden.includes(action));
  // What was opened says itself when it is done, also when nothing more can be done by then.
  if (actions.length === 0 && open === undefined) return null;

  const specials = (Object.keys(special) as (keyof typeof special)[]).filter((action) =>
    can.includes(action),
  );

  const close = () => setOpen(undefined);
  const done = (message: string) =>
    void drawn().then(() => {
      // While the dialog is there, nothing outside it takes the keyboard. What was opened since stays.
      flushSync(() => setOpen((now) => (now === open ? undefined : now)));
      toast.success(message);
      onDone();
    });

  return (
    <section aria-label={tripActionsLabels.heading} className="grid gap-3 print:hidden">
      {can.includes('pay') && (
        <Link to={`/payment?reservation=${uuid}`} className="btn btn-primary">
          {tripActionsLabels.pay}
        </Link>
      )}
      {[...actions.filter(isPlain), ...specials].map((action) => (
        <button
          key={action}
          type="button"
          className={`btn ${buttons[action].className}`}
          aria-haspopup="dialog"
          {...ActionDialog.onIntent}
          onClick={() => setOpen(action)}
        >
          {buttons[action].label}
        </button>
      ))}
      {can.includes('refund') && (
        <Link to={`/dashboard/all-payments?query=${uuid}`} className="btn btn-outline">
          {tripActionsLabels.refund}
        </Link>
      )}
      <Sheet
        isOpen={open !== undefined}
        onClose={close}
        heading={open ? buttons[open].heading : ''}
        className="sm:w-[34rem]"
      >
        {open && <ActionDialog action={open} reservation={reservation} onDone={done} onClose={close} />}
      </Sheet>
    </section>
  );
}

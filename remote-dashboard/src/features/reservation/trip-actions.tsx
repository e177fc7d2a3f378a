import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'react-hot-toast';
import { Sheet } from 'shared-ui';
import type { Reservation } from '../../api/reservations';
import { lateReturnDecisionLabels, tripActionsLabels } from './action-labels';
import { CancelDialog } from './cancel-dialog';
import { ChangeDialog } from './change-dialog';
import { DepositDialog } from './deposit-dialog';
import { LateReturnDecision } from './late-return-decision';
import { LateReturnDialog } from './late-return-dialog';
import { ReservationActionDialog } from './reservation-action-dialog';
import { reservationActions, type PlainAction } from './reservation-actions';
import { ReviewDialog } from './review-dialog';

interface TripActionsProps {
  reservation: Reservation;
  /** Called when something was done: its button may be gone, and the keyboard needs another place. */
  onDone: () => void;
}

const special = {
  decide_on_deposit: {
    label: tripActionsLabels.decideOnDepositHeading,
    heading: tripActionsLabels.decideOnDeposit,
    Content: DepositDialog,
  },
  decide_late_return: {
    label: lateReturnDecisionLabels.heading,
    heading: lateReturnDecisionLabels.heading,
    Content: LateReturnDecision,
  },
  late_return: {
    label: tripActionsLabels.lateReturn,
    heading: tripActionsLabels.lateReturnHeading,
    Content: LateReturnDialog,
  },
  change: {
    label: tripActionsLabels.change,
    heading: tripActionsLabels.changeHeading,
    Content: ChangeDialog,
  },
  claim_deposit: {
    label: tripActionsLabels.claimDeposit,
    heading: tripActionsLabels.claimDeposit,
    Content: DepositDialog,
  },
  review: {
    label: tripActionsLabels.review,
    heading: tripActionsLabels.reviewHeading,
    Content: ReviewDialog,
  },
  cancel: {
    label: tripActionsLabels.cancel,
    heading: tripActionsLabels.cancel,
    Content: CancelDialog,
  },
} as const;
type Special = keyof typeof special;

const isSpecial = (action: string): action is Special => action in special;
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
  const [open, setOpen] = useState<Special | PlainAction>();
  const { can, reservation_uuid: uuid } = reservation;
  // Late, it also matters when the car came back.
  const hidden = can.includes('late_return') ? [...ofChange, 'take_back'] : ofChange;
  const actions = can.filter((action) => !hidden.includes(action));
  // What was opened says itself when it is done, also when nothing more can be done by then.
  if (actions.length === 0 && open === undefined) return null;

  // In an order of their own: what is hard to take back comes last.
  const specials = (Object.keys(special) as Special[]).filter((action) => can.includes(action));

  const close = () => setOpen(undefined);
  const done = (message: string) =>
    void drawn().then(() => {
      // While the dialog is there, nothing outside it takes the keyboard. What was opened since stays.
      flushSync(() => setOpen((now) => (now === open ? undefined : now)));
      toast.success(message);
      onDone();
    });
  const heading = open && (isSpecial(open) ? special[open].heading : reservationActions[open].heading);
  const Content = open && isSpecial(open) ? special[open].Content : undefined;

  return (
    <section aria-label={tripActionsLabels.heading} className="grid gap-3 print:hidden">
      {can.includes('pay') && (
        <Link to={`/payment?reservation=${uuid}`} className="btn btn-primary">
          {tripActionsLabels.pay}
        </Link>
      )}
      {actions.filter(isPlain).map((action) => (
        <button
          key={action}
          type="button"
          className={`btn ${reservationActions[action].className}`}
          onClick={() => setOpen(action)}
        >
          {reservationActions[action].label}
        </button>
      ))}
      {specials.map((action) => (
        <button
          key={action}
          type="button"
          className={`btn ${action === 'review' || action === 'late_return' ? 'btn-primary' : 'btn-outline'}`}
          onClick={() => setOpen(action)}
        >
          {special[action].label}
        </button>
      ))}
      {can.includes('refund') && (
        <Link to={`/dashboard/all-payments?query=${uuid}`} className="btn btn-outline">
          {tripActionsLabels.refund}
        </Link>
      )}
      <Sheet isOpen={open !== undefined} onClose={close} heading={heading ?? ''} className="sm:w-[34rem]">
        {Content && <Content reservation={reservation} onDone={done} onClose={close} />}
        {open && isPlain(open) && (
          <ReservationActionDialog
            {...reservationActions[open]}
            form={`${open} ${uuid}`}
            action={(reason) => reservationActions[open].action({ reservation_uuid: uuid }, reason)}
            explanation={reservationActions[open].explanation(reservation)}
            onDone={done}
            onClose={close}
          />
        )}
      </Sheet>
    </section>
  );
}

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'react-hot-toast';
import { Sheet } from '@drove/shared-ui';
import type { Reservation } from '../../api/reservations';
import { ActionDialog } from './action-dialog-part';
import { plainButtons, specialButtons, type PlainAction } from './action-buttons';
import { tripActionsLabels } from './action-labels';

interface TripActionsProps {
  reservation: Reservation;
  /** Everything unless said: on a trip's page what is done `now`, beside the address and `later` are apart. */
  show?: Part;
  /** Called when something was done: its button may be gone, and the keyboard needs another place. */
  onDone: () => void;
}

const buttons = { ...plainButtons, ...specialButtons };
type Offered = keyof typeof buttons;

const isPlain = (action: string): action is PlainAction => action in plainButtons;
/** What is hard to take back, which a trip's page keeps for its end. */
export const laterActions: readonly string[] = ['change', 'cancel'];
type Part = 'now' | 'shared' | 'later';
const partOf = (action: string): Part => {
  if (action === 'share') return 'shared';
  return laterActions.includes(action) ? 'later' : 'now';
};
const headings: Record<Part, string> = {
  now: tripActionsLabels.heading,
  shared: tripActionsLabels.sharedHeading,
  later: tripActionsLabels.laterHeading,
};
/** What the panels of the change, the late fee and the deposit offer. */
const ofChange = ['answer_change', 'withdraw_change', 'pay_change', 'pay_late_fee', 'set_deposit_aside'];

/** What is new on the page is there before the reader is led to it, so that the two do not move the page together. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Everything that can be done with a trip now; nothing where nothing can. */
export function TripActions({ reservation, show, onDone }: TripActionsProps) {
  const [open, setOpen] = useState<Offered>();
  const { can, reservation_uuid: uuid } = reservation;
  // Late, it also matters when the car came back.
  const hidden = can.includes('late_return') ? [...ofChange, 'take_back'] : ofChange;
  const isShown = (action: string) =>
    !hidden.includes(action) && (show === undefined || partOf(action) === show);
  const actions = can.filter(isShown);
  // What was opened says itself when it is done, also when nothing more can be done by then.
  if (actions.length === 0 && open === undefined) return null;

  const specials = (Object.keys(specialButtons) as (keyof typeof specialButtons)[]).filter((action) =>
    actions.includes(action),
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
    <section
      aria-label={headings[show ?? 'now']}
      className={`print:hidden ${show === 'shared' ? '' : 'grid w-full gap-3 sm:flex sm:w-auto sm:flex-wrap'}`}
    >
      {actions.includes('pay') && (
        <Link to={`/payment?reservation=${uuid}`} className="btn btn-primary">
          {tripActionsLabels.pay}
        </Link>
      )}
      {show === 'now' && reservation.awaits_verification && reservation.can.includes('release') && (
        <Link to="/dashboard/user-ver-doc-form" className="btn btn-primary">
          {tripActionsLabels.sendDocuments}
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
      {actions.includes('refund') && (
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

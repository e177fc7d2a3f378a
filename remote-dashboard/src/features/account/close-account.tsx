import { useState } from 'react';
import { Notice } from 'shared-ui';
import type { MyAccount } from '../../api/my-account';
import { CloseAccountDialog } from './close-account-dialog';
import { OpenTrips } from './open-trips';

/** The way out: what goes and what stays, or why it is not open at present. */
export function CloseAccount({ account }: { account: MyAccount }) {
  const [isOpen, setOpen] = useState(false);
  const { cannot_close: objection, open_trips: openTrips, role } = account;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 text-base-content/85">
        <p>
          Your name, phone number, address and date of birth, your documents and your messages are removed for
          good{role === 'car_owner' && ', and your cars are taken off the list'}. You can’t undo this.
        </p>
        <p>
          We keep records of what you booked, paid and received, without your name. You can sign up again
          later.
        </p>
      </div>
      {objection === null ? (
        <button
          type="button"
          className="btn btn-outline btn-error justify-self-start"
          onClick={() => setOpen(true)}
        >
          Delete my account
        </button>
      ) : (
        <Notice tone="warning" heading="Your account can’t be deleted yet">
          <p>{objection}</p>
          <OpenTrips trips={openTrips} />
        </Notice>
      )}
      <CloseAccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

import { useState } from 'react';
import { Notice } from '@drove/shared-ui';
import type { MyAccount } from '../../api/my-account';
import { CloseAccountDialog } from './close-account-dialog';
import { closeAccountLabels } from './labels';
import { OpenTrips } from './open-trips';

/** The way out: what goes and what stays, or why it is not open at present. */
export function CloseAccount({ account }: { account: MyAccount }) {
  const [isOpen, setOpen] = useState(false);
  const { cannot_close: objection, open_trips: openTrips, permissions } = account;
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 text-base-content/85">
        <p>{closeAccountLabels.removed(permissions.includes('host'))}</p>
        <p>{closeAccountLabels.kept}</p>
      </div>
      {objection === null ? (
        <button
          type="button"
          className="btn btn-outline btn-error justify-self-start"
          onClick={() => setOpen(true)}
        >
          {closeAccountLabels.open}
        </button>
      ) : (
        <Notice tone="warning" heading={closeAccountLabels.blockedHeading}>
          <p>{objection}</p>
          <OpenTrips trips={openTrips} />
        </Notice>
      )}
      <CloseAccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

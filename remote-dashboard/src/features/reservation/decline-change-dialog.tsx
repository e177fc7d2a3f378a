import { reservationAction } from './api/reservation-actions';
import { declineChangeLabels } from './action-labels';
import type { DialogProps } from './dialog-props';
import { ReservationActionDialog } from './reservation-action-dialog';

/** Asks the owner why they decline the requested change. */
export function DeclineChangeDialog({ reservation: { change }, onDone, onClose }: DialogProps) {
  if (change === null) return null;
  const path = { change_uuid: change.change_uuid };
  return (
    <ReservationActionDialog
      form={`decline-change:${change.change_uuid}`}
      action={(reason) => reservationAction('/changes/{change_uuid}/decline', { path, json: { reason } })}
      explanation={declineChangeLabels.explanation}
      confirm={declineChangeLabels.heading}
      done={declineChangeLabels.done}
      reasonLabel={declineChangeLabels.reason}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

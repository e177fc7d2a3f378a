import type { ComponentType } from 'react';
import { CancelDialog } from './cancel-dialog';
import { ChangeDialog } from './change-dialog';
import { DeclineChangeDialog } from './decline-change-dialog';
import { DepositDialog } from './deposit-dialog';
import type { DialogAction, DialogProps, SpecialAction } from './dialog-props';
import { LateReturnDecision } from './late-return-decision';
import { LateReturnDialog } from './late-return-dialog';
import { RateDriverDialog } from './rate-driver-dialog';
import { ReservationActionDialog } from './reservation-action-dialog';
import { reservationActions } from './reservation-actions';
import { ReviewDialog } from './review-dialog';
import { ShareDialog } from './share-dialog';

const special: Record<SpecialAction, ComponentType<DialogProps>> = {
  cancel: CancelDialog,
  change: ChangeDialog,
  claim_deposit: DepositDialog,
  decide_late_return: LateReturnDecision,
  decide_on_deposit: DepositDialog,
  decline_change: DeclineChangeDialog,
  late_return: LateReturnDialog,
  rate_driver: RateDriverDialog,
  review: ReviewDialog,
  share: ShareDialog,
};
const isSpecial = (action: DialogAction): action is SpecialAction => action in special;

/** The content of a trip’s dialog: what the action brings about, and the form that takes it. */
export function ActionDialog({ action, ...props }: DialogProps & { action: DialogAction }) {
  if (isSpecial(action)) {
    const Content = special[action];
    return <Content {...props} />;
  }
  const { reservation, onDone, onClose } = props;
  const path = { reservation_uuid: reservation.reservation_uuid };
  return (
    <ReservationActionDialog
      {...reservationActions[action]}
      form={`${action} ${path.reservation_uuid}`}
      action={(reason) => reservationActions[action].action(path, reason)}
      explanation={reservationActions[action].explanation(reservation)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

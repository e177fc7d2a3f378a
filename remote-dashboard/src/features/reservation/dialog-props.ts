import type { Reservation } from '../../api/reservations';
import type { PlainAction } from './action-buttons';

/** The actions that have a dialog of their own. */
export type SpecialAction =
  | 'cancel'
  | 'change'
  | 'claim_deposit'
  | 'decide_late_return'
  | 'decide_on_deposit'
  | 'decline_change'
  | 'late_return'
  | 'rate_driver'
  | 'review'
  | 'share';

export type DialogAction = PlainAction | SpecialAction;

/** What the content of a trip's dialog is given. */
export interface DialogProps {
  reservation: Reservation;
  /** Closes the dialog after something was done, and says what. */
  onDone: (message: string) => void;
  /** Closes the dialog with nothing done. */
  onClose: () => void;
}

import type { Reservation } from '../../api/reservations';

/** What the content of a trip's dialog is given. */
export interface DialogProps {
  reservation: Reservation;
  /** Closes the dialog after something was done, and says what. */
  onDone: (message: string) => void;
  /** Closes the dialog with nothing done. */
  onClose: () => void;
}

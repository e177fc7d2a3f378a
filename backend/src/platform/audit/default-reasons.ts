/**
 * Why a move is made when no one says more about it: by the move's name in the audit log. Anyone who has a better reason
 * gives it.
 */
export const defaultReasons: Readonly<Record<string, string>> = {
  'reservation.created': 'The customer chose the car.',
  'reservation.customer_verified': 'The documents were looked at.',
  'reservation.confirmed': 'It was paid, or accepted by the owner.',
  'reservation.pending_owner': 'The amount is set aside, and the owner answers for this car.',
  'reservation.cancelled': 'No reason was given.',
  'reservation.in_progress': 'The car was handed over.',
  'reservation.completed': 'The car was brought back.',
  'reservation.no_show': 'The customer didn’t pick the car up.',
  'reservation.pick_up_confirmed': 'One side says that the car was handed over.',
  'reservation.return_confirmed': 'One side says that the car is back.',
  'payment.deposit_decided': 'It was decided on a claim.',
  'reservation.not_back': 'The return time has passed.',
  'reservation.late_fee_due': 'The owner says that the car came back late.',
  'reservation.late_fee_paid': 'The bank paid.',
  'reservation.late_fee_waived': 'No reason was given.',
  'reservation.car_late': 'The customer before has not brought it back.',
  'reservation.car_back': 'The customer before has brought it back.',
  'reservation.reviewed': 'The trip is completed.',
  'reservation.driver_rated': 'The trip is completed.',
  'reservation.shared': 'The customer does not drive alone.',
  'reservation.unshared': 'The customer took the link back.',

  'change.requested': 'The customer would like another trip.',
  'change.approved': 'The change suits the owner.',
  'change.awaiting_payment': 'It costs more than the trip as it is.',
  'change.applied': 'Nothing is left to pay for it.',
  'change.withdrawn': 'The customer no longer wants it.',

  'payment.created': 'The customer pays.',
  'payment.requires_action': 'The bank wants to hear from the customer.',
  'payment.authorized': 'The bank set the amount aside.',
  'payment.captured': 'The bank paid.',
  'payment.failed': 'The bank refused.',
  'payment.cancelled': 'It was given up before the bank had set anything aside.',
  'payment.voided': 'Nothing is owed any more.',
  'payment.partially_refunded': 'A part of it has gone back.',
  'payment.refunded': 'All of it has gone back.',

  'refund.pending': 'The bank no longer holds the money.',
  'refund.charged_back': 'The bank gave the customer the money itself.',
  'refund.succeeded': 'The bank has taken it.',
  'refund.failed': 'The bank has not taken it.',

  'payout.scheduled': 'The trip is over, and this is the owner’s part of what is paid.',
  'payout.changed': 'The owner’s part of what is paid has changed.',
  'payout.cancelled': 'Nothing of what is paid is the owner’s any more.',
  'payout.sent': 'It was due, and is on its way to the owner’s bank.',
  'payout.paid': 'It was due.',

  'car.created': 'The owner lists a car.',
  'car.submitted': 'The owner asks for it to be verified.',
  'car.approved': 'Facts and photos were looked at.',
  'car.reinstated': 'The suspension is over.',
  'car.listed': 'The owner offers the car.',
  'car.paused': 'The owner does not offer the car for now.',
  'car.deleted': 'The owner threw a draft away.',

  'case.opened': 'A person wrote to us.',
  'case.continued': 'The person wrote again.',
  'case.answered': 'An administrator replied.',
  'case.closed': 'There is nothing left to do.',
  'case.reopened': 'There is more to do.',

  'user.registered': 'The account was created.',
  'user.email_confirmed': 'The link in the mail was opened.',
  'user.verification_submitted': 'Documents were sent to be verified.',
  'user.phone_link_made': 'A phone takes the picture.',
  'user.document_sent_by_phone': 'The link in the code was opened.',
  'user.verified': 'The documents were looked at.',
  'user.closed': 'Its person closed the account.',
};

/** What a person gave as their reason; null for the usual one, which anyone who reads what happened knows already. */
export function customReason({ action, reason }: { action: string; reason: string | null }): string | null {
  return reason === defaultReasons[action] ? null : reason;
}

const words: Record<string, string> = {
  'user.registered': 'Registered',
  'user.changed': 'Changed the profile',
  'user.email_confirmed': 'Confirmed the email address',
  'user.email_changed': 'Changed the email address',
  'user.verification_submitted': 'Sent documents to be verified',
  'user.verified': 'Verified the person',
  'user.rejected': 'Rejected the documents',
  'user.changes_requested': 'Asked for other documents',
  'user.expired': 'A document expired',
  'user.suspended': 'Suspended the account',
  'user.reactivated': 'Made the account active again',
  'user.role_changed': 'Changed the role',
  'user.closed': 'Deleted the account',
  'document.read': 'Looked at a document',
  'car.created': 'Began a car',
  'car.submitted': 'Sent the car to be verified',
  'car.approved': 'Approved the car',
  'car.rejected': 'Rejected the car',
  'car.changes_requested': 'Asked for changes of the car',
  'car.suspended': 'Suspended the car',
  'car.reinstated': 'Ended the suspension of the car',
  'car.listed': 'Listed the car',
  'car.paused': 'Took the car off the list',
  'car.deleted': 'Threw the draft away',
};

/** What was done, as it stands in a log. */
export function auditLabels(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  return (
    words[action] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verb.replaceAll('_', ' ')}`
  );
}

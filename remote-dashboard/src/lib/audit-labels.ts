const words: Record<string, string> = {
  'user.registered': 'Registered',
  'user.changed': 'Changed the profile',
  'user.email_confirmed': 'Confirmed the email address',
  'user.email_changed': 'Changed the email address',
  'user.hosting_started': 'Started hosting',
  'user.booking_rules_changed': 'Changed the booking rules of all cars',
  'user.verification_submitted': 'Sent documents for verification',
  'user.phone_link_made': 'Made a link for the phone',
  'user.document_sent_by_phone': 'Sent a document by phone',
  'user.verified': 'Verified the person',
  'user.rejected': 'Rejected the documents',
  'user.changes_requested': 'Requested other documents',
  'user.expired': 'A document expired',
  'user.suspended': 'Suspended the account',
  'user.reactivated': 'Reactivated the account',
  'user.role_changed': 'Changed the role',
  'user.tax_report_exported': 'Exported the tax report',
  'user.closed': 'Deleted the account',
  'document.read': 'Viewed a document',
  'car.created': 'Started a listing',
  'car.submitted': 'Sent the car for verification',
  'car.approved': 'Approved the car',
  'car.rejected': 'Rejected the car',
  'car.changes_requested': 'Requested changes to the car',
  'car.suspended': 'Suspended the car',
  'car.reinstated': 'Ended the suspension of the car',
  'car.listed': 'Listed the car',
  'car.paused': 'Paused the listing',
  'car.deleted': 'Deleted the draft',
};

/** What was done, as it stands in a log. */
export function auditLabels(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  return (
    words[action] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${verb.replaceAll('_', ' ')}`
  );
}

/**
 * What a request may cause beyond its own rows: notifications (each mail is one's), calls to the payment provider, or
 * both for a message of the provider's, which has no account. A message to us makes work for administrators and a mail,
 * also to an address that a visitor typed. A message to the other side of a trip is read by a person. A preview costs processor time;
 * a report is read by administrators, and is not to be kept back by what was written to support.
 */
export type Cost =
  | 'notifications'
  | 'payments'
  | 'provider_events'
  | 'messages'
  | 'visitor_messages'
  | 'thread_messages'
  | 'previews'
  | 'reports';

/**
 * What a request may cause beyond its own rows: notifications (each mail is one's), calls to the payment provider, or
 * both for a message of the provider's, which has no account.
 */
export type Cost = 'notifications' | 'payments' | 'provider_events';

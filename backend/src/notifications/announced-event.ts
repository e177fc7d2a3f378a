import type { AccountEvent } from './messages/account-messages.js';
import type { CarEvent } from './messages/car-messages.js';

/** Everything that people are told about. A new kind does not compile until it has its words. */
export type AnnouncedEvent = AccountEvent | CarEvent;

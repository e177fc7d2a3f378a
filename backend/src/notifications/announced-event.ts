import type { AccountEvent } from './messages/account-messages.js';
import type { AfterwardsEvent } from './messages/afterwards-messages.js';
import type { BookingEvent } from './messages/booking-messages.js';
import type { CarEvent } from './messages/car-messages.js';
import type { ChangeEvent } from './messages/change-messages.js';
import type { TripEvent } from './messages/trip-messages.js';

/** Everything that people are told about. A new kind does not compile until it has its words. */
export type AnnouncedEvent =
  AccountEvent | CarEvent | BookingEvent | TripEvent | ChangeEvent | AfterwardsEvent;

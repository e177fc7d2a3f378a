import './modules/people/events.js';
import './modules/catalog/events.js';
import './modules/payments/events.js';
import './modules/payouts/events.js';
import './modules/booking/events.js';
import './modules/messaging/events.js';

/** Every event of the product. */
export type { DomainEvent } from './platform/outbox/domain-events.js';

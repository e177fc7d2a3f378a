import './modules/people/tables.js';
import './modules/catalog/tables.js';
import './modules/books/tables.js';
import './modules/payments/tables.js';
import './modules/payouts/tables.js';
import './modules/booking/tables.js';
import './modules/support/tables.js';
import './modules/messaging/tables.js';
import './modules/notifications/tables.js';

/** Every table of the product, as migrated. */
export type { Tables } from './platform/database/tables.js';

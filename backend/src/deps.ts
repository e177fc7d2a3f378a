import './modules/people/deps.js';
import './modules/catalog/deps.js';
import './modules/books/deps.js';
import './modules/payments/deps.js';
import './modules/payouts/deps.js';
import './modules/support/deps.js';
import './modules/messaging/deps.js';

/** Everything that features are given. */
export type { Deps } from './platform/deps.js';

import './modules/people/deps.js';
import './modules/catalog/deps.js';
import './modules/billing/deps.js';
import './modules/support/deps.js';

/** Everything that features are given. */
export type { Deps } from './platform/deps.js';

import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payment } from '../payments/payments.table.js';

/**
 * What a request writes in the transaction after which nothing is left to do for its payment, such as its answer. It must
 * not throw because of what became of the payment: that would undo it.
 */
export type AtRest = (transaction: Kysely<Tables>, payment: Payment) => Promise<void>;

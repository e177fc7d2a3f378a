import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { deleteCustomerJob } from '../payment-jobs.js';

/** Forgets who a person is at providers, and has what these know of them deleted, in the transaction that erases the account. */
export async function enqueueDeleteCustomers(
  transaction: Kysely<Tables>,
  userUuid: string,
  now: Date,
): Promise<void> {
  const customers = await transaction
    .deleteFrom('payment_customers')
    .where('user_uuid', '=', userUuid)
    .returning(['provider', 'ref'])
    .execute();
  const jobs = customers.map(({ provider, ref }) => ({ data: { userUuid, provider, ref }, at: now }));
  if (jobs.length > 0) await enqueue(transaction, deleteCustomerJob, jobs);
}

/** Forgets the cards that a provider keeps for a person, in every payment of theirs. */
export async function forgetSavedMethods(
  database: Kysely<Tables>,
  customerUuid: string,
  provider: string,
): Promise<void> {
  await sql`
    update payments set saved_method = null
    where provider = ${provider} and saved_method is not null
      and reservation_uuid in (select reservation_uuid from paid_trips where customer_uuid = ${customerUuid})`.execute(
    database,
  );
}

import type { Deps } from '../../../platform/deps.js';
import type { User } from '../../people/public.js';

/**
 * The provider's name for a customer, who is written down there before their first payment; undefined where the provider
 * keeps no customers.
 *
 * @throws ProviderUnavailable, ProviderFault
 */
export async function customerAtProvider(
  { database, payments, now }: Pick<Deps, 'database' | 'payments' | 'now'>,
  { uuid, fname, lname, email, email_confirmed_at: provedAt }: User,
): Promise<string | undefined> {
  if (!payments.keepsCustomers) return undefined;
  const known = await database
    .selectFrom('payment_customers')
    .select('ref')
    .where('user_uuid', '=', uuid)
    .where('provider', '=', payments.name)
    .executeTakeFirst();
  if (known !== undefined) return known.ref;
  const name = `${fname} ${lname}`;
  const ref = await payments.createCustomer({ userUuid: uuid, name, email, provedAt });
  await database
    .insertInto('payment_customers')
    .values({ user_uuid: uuid, provider: payments.name, ref, created_at: now() })
    // Another payment of the same customer was quicker; the provider knows them once.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ref;
}

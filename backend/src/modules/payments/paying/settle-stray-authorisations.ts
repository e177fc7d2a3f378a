import { isUuid } from '../../../platform/database/uuid.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import type { Payment } from '../payments/payments.table.js';
import type { SetAside } from '../providers/payment-provider.js';
import {
  findOpenStrays,
  findPaymentsByUuids,
  keepStrayAuthorisation,
  settleStrayAuthorisation,
} from './stray-authorisations.repository.js';

/** A payment may be on its way between provider and us; each is looked after once a minute. */
const underWayMs = 3_600_000;

/**
 * Looks for amounts that are set aside at the provider and belong to no payment that does: a second try that no one heard
 * of, or one that was let go of here alone. Those that we asked for and that nothing waits for are let go of there, by a key
 * of their own; administrators see the others in the reconciliation. Asked again, it changes nothing.
 *
 * @throws ProviderUnavailable when the provider does not answer
 */
export async function settleStrayAuthorisations(
  deps: Pick<Deps, 'database' | 'payments' | 'now'>,
): Promise<void> {
  const { database, payments, now } = deps;
  const setAside = await payments.listSetAside(new Date(now().getTime() - underWayMs));
  const uuids = setAside.flatMap(({ paymentUuid = '' }) => (isUuid(paymentUuid) ? [paymentUuid] : []));
  const known = await findPaymentsByUuids(database, uuids);
  const strays = setAside.filter((one) => fateOf(one, known.get(one.paymentUuid ?? '')) !== 'belongs');
  const held = new Set(strays.map(({ ref }) => ref));
  await eachOf(strays, async (one) => await settle(deps, one, known.get(one.paymentUuid ?? '')));
  for (const ref of await findOpenStrays(database, payments.name)) {
    if (!held.has(ref)) await settleStrayAuthorisation(database, { provider: payments.name, ref }, now());
  }
}

/** What of a payment of ours an amount is: its own; one that nothing waits for; or a matter for administrators. */
function fateOf(
  { ref }: Pick<SetAside, 'ref'>,
  payment: Payment | undefined,
): 'belongs' | 'unwanted' | 'unknown' {
  if (payment === undefined) return 'unknown';
  const { provider_ref, status } = payment;
  const isUnderWay = status === 'created' || status === 'requires_action' || status === 'authorized';
  if (provider_ref !== ref) return provider_ref === null && isUnderWay ? 'belongs' : 'unwanted';
  if (isUnderWay) return 'belongs';
  const isGivenUp = status === 'failed' || status === 'cancelled' || status === 'voided';
  // The bank says that it has not paid what we have booked as paid.
  return isGivenUp ? 'unwanted' : 'unknown';
}

async function settle(
  { database, payments, now }: Pick<Deps, 'database' | 'payments' | 'now'>,
  one: SetAside,
  payment: Payment | undefined,
): Promise<void> {
  const { ref, amountMinor: amount_minor, currency, since } = one;
  const { name: provider } = payments;
  await keepStrayAuthorisation(database, {
    provider,
    ref,
    payment_uuid: payment?.uuid ?? null,
    amount_minor,
    currency,
    authorized_at: since,
    found_at: now(),
  });
  if (payment === undefined || fateOf(one, payment) === 'unknown') return;
  const { status } = await payments.void(ref, `void-stray-${ref}`);
  if (status !== 'voided') return;
  await database.transaction().execute(async (transaction) => {
    if (!(await settleStrayAuthorisation(transaction, { provider, ref }, now()))) return;
    await recordAudit(transaction, {
      actorUuid: null,
      subject: { type: 'payment', uuid: payment.uuid },
      action: 'payment.stray_released',
      after: { amount_minor, provider_ref: ref },
      reason: 'It was set aside at the provider, and nothing waited for it.',
      at: now(),
    });
  });
}

import type { Deps } from '../../../platform/deps.js';
import { postMovement } from '../accounts/post-entries.repository.js';
import type { CashMovement } from './provider-cash.js';
import { findLastReconciliation, insertTransactions } from './provider-transactions.repository.js';

/** What a provider writes down late is found, too. */
const overlapMs = 3 * 24 * 3_600_000;

/**
 * Compares the cash account with what the provider says has moved: keeps every transaction once, and books its fees and
 * its payouts to our bank. What differs then, administrators read. Asked again, it changes nothing.
 *
 * @throws ProviderUnavailable when the provider does not answer; what came before is kept
 */
export async function reconcileCash(
  deps: Pick<Deps, 'database' | 'payments' | 'providerCash' | 'now'>,
): Promise<void> {
  const { database, payments, providerCash, now } = deps;
  const ranAt = now();
  const last = await findLastReconciliation(database, payments.name);
  const since = last && new Date(last.getTime() - overlapMs);
  let newTransactions = 0;
  let page = await providerCash.list(deps, { since });
  while (page.length > 0) {
    newTransactions += await keepPage(deps, page, ranAt);
    page = await providerCash.list(deps, { since, after: page.at(-1)?.transactionRef ?? '' });
  }
  await database
    .insertInto('cash_reconciliations')
    .values({ provider: payments.name, ran_at: ranAt, new_transactions: newTransactions })
    .execute();
}

async function keepPage(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  page: readonly CashMovement[],
  at: Date,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    const news = await insertTransactions(transaction, payments.name, page, at);
    for (const { transactionRef, kind, amountMinor, feeMinor, currency, paymentUuid } of page) {
      if (!news.has(transactionRef)) continue;
      const about = { currency, at, ...(paymentUuid !== undefined && { paymentUuid }) };
      const ownMinor = kind === 'fee' ? -amountMinor : 0;
      await postMovement(transaction, {
        ...about,
        kind: 'provider_fee',
        amountMinor: feeMinor + ownMinor,
      });
      if (kind === 'payout') {
        await postMovement(transaction, { ...about, kind: 'provider_payout', amountMinor: -amountMinor });
      }
    }
    return news.size;
  });
}

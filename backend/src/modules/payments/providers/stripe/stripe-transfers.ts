import type { Stripe } from 'stripe';
import { ProviderUnavailable } from '../payment-provider.js';
import { holderKey } from '../account-holder.js';
import type { OwnerTransfers, ProviderTransfer } from '../owner-transfers.js';
import { askStripe, isRefusal } from './stripe-client.js';

/** Where owners come back to from Stripe's pages. */
const payoutsPage = '/#/dashboard/reservations/income';

/**
 * Pays owners through connected accounts with the Express dashboard: a transfer to the account, then a payout from there
 * to the owner's bank. Accounts pay out by our request alone (interval `manual`), so that each of our transfers is one
 * line on the owner's bank statement, and its fate is that of one of Stripe's payouts.
 */
export function stripeTransfers(stripe: Stripe, appUrl: string): OwnerTransfers {
  return {
    createAccount: async (owner) => {
      const { userUuid, email, countryCode } = owner;
      const account = await askStripe(() =>
        stripe.accounts.create(
          {
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              requirement_collection: 'stripe',
              stripe_dashboard: { type: 'express' },
            },
            capabilities: { transfers: { requested: true } },
            settings: { payouts: { schedule: { interval: 'manual' } } },
            email,
            ...(countryCode === undefined ? {} : { country: countryCode }),
            metadata: { user_uuid: userUuid },
          },
          { idempotencyKey: `account-${holderKey(owner)}` },
        ),
      );
      return toProviderAccount(account);
    },
    retrieveAccount: async (ref) =>
      await askStripe(async () => {
        try {
          return toProviderAccount(await stripe.accounts.retrieve(ref));
        } catch (error) {
          if (isRefusal(error)) return undefined;
          throw error;
        }
      }),
    onboardingUrl: async (ref) => {
      const page = `${appUrl}${payoutsPage}`;
      const { url } = await askStripe(() =>
        stripe.accountLinks.create({
          account: ref,
          type: 'account_onboarding',
          return_url: page,
          refresh_url: page,
          collection_options: { fields: 'eventually_due' },
        }),
      );
      return url;
    },
    send: async ({ transferUuid, accountRef, amountMinor, currency }) => {
      const amount = { amount: amountMinor, currency: currency.toLowerCase() };
      const metadata = { transfer_uuid: transferUuid };
      let transferRef: string | undefined;
      try {
        transferRef = await askStripe(async () => {
          // Keys are forgotten after a day; the group is not.
          const { data } = await stripe.transfers.list({ transfer_group: transferUuid, limit: 1 });
          const made =
            data[0] ??
            (await stripe.transfers.create(
              { ...amount, destination: accountRef, transfer_group: transferUuid, metadata },
              { idempotencyKey: `transfer-${transferUuid}` },
            ));
          return made.id;
        });
        const payout = await askStripe(async () => {
          const { data } = await stripe.payouts.list({ limit: 100 }, { stripeAccount: accountRef });
          const made = data.find((one) => one.metadata?.['transfer_uuid'] === transferUuid);
          return (
            made ??
            (await stripe.payouts.create(
              { ...amount, metadata },
              { stripeAccount: accountRef, idempotencyKey: `payout-${transferUuid}` },
            ))
          );
        });
        return { transferRef, ...toProviderPayout(payout) };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const { code } = error as { code?: string };
        // Ours has too little available yet: it comes from payments that are still on their way to us.
        if (code === 'balance_insufficient' && transferRef === undefined) {
          throw new ProviderUnavailable('The balance at Stripe does not cover a transfer', { cause: error });
        }
        return { transferRef, status: 'failed', payoutRef: undefined, failure: code ?? 'refused' };
      }
    },
    retrieve: async ({ accountRef, payoutRef, transferUuid }) => {
      const { data } = await askStripe(() =>
        stripe.transfers.list({ transfer_group: transferUuid, limit: 1 }),
      );
      const transferRef = data[0]?.id;
      if (payoutRef === null) return { status: 'sent', transferRef, payoutRef: undefined };
      const payout = await askStripe(() =>
        stripe.payouts.retrieve(payoutRef, {}, { stripeAccount: accountRef }),
      );
      return { transferRef, ...toProviderPayout(payout) };
    },
    takeBack: async ({ transferRef, transferUuid }) => {
      const transfer = await askStripe(() => stripe.transfers.retrieve(transferRef));
      if (transfer.reversed) return;
      await askStripe(() =>
        stripe.transfers.createReversal(
          transferRef,
          { metadata: { transfer_uuid: transferUuid } },
          { idempotencyKey: `reversal-${transferUuid}` },
        ),
      );
    },
  };
}

function toProviderAccount({ id, payouts_enabled, capabilities, external_accounts }: Stripe.Account) {
  const given = external_accounts?.data ?? [];
  const banks = given.filter((account) => account.object === 'bank_account');
  // One for each currency. The same number that is given again keeps its fingerprint.
  const paidTo = given.filter((account) => account.default_for_currency !== false);
  const bankRefs = paidTo.map(({ id: bankId, fingerprint }) => fingerprint ?? bankId).toSorted();
  return {
    ref: id,
    payoutsEnabled: payouts_enabled && capabilities?.transfers === 'active',
    ...(bankRefs.length === 0 ? {} : { bankRef: bankRefs.join(' ') }),
    // Stripe pays nothing more to a bank account that sent a payout back.
    ...(banks.length === 0 ? {} : { isRefusedByBank: banks.every(({ status }) => status === 'errored') }),
  };
}

function toProviderPayout(payout: Stripe.Payout): Omit<ProviderTransfer, 'transferRef'> {
  const { id: payoutRef, status, failure_code } = payout;
  if (status === 'paid') return { status, payoutRef };
  if (status !== 'failed' && status !== 'canceled') return { status: 'sent', payoutRef };
  return { status: 'failed', payoutRef, failure: failure_code ?? status };
}

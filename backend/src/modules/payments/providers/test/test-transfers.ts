import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../../platform/deps.js';
import { holderKey } from '../account-holder.js';
import type { OwnerTransfers, ProviderAccount, ProviderTransfer } from '../owner-transfers.js';
import type { TestProviderAccountsTable, TestProviderTransfersTable } from './test-provider.tables.js';

/** Where an owner plays the provider's page: our own page of payouts. */
const onboardingPage = '/dashboard/reservations/income';
/** A bank answers after this time. */
const bankTakesMs = 3_000;

/** The embedded provider's accounts of owners: what their banks do is chosen by the owner, and no money moves. */
export function testTransfers({ database, now }: Pick<Deps, 'database' | 'now'>): OwnerTransfers {
  const stateOf = async (ref: string) => {
    const select = database.selectFrom('test_provider_accounts').select('state').where('ref', '=', ref);
    return (await select.executeTakeFirst())?.state;
  };
  const find = async (transferUuid: string) =>
    await database
      .selectFrom('test_provider_transfers')
      .selectAll()
      .where('transfer_uuid', '=', transferUuid)
      .executeTakeFirst();

  return {
    createAccount: async (owner) => {
      const ref = `test_account_${holderKey(owner)}`;
      await database
        .insertInto('test_provider_accounts')
        .values({ ref, state: 'incomplete', created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return toAccount(ref, await stateOf(ref));
    },
    retrieveAccount: async (ref) => {
      const state = await stateOf(ref);
      return state && toAccount(ref, state);
    },
    onboardingUrl: () => Promise.resolve(onboardingPage),
    send: async ({ transferUuid, accountRef, amountMinor, currency }) => {
      if ((await stateOf(accountRef)) === 'incomplete') return notSent('account_incomplete');
      await database
        .insertInto('test_provider_transfers')
        .values({
          transfer_uuid: transferUuid,
          transfer_ref: `test_transfer_${randomUUID()}`,
          account_ref: accountRef,
          amount_minor: amountMinor,
          currency,
          status: 'sent',
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const transfer = await find(transferUuid);
      return transfer === undefined ? notSent('unknown') : toProviderTransfer(transfer);
    },
    retrieve: async ({ transferUuid, accountRef }) => {
      const transfer = await find(transferUuid);
      if (transfer === undefined) return notSent('unknown');
      const isDecided = now().getTime() - transfer.created_at.getTime() >= bankTakesMs;
      if (transfer.status !== 'sent' || !isDecided) return toProviderTransfer(transfer);
      const status = (await stateOf(accountRef)) === 'refuses' ? ('failed' as const) : ('paid' as const);
      await database
        .updateTable('test_provider_transfers')
        .set({ status })
        .where('transfer_uuid', '=', transferUuid)
        .execute();
      return toProviderTransfer({ ...transfer, status });
    },
    takeBack: async ({ transferRef }) => {
      await database
        .updateTable('test_provider_transfers')
        .set({ is_taken_back: true })
        .where('transfer_ref', '=', transferRef)
        .execute();
    },
  };
}

/** A bank that takes payouts is another than one that sends them back. */
function toAccount(ref: string, state: TestProviderAccountsTable['state'] = 'incomplete'): ProviderAccount {
  if (state === 'incomplete') return { ref, payoutsEnabled: false };
  return { ref, payoutsEnabled: true, bankRef: `test_bank_${state}` };
}

function notSent(failure: string): ProviderTransfer {
  return { status: 'failed', transferRef: undefined, payoutRef: undefined, failure };
}

function toProviderTransfer({
  status,
  transfer_ref,
}: Pick<TestProviderTransfersTable, 'status' | 'transfer_ref'>): ProviderTransfer {
  return {
    status,
    transferRef: transfer_ref,
    payoutRef: `${transfer_ref}_bank`,
    ...(status === 'failed' ? { failure: 'account_closed' } : {}),
  };
}

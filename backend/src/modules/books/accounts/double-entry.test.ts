import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, cards, type SignedIn } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { bookAgain, postInOldForm, snapshotAccounts } from '../../../../testing/book-again.js';
import { amountsUnder, tableUnder } from '../../../../testing/money-document.js';
import { playWorkedExample, type ExampleEntry } from '../../../../testing/worked-example.js';
import { recordRefund } from '../../payments/refunds/record-refund.js';
import { undoTestRefund } from '../../../../testing/undo-test-refund.js';
import type { AccountBalancesBody } from './accounts.schemas.js';
import type { AccountEntry } from './accounts.js';
import { postEntries, postMovement } from './post-entries.repository.js';

const at = new Date('2027-01-06T09:30:00Z');

describe('the accounts', () => {
  let market: Marketplace;
  let example: ExampleEntry[];
  let afterExample: AccountBalancesBody;
  const balances = async (query = '', by: SignedIn = market.admin) =>
    (await ask<AccountBalancesBody>(market, by, 'GET', `/admin/ledger/balances${query}`)).body;
  const balanceOf = ({ balances: rows }: AccountBalancesBody, wanted: string) =>
    rows.find(({ account }) => account === wanted)?.balance.amount_minor;
  before(async () => {
    market = await aMarketplace(at.toISOString());
    example = await playWorkedExample(market);
    market.setNow(at.toISOString());
    afterExample = await balances();
  });
  after(() => market.close());

  it('match every entry and balance of the worked example in docs/money.md', () => {
    const entries = example.map((entry) => Object.values(entry) as string[]);
    assert.deepEqual(
      tableUnder('### Every entry').map(([step, , ...cells]) => [step, ...cells]),
      entries,
    );
    const shown = afterExample.balances.map(({ account, jurisdiction, balance }) => [
      jurisdiction === null ? account : `${account} (${jurisdiction})`,
      (balance.amount_minor / 100).toFixed(2),
    ]);
    assert.deepEqual(
      tableUnder('### What the accounts come to').map(([account, balance]) => [account, balance]),
      shown,
    );
  });

  it('match every amount in the text of the worked example', () => {
    const cents = (step: string, posting: string, account: string) =>
      example
        .filter((entry) => entry.step === step && entry.posting === posting && entry.account === account)
        .reduce((sum, { debit, credit }) => sum + Math.round(100 * Number(debit || credit)), 0);
    const paid = ['1', '2', '3'].map((step) => cents(step, 'charge', 'provider_cash'));
    const [day, hour] = [5_000, 1_200];
    const fees = ['1', '2'].map((step) => cents(step, 'charge', 'service_fee'));
    const known = [
      // What is given, and what is added up; the rest is in the entries.
      ...[day, hour, 3 * day, 4 * hour, 25],
      ...[3 * day + (fees[0] ?? 0), day + (fees[1] ?? 0)],
      paid.reduce((sum, each) => sum + each, 0),
      ...example.map(({ debit, credit }) => Math.round(100 * Number(debit || credit))),
      ...afterExample.balances.map(({ balance }) => Math.abs(balance.amount_minor)),
      // What is at the provider and at our bank together.
      Math.abs((balanceOf(afterExample, 'provider_cash') ?? 0) + (balanceOf(afterExample, 'bank_cash') ?? 0)),
    ];
    const amounts = amountsUnder('## Worked example', /\n### A |\n## /);
    assert.ok(amounts.length >= 18, `${amounts.length}`);
    assert.deepEqual(
      amounts.filter((amount) => !known.includes(amount)),
      [],
    );
  });

  it('show their balances at any moment, to administrators alone', async () => {
    const booked = await balances('?at=2026-11-21T12:00:00Z');
    assert.equal(balanceOf(booked, 'provider_cash'), 19_926);
    assert.equal(balanceOf(booked, 'bank_cash'), undefined);
    const owner = await balances(`?at=2026-12-16T12:00:00Z&owner_uuid=${market.owner.user.uuid}`);
    assert.deepEqual(
      owner.balances.map(({ account, balance }) => [account, balance.amount_minor]),
      [['owed_to_owner', 21_080]],
    );
    const refused = await ask(market, market.owner, 'GET', '/admin/ledger/balances');
    assert.equal(refused.body.code, 'ROLE_NOT_ALLOWED');
  });

  describe('the database', () => {
    const posted = (entries: AccountEntry[]) =>
      market.database
        .transaction()
        .execute((transaction) =>
          postEntries(transaction, { kind: 'provider_fee', currency: 'EUR', entries, at }),
        );
    const fees = { account: 'provider_fees', amount_minor: 25 } as const;

    it('refuses a posting that does not balance', async () => {
      const entries = [fees, { account: 'provider_cash', amount_minor: -24 } as const];
      await assert.rejects(posted(entries), /does not balance/);
    });

    it('refuses a posting with an entry too many or too few', async () => {
      const uuid = randomUUID();
      const amountMinor = 25;
      const movement = { kind: 'provider_fee', currency: 'EUR', uuid, amountMinor, at } as const;
      const alone = { uuid: randomUUID(), kind: movement.kind, entry_count: 2, posted_at: at };
      const inserted = market.database.insertInto('ledger_postings').values(alone).execute();
      await assert.rejects(inserted, /has 0 entries and not the 2/);
      await postMovement(market.database, movement);
      const more = [fees, { account: 'provider_cash', amount_minor: -25 } as const];
      const values = more.map((entry) => ({
        ...entry,
        posting_uuid: uuid,
        owner_uuid: null,
        jurisdiction: null,
        currency: 'EUR',
      }));
      const added = market.database.insertInto('account_entries').values(values).execute();
      await assert.rejects(added, /has 4 entries and not the 2/);
    });

    it('refuses a posting that balances only across currencies', async () => {
      const inserted = market.database.transaction().execute(async (transaction) => {
        const uuid = randomUUID();
        const posting = { uuid, kind: 'provider_fee', entry_count: 2, posted_at: at } as const;
        await transaction.insertInto('ledger_postings').values(posting).execute();
        const entries = [
          { ...fees, currency: 'EUR' },
          { account: 'provider_cash', amount_minor: -25, currency: 'USD' } as const,
        ];
        const values = entries.map((entry) => ({
          ...entry,
          posting_uuid: uuid,
          owner_uuid: null,
          jurisdiction: null,
        }));
        await transaction.insertInto('account_entries').values(values).execute();
      });
      await assert.rejects(inserted, /does not balance/);
    });

    for (const change of [
      sql`update account_entries set amount_minor = amount_minor + 1`,
      sql`delete from account_entries`,
      sql`update ledger_postings set posted_at = now()`,
      sql`delete from ledger_postings`,
    ]) {
      it(`refuses ${change.toOperationNode().sqlFragments.join('')}`, async () => {
        await assert.rejects(change.execute(market.database), /never changed or removed/);
      });
    }
  });

  it('are checked by index, even with a plan made for few entries', async () => {
    await sql`analyze account_entries`.execute(market.database);
    const { before, after } = await market.database.transaction().execute(async (transaction) => {
      // Of this session, with what it has not yet handed in of earlier transactions.
      const reads = async () => {
        const { rows } = await sql<{ whole: number; by_index: number }>`
          select seq_scan as whole, idx_scan as by_index from pg_stat_xact_user_tables
          where relname = 'account_entries'`.execute(transaction);
        return rows[0] ?? { whole: 0, by_index: 0 };
      };
      const entries: AccountEntry[] = [
        { account: 'provider_fees', amount_minor: 25 },
        { account: 'provider_cash', amount_minor: -25 },
      ];
      await postEntries(transaction, { kind: 'provider_fee', currency: 'EUR', entries, at });
      const posted = await reads();
      await sql`set constraints all immediate`.execute(transaction);
      return { before: posted, after: await reads() };
    });
    assert.equal(after.whole - before.whole, 0);
    assert.equal(after.by_index - before.by_index, 3);
  });

  it('are the same when rebuilt from postings older than the accounts', async () => {
    const { owner, customer, admin, database } = market;
    const car = await market.car();
    const trip = async (from: string, to: string, card?: string) =>
      (await aBookedTrip(market, customer, car.uuid, from, to, card)).reservation_uuid;
    const failedRefund = async (uuid: string) => {
      const { refunds } = await cancelTrip(market, owner, uuid);
      return refunds[0]?.refund_uuid ?? '';
    };
    // Refused at once and repaid, refused and made again, succeeded, and sent back by the bank days later.
    const repaid = await failedRefund(await trip('2027-02-01', '2027-02-03', cards.takesNoRefunds));
    const repayment = { method: 'cash', reference: 'Receipt 12', payee: 'Ada Lovelace' };
    assert.equal(
      (await ask(market, admin, 'POST', `/admin/refunds/${repaid}/repayment`, repayment)).status,
      200,
    );
    const retried = await failedRefund(await trip('2027-02-05', '2027-02-07', cards.takesNoRefunds));
    assert.equal((await ask(market, admin, 'POST', `/admin/refunds/${retried}/retry`)).status, 200);
    await failedRefund(await trip('2027-02-09', '2027-02-11'));
    const returned = await failedRefund(await trip('2027-02-13', '2027-02-15'));
    await undoTestRefund(database, returned);
    await recordRefund(market.deps, returned, { status: 'failed', refundRef: 'sent back' });
    await checkAccounts(database);

    const before = await snapshotAccounts(database);
    await postInOldForm(database, returned);
    const after = await bookAgain(database, async (booked) => {
      await checkAccounts(booked);
      return await snapshotAccounts(booked);
    });
    assert.deepEqual(after.balances, before.balances);
    for (const posting of before.postings) assert.ok(after.postings.includes(posting), posting);
  });
});

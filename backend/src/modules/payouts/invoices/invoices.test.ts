import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { closeChecked } from '../../../../testing/close-checked.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { checkInvoiceNumbers, checkInvoices } from '../../../../testing/check-invoices.js';
import { dispute } from '../../../../testing/money-histories/what-banks-do.js';
import { saveTaxDetails } from '../tax-details/tax-details.repository.js';
import type { TaxDetails } from '../tax-details/tax-details.table.js';
import { readInvoicesOfTrip } from './invoices.repository.js';
import type { InvoiceBody } from './invoice.schemas.js';
import type { Invoice } from './invoices.tables.js';
import { demoSeller } from './sellers.js';
import { issueAllInvoices, issueInvoices, issueInvoicesOf } from './issue-invoices.js';

const start = '2026-11-21T09:30:00Z';

const business: TaxDetails = {
  kind: 'business',
  legal_name: 'Óscar Autos, Lda.',
  street: 'Rua Áurea 1',
  zip_code: '1100-001',
  city: 'Lisboa',
  country_code: 'PT',
  is_small_business: false,
  vat_id: 'PT512345678',
  tax_id: '512345678',
  tax_id_country_code: 'PT',
  date_of_birth: null,
};

/** A clock that stops the process when the first document of a trip has its number. */
function failingAfterFirst(now: () => Date): () => Date {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked > 1) throw new Error('killed');
    return now();
  };
}

describe('invoices', () => {
  let market: Marketplace;
  let carUuid: string;
  let day = Date.parse('2026-12-01');
  before(async () => {
    market = await aMarketplace(start);
    ({ uuid: carUuid } = await market.car({ daily_price_minor: 5_000 }));
  });
  after(() => closeChecked(market, () => issueAllInvoices(market.deps), checkAccounts, checkInvoices));

  /** Three days at €50.00: €12.00 fee, €22.50 commission, 23 % tax. */
  const book = async () => {
    const dates = [day, day + 3 * 86_400_000].map((ms) => new Date(ms).toISOString().slice(0, 10));
    day += 4 * 86_400_000;
    const [from = '', to = ''] = dates;
    return (await aBookedTrip(market, market.customer, carUuid, from, to)).reservation_uuid;
  };
  const documentsOf = async (uuid: string) => {
    await issueInvoicesOf(market.deps, uuid);
    return await readInvoicesOfTrip(market.database, uuid);
  };
  const amounts = (documents: readonly Invoice[]) =>
    documents.map(({ series, net_minor, vat_minor, total_minor }) => [
      series,
      net_minor,
      vat_minor,
      total_minor,
    ]);

  it('are issued once for the fee and the commission when a trip is paid', async () => {
    const uuid = await book();
    const { rows: jobs } = await sql`
      select from pgboss.job where data->>'job' = 'issue invoices'
        and data->'data'->>'reservationUuid' = ${uuid}`.execute(market.database);
    assert.equal(jobs.length, 1);
    const documents = await documentsOf(uuid);
    assert.deepEqual(amounts(documents), [
      ['fee', 1200, 276, 1476],
      ['commission', 1829, 421, 2250],
    ]);
    assert.deepEqual(
      documents.map(({ code, recipient_uuid }) => [code, recipient_uuid]),
      [
        ['DEMO-F-2026-000001', market.customer.user.uuid],
        ['DEMO-C-2026-000001', market.owner.user.uuid],
      ],
    );
    await issueInvoices(market.deps);
    assert.equal((await documentsOf(uuid)).length, 2);
  });

  it('are reversed by credit notes that name them, first in part and then in full', async () => {
    const uuid = await book();
    const [fee, commission] = await documentsOf(uuid);
    const [payment] = await market.database
      .selectFrom('payments')
      .selectAll()
      .where('reservation_uuid', '=', uuid)
      .execute();
    const refund = { amount_minor: 6_642, reason: 'A scratch.' };
    await ask(market, market.admin, 'POST', `/admin/payments/${payment?.uuid}/refund`, refund);
    assert.deepEqual(amounts((await documentsOf(uuid)).slice(2)), [
      ['fee_credit', 400, 92, 492],
      ['commission_credit', 610, 140, 750],
    ]);
    await cancelTrip(market, market.owner, uuid);
    const documents = await documentsOf(uuid);
    assert.deepEqual(
      documents.slice(2).map(({ corrects_uuid }) => corrects_uuid),
      [fee?.uuid, commission?.uuid, fee?.uuid, commission?.uuid],
    );
    const signed = (part: 'net_minor' | 'vat_minor') =>
      documents.reduce((sum, each) => sum + each[part] * (each.corrects_uuid === null ? 1 : -1), 0);
    assert.equal(signed('net_minor'), 0);
    assert.equal(signed('vat_minor'), 0);
    await checkInvoices(market.database);
  });

  it('are reversed by the company that issued them, even when another company sells now', async () => {
    const uuid = await book();
    const invoices = await documentsOf(uuid);
    const other = { ...demoSeller, id: 'OTHER', name: 'Other Lda.' };
    const deps = { ...market.deps, invoiceSellers: [other] };
    await cancelTrip(market, market.owner, uuid);
    await issueInvoicesOf(deps, uuid);
    const credits = (await readInvoicesOfTrip(market.database, uuid)).slice(invoices.length);
    assert.deepEqual(
      credits.map(({ seller, seller_details }) => [seller, seller_details.name]),
      invoices.map(({ seller, seller_details }) => [seller, seller_details.name]),
    );
    const next = await book();
    await issueInvoicesOf(deps, next);
    assert.equal((await readInvoicesOfTrip(market.database, next))[0]?.seller, 'OTHER');
  });

  it('keep the clock by which their seller dates them, credit notes too', async () => {
    const uuid = await book();
    await issueInvoicesOf({ ...market.deps, invoiceSellers: [{ ...demoSeller, country_code: 'GR' }] }, uuid);
    await cancelTrip(market, market.owner, uuid);
    const zones = (await documentsOf(uuid)).map(({ seller_details }) => seller_details.time_zone);
    assert.deepEqual(new Set(zones), new Set(['Europe/Athens']));
    assert.equal(zones.length, 4);
  });

  const ofOwners: [string, Partial<TaxDetails>, Partial<Invoice>][] = [
    ['a person', { vat_id: null }, { vat_minor: 421, vat_treatment: 'charged', vat_country: 'PT' }],
    [
      'a business in another country of the EU',
      {},
      { vat_minor: 0, vat_treatment: 'reverse_charge', vat_country: 'PT' },
    ],
    [
      'a business in the seller’s country',
      { vat_id: 'DE812345673', country_code: 'DE' },
      { vat_minor: 359, vat_treatment: 'charged', vat_country: 'DE' },
    ],
    [
      'a small business without a VAT id',
      { vat_id: null, is_small_business: true },
      { vat_minor: 421, vat_treatment: 'charged', vat_country: 'PT' },
    ],
  ];
  for (const [who, details, expected] of ofOwners) {
    it(`apply VAT to the commission of ${who}`, async () => {
      const { database, deps, owner } = market;
      const given = { ...business, ...details };
      await saveTaxDetails(database, deps.bankDetails, owner.user.uuid, given, deps.now());
      const [fee, commission] = await documentsOf(await book());
      assert.deepEqual({ ...commission, ...expected }, commission);
      assert.equal(commission?.total_minor, 2250);
      assert.equal(commission.recipient_details.name, business.legal_name);
      assert.equal(fee?.vat_minor, 276);
    });
  }

  it('keep the owner’s details when the owner changes them', async () => {
    const { database, deps, owner } = market;
    const uuid = await book();
    const [, before] = await documentsOf(uuid);
    const moved = { ...business, legal_name: 'Elsewhere Ltd' };
    await saveTaxDetails(database, deps.bankDetails, owner.user.uuid, moved, deps.now());
    await cancelTrip(market, owner, uuid);
    const credit = (await documentsOf(uuid)).find(({ series }) => series === 'commission_credit');
    assert.deepEqual(credit?.recipient_details, before?.recipient_details);
  });

  it('keep the first recipient when they are reissued for a closed account', async () => {
    const uuid = await book();
    await documentsOf(uuid);
    await dispute(market, uuid, { status: 'lost', isWithdrawn: true, share: 1 });
    assert.equal((await documentsOf(uuid)).length, 4);
    const { uuid: userUuid, account_status, fname, lname } = market.customer.user;
    const set = async (facts: object) =>
      await market.database.updateTable('users').set(facts).where('uuid', '=', userUuid).execute();
    await set({ account_status: 'closed', fname: 'Former', lname: 'member' });
    await dispute(market, uuid, { status: 'won', isWithdrawn: false, share: 1 });
    const fees = (await documentsOf(uuid)).filter(({ series }) => series === 'fee');
    await set({ account_status, fname, lname });
    assert.equal(fees.length, 2);
    assert.deepEqual(fees[1]?.recipient_details, fees[0]?.recipient_details);
    assert.equal(fees[1]?.recipient_details.name, `${fname} ${lname}`);
  });

  for (const [title, isWithdrawn] of [
    ['while a bank holds the money', true],
    ['once a bank that goes on to look into the dispute has given the money back', false],
  ] as const) {
    it(`are credited for a refund on hold ${title}`, async () => {
      const uuid = await book();
      await documentsOf(uuid);
      await dispute(market, uuid, { status: 'open', isWithdrawn: true, share: 1 });
      await documentsOf(uuid);
      await cancelTrip(market, market.customer, uuid);
      if (!isWithdrawn) await dispute(market, uuid, { status: 'open', isWithdrawn, share: 1 });
      await documentsOf(uuid);
      await checkInvoices(market.database);
    });
  }

  it('are credited for a trip that is cancelled in the instant in which its dispute is won', async () => {
    const uuid = await book();
    await documentsOf(uuid);
    await dispute(market, uuid, { status: 'lost', isWithdrawn: true, share: 1 });
    await documentsOf(uuid);
    await dispute(market, uuid, { status: 'won', isWithdrawn: false, share: 1 });
    await documentsOf(uuid);
    await cancelTrip(market, market.customer, uuid);
    await documentsOf(uuid);
    await checkInvoices(market.database);
  });

  it('leave no gap when their transaction is rolled back', async () => {
    const uuid = await book();
    const failing = { ...market.deps, now: failingAfterFirst(market.deps.now) };
    await assert.rejects(issueInvoicesOf(failing, uuid), /killed/);
    await documentsOf(uuid);
    await checkInvoiceNumbers(market.database);
  });

  it('are numbered without gaps when many processes issue at once, some for the same trip', async () => {
    const trips: string[] = [];
    for (let count = 0; count < 6; count += 1) trips.push(await book());
    const twice = [...trips, ...trips.toReversed()];
    const failing = (uuid: string) => {
      const failures = { ...market.deps, now: failingAfterFirst(market.deps.now) };
      return issueInvoicesOf(failures, uuid).catch(() => undefined);
    };
    await Promise.all([...twice.map((uuid) => issueInvoicesOf(market.deps, uuid)), ...trips.map(failing)]);
    for (const uuid of trips) assert.equal((await documentsOf(uuid)).length, 2);
    await checkInvoiceNumbers(market.database);
  });

  it('are readable by their recipient and by administrators, as a list and as a PDF', async () => {
    const { app, customer, owner, admin } = market;
    const uuid = await book();
    await documentsOf(uuid);
    const listFor = async (who: SignedIn, path: string) =>
      (await ask<{ invoices: InvoiceBody[] }>(market, who, 'GET', path)).body.invoices;
    const own = `/my/invoices?reservation_uuid=${uuid}`;
    const [[fee], [commission], all] = await Promise.all([
      listFor(customer, own),
      listFor(owner, own),
      listFor(admin, `/admin/invoices?query=${uuid}`),
    ]);
    const { body: trip } = await ask(market, owner, 'GET', `/reservations/${uuid}`);
    assert.deepEqual(await listFor(admin, `/admin/invoices?query=${trip.booking_code}`), all);
    assert.deepEqual([fee?.about, commission?.about, all.length], ['service_fee', 'commission', 2]);
    assert.equal((await listFor(admin, '/admin/invoices?kind=credit_note&query=DEMO-F-')).length, 0);
    assert.equal((await listFor(admin, `/admin/invoices?query=${fee?.code}`))[0]?.code, fee?.code);
    const file = async (who: SignedIn, invoice = '') =>
      await app.inject({ url: `/invoices/${invoice}/file`, headers: who.headers });
    const [mine, others, notOwn, ofNoOne] = await Promise.all([
      file(customer, fee?.invoice_uuid),
      file(admin, fee?.invoice_uuid),
      file(owner, fee?.invoice_uuid),
      file(customer, 'x'),
    ]);
    assert.equal(mine.headers['content-disposition'], `attachment; filename="${fee?.code}.pdf"`);
    assert.match(mine.body, /^%PDF-/);
    assert.deepEqual([mine.statusCode, others.statusCode], [200, 200]);
    for (const refused of [notOwn, ofNoOne]) assert.equal(refused.json().code, 'INVOICE_NOT_FOUND');
  });

  for (const change of [
    sql`update invoices set net_minor = net_minor + 1, total_minor = total_minor + 1`,
    sql`delete from invoices`,
    sql`update invoice_series set last_number = last_number + 1`,
    sql`insert into invoice_series values ('DEMO', 'fee', 2030, 1, now())`,
    sql`delete from invoice_series`,
  ]) {
    it(`are protected from ${change.toOperationNode().sqlFragments.join('')}`, async () => {
      await assert.rejects(change.execute(market.database), /never changed or removed|one by one/);
    });
  }

  it('are never credited beyond their amount', async () => {
    const uuid = await book();
    const [fee] = await documentsOf(uuid);
    const insert = sql`
      insert into invoices (seller, series, issued_at, posted_at, posting_uuid, reservation_uuid, recipient_uuid,
        corrects_uuid, currency, booked_minor, net_minor, vat_minor, total_minor, vat_bps, vat_treatment, vat_country,
        seller_details, recipient_details, trip)
      select seller, 'fee_credit', issued_at, posted_at, posting_uuid, reservation_uuid, recipient_uuid, uuid, currency,
        booked_minor + 1, net_minor + 1, vat_minor, total_minor + 1, vat_bps, vat_treatment, vat_country, seller_details,
        recipient_details, trip
      from invoices where uuid = ${fee?.uuid}`;
    await assert.rejects(insert.execute(market.database), /takes back more than was invoiced/);
  });
});

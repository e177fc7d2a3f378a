import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { cellsOf } from '../../../../testing/cells-of.js';
import { XMLParser } from 'fast-xml-parser';
import { extractText, getDocumentProxy } from 'unpdf';
import { aUser } from '../../../../testing/a-user.js';
import { logTransactions } from '../../../../testing/statement-log.js';
import { readReportedSellers } from './dac7-sellers.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type SignedIn } from '../../../../testing/a-trip.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';
import { reportTimeZone } from '../invoices/seller-time-zone.js';
import { demoSeller } from '../invoices/sellers.js';
import { readTripQuarters } from './owner-year.repository.js';
import { issueAllInvoices } from '../invoices/issue-invoices.js';

const person = {
  kind: 'person',
  legal_name: 'Óscar "Nuñez" & Łoś',
  street: 'Rua Áurea 1',
  zip_code: '1100-001',
  city: 'Lisboa',
  country_code: 'PT',
  is_small_business: false,
  vat_id: null,
  tax_id: '123456789',
  tax_id_country_code: 'PT',
  date_of_birth: '1980-02-29',
};

describe('the reports of a year', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-08-21T09:30:00Z');
    const { uuid } = await market.car({ daily_price_minor: 5_000 });
    await aBookedTrip(market, market.customer, uuid, '2026-09-01', '2026-09-04');
    market.setNow('2026-11-21T09:30:00Z');
    await aBookedTrip(market, market.customer, uuid, '2026-12-01', '2026-12-04');
    const cancelled = await aBookedTrip(market, market.customer, uuid, '2026-12-11', '2026-12-14');
    await cancelTrip(market, market.owner, cancelled.reservation_uuid);
    market.setNow('2027-01-05T09:30:00Z');
    await aBookedTrip(market, market.customer, uuid, '2027-02-01', '2027-02-04');
    await issueAllInvoices(market.deps);
  });
  after(() => market.close());
  const get = async (path: string, who: SignedIn = market.admin) =>
    await market.app.inject({ url: path, headers: who.headers });
  const parse = (xml: string) =>
    new XMLParser({ ignoreAttributes: false, removeNSPrefix: true, parseTagValue: false }).parse(xml) as {
      DPI_OECD: { DPIBody: { ReportableSeller?: Record<string, never> } };
    };

  it('omit owners without tax details from the XML, and list them in the table', async () => {
    const { DPI_OECD: report } = parse((await get('/admin/dac7.xml?year=2026')).body);
    assert.equal(report.DPIBody.ReportableSeller, undefined);
    const [head = '', line = '', rest] = (await get('/admin/dac7.csv?year=2026')).body.trim().split('\r\n');
    assert.equal(rest, undefined);
    const cell = (column: string) => cellsOf(line)[cellsOf(head).indexOf(column)];
    assert.equal(cell('complete'), 'no');
    const cells = ['q1_paid_to_owner', 'q3_paid_to_owner', 'q3_commission', 'q3_tax', 'q4_trips'].map(cell);
    assert.deepEqual(cells, ['0.00', '127.50', '22.50', '34.50', '1']);
    const exports = await market.database
      .selectFrom('audit_log')
      .select(['actor_uuid', 'after'])
      .where('action', '=', 'user.tax_report_exported')
      .execute();
    assert.deepEqual(
      exports.map(({ actor_uuid, after }) => [actor_uuid, after]),
      ['xml', 'csv'].map((format) => [market.admin.user.uuid, { year: 2026, format, sellers: 1 }]),
    );
  });

  it('follow the EU’s DAC7 schema by quarter, with escaped names', async () => {
    const saved = await ask(market, market.owner, 'PUT', '/owner/tax-details', person);
    assert.equal(saved.status, 200);
    const { headers, body } = await get('/admin/dac7.xml?year=2026');
    assert.equal(headers['content-disposition'], 'attachment; filename="dac7-2026.xml"');
    const seller = parse(body).DPI_OECD.DPIBody.ReportableSeller as unknown as {
      Identity: { IndividualSeller: { Standard: { IndSellerID: Record<string, unknown> } } };
      RelevantActivities: {
        TransportationRental: Record<
          'Consideration' | 'Fees' | 'NumberOfActivities',
          Record<string, unknown>
        >;
      };
    };
    const { IndSellerID: standard } = seller.Identity.IndividualSeller.Standard;
    // In the order of the schema, which is a sequence.
    const inOrder = ['ResCountryCode', 'TIN', 'VAT', 'Name', 'Address', 'Nationality', 'BirthInfo'];
    assert.deepEqual(
      Object.keys(standard),
      inOrder.filter((name) => name in standard),
    );
    assert.deepEqual(standard['Name'], { FirstName: 'Óscar "Nuñez" &', LastName: 'Łoś' });
    assert.deepEqual(standard['TIN'], { '#text': '123456789', '@_issuedBy': 'PT' });
    assert.deepEqual(standard['BirthInfo'], { BirthDate: '1980-02-29' });
    const rental = seller.RelevantActivities.TransportationRental;
    const euros = (text: string) => ({ '#text': text, '@_currCode': 'EUR' });
    assert.deepEqual(Object.keys(rental), ['Consideration', 'NumberOfActivities', 'Fees', 'Taxes']);
    assert.deepEqual(rental.Consideration['ConsQ3'], euros('128'));
    assert.deepEqual(rental.Consideration['ConsQ4'], euros('128'));
    assert.deepEqual(rental.Fees['FeesQ1'], euros('0'));
    assert.deepEqual(rental.NumberOfActivities, { NumbQ1: '0', NumbQ2: '0', NumbQ3: '1', NumbQ4: '1' });
  });

  it('include a statement for the owner with the trips of that year that have begun', async () => {
    const read = async (year: number) => {
      const { headers, rawPayload } = await get(`/owner/statement?year=${year}`, market.owner);
      assert.equal(headers['content-type'], 'application/pdf');
      const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
      return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
    };
    const flat = await read(2026);
    assert.match(flat, /Statement 2026 .*Óscar "Nuñez" & Łoś/);
    assert.match(flat, /1 – 4 September 2026 €150\.00 -€22\.50 €127\.50/);
    assert.match(flat, /Total 2026 €300\.00 -€45\.00 €255\.00/);
    assert.doesNotMatch(flat, /February 2027/);
    assert.match(await read(2027), /No earnings in 2027/, 'the trip in February is to come');
    assert.equal((await get('/owner/statement?year=1999', market.owner)).statusCode, 400);
  });

  it('end a year where the company that reports is', async () => {
    const { uuid } = await market.car({ daily_price_minor: 5_000 });
    market.setNow('2027-12-31T22:30:00Z');
    const trip = await aBookedTrip(market, market.customer, uuid, '2028-02-01', '2028-02-04');
    const quartersOf = async (country_code: string, year: number) => {
      const invoiceSellers = [{ ...demoSeller, country_code }];
      const timeZone = reportTimeZone(invoiceSellers);
      const rows = await readTripQuarters(market.database, { year, timeZone });
      return rows.filter((row) => row.reservation_uuid === trip.reservation_uuid).map((row) => row.quarter);
    };
    assert.deepEqual([await quartersOf('DE', 2027), await quartersOf('DE', 2028)], [[4], []]);
    assert.deepEqual([await quartersOf('GR', 2027), await quartersOf('GR', 2028)], [[], [1]]);
  });

  it('read two sellers in as many transactions as one', async () => {
    const read = () => logTransactions(() => readReportedSellers(market.deps, 2026));
    const one = await read();
    const other = await aUser(market, { role: 'car_owner', fname: 'Nova', lname: 'Novak' });
    const trips = market.database
      .selectFrom('reservations')
      .select('uuid')
      .where('pick_up_at', '>', new Date('2026-11-30T00:00:00Z'));
    await market.database
      .updateTable('reservations')
      .set({ owner_uuid: other.uuid })
      .where('uuid', 'in', trips)
      .execute();
    const two = await read();
    assert.deepEqual([one.result.length, two.result.length], [1, 2]);
    assert.ok(two.result.some(({ name }) => name === 'Nova Novak'));
    assert.deepEqual([one.transactions.length, two.transactions.length], [2, 2]);
  });
});

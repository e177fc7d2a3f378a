import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { ask } from '../../../../testing/a-trip.js';
import { normalizeTaxId, normalizeVatId } from './tax-numbers.js';

const person = {
  kind: 'person',
  legal_name: 'Óscar Nuñez',
  street: 'Rua Áurea 1',
  zip_code: '1100-001',
  city: 'Lisboa',
  country_code: 'PT',
  is_small_business: true,
  vat_id: null,
  tax_id: '123 456 789',
  tax_id_country_code: 'PT',
  date_of_birth: '1980-02-29',
};

describe('tax details', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => market.close());
  const put = (changes: object, by = market.owner) =>
    ask(market, by, 'PUT', '/owner/tax-details', { ...person, ...changes });

  it('are stored encrypted, and readable by their owner', async () => {
    const { status, body } = await put({});
    const details = { ...person, tax_id: '123456789', is_small_business: false };
    assert.equal(status, 200);
    assert.deepEqual(body, { details, is_complete: true });
    const read = await ask(market, market.owner, 'GET', '/owner/tax-details');
    assert.deepEqual(read.body, body);
    const { details_sealed: sealed } = await market.database
      .selectFrom('tax_details')
      .selectAll()
      .executeTakeFirstOrThrow();
    assert.match(sealed, /^v1\./);
    assert.doesNotMatch(
      JSON.stringify(await market.database.selectFrom('audit_log').selectAll().execute()),
      /123456789/,
    );
  });

  it('are incomplete without a number or without a date of birth', async () => {
    for (const changes of [{ tax_id: null }, { date_of_birth: null }]) {
      const { body } = await put(changes);
      assert.equal((body as unknown as { is_complete: boolean }).is_complete, false);
    }
  });

  const wrong: [field: string, changes: object][] = [
    ['vat_id', { vat_id: 'PT512345679' }],
    ['vat_id', { vat_id: '512345678' }],
    ['tax_id', { tax_id: '123456788' }],
    ['tax_id_country_code', { tax_id_country_code: null }],
    ['date_of_birth', { date_of_birth: '1981-02-29' }],
    ['date_of_birth', { date_of_birth: '2026-11-21' }],
  ];
  for (const [field, changes] of wrong) {
    it(`are refused with ${JSON.stringify(changes)}`, async () => {
      const { status, body } = await put(changes);
      assert.equal(status, 422);
      assert.deepEqual(Object.keys(body.fields), [field]);
    });
  }
});

describe('tax numbers', () => {
  it('are validated by the rules of their country', () => {
    for (const right of [
      'DE 812345673',
      'pt512345678',
      'EL094259216',
      'FR40303265045',
      'ATU13585627',
      'NL004495445B01',
    ]) {
      assert.equal(normalizeVatId(right), right.toUpperCase().replaceAll(' ', ''));
    }
    for (const wrong of ['DE812345674', 'GR094259216', 'CHE107787577', 'XX123', '812345673', 'DE']) {
      assert.equal(normalizeVatId(wrong), undefined, wrong);
    }
    assert.equal(normalizeTaxId('36 574 261 809', 'DE', 'person'), '36574261809');
    assert.equal(normalizeTaxId('123456788', 'PT', 'person'), undefined);
    // No one describes the numbers of Bermuda.
    assert.equal(normalizeTaxId('AB-1234', 'BM', 'business'), 'AB1234');
  });
});

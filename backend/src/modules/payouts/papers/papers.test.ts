import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { ListedInvoice } from '../invoices/list-invoices.repository.js';
import { demoSeller } from '../invoices/sellers.js';
import { invoicePdf } from './invoice-pdf.js';

const readPdf = async (bytes: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

/** The reader of PDFs asks for it to show glyphs; Node 20 does not have it yet. */
Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
  value(this: ArrayBuffer) {
    return structuredClone(this, { transfer: [this] });
  },
});

/** The glyphs that are drawn, from left to right; a glyph 0 is the empty box of what a font does not have. */
const readGlyphs = async (bytes: Buffer) => {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  const texts = fnArray.flatMap((operation, index) =>
    operation === OPS.showText
      ? [(argsArray[index] as [(Glyph | number)[]])[0].filter((part) => typeof part !== 'number')]
      : [],
  );
  return { ids: texts.flat().map((glyph) => glyph.originalCharCode), texts: texts.map(lettersOf) };
};
interface Glyph {
  originalCharCode: number;
  unicode: string;
}
const lettersOf = (glyphs: readonly Glyph[]) => glyphs.map(({ unicode }) => unicode).join('');
const fromTheRight = (text: string) => Array.from(text).toReversed().join('');

const invoiceTo = (name: string, car = invoice.trip.car): ListedInvoice => ({
  ...invoice,
  recipient_details: { ...invoice.recipient_details, name },
  trip: { ...invoice.trip, car },
});

const invoice: ListedInvoice = {
  uuid: 'a',
  id: 1,
  seller: 'DEMO',
  series: 'commission',
  year: 2026,
  number: 7,
  code: 'DEMO-C-2026-000007',
  issued_at: new Date('2026-11-21T09:30:00Z'),
  posted_at: new Date('2026-11-20T09:30:00Z'),
  posting_uuid: 'p',
  reservation_uuid: '7c86486c-95a9-44f9-a9d3-f8bb5be69ae4',
  recipient_uuid: 'u',
  corrects_uuid: null,
  corrects: null,
  booking_code: '4KX7QZ',
  currency: 'EUR',
  booked_minor: 2_250,
  net_minor: 1_829,
  vat_minor: 421,
  total_minor: 2_250,
  vat_bps: 2_300,
  vat_treatment: 'charged',
  vat_country: 'PT',
  seller_details: demoSeller,
  recipient_details: {
    name: 'Łukasz Ñandú-Őrség Ștefănescu',
    street: 'Αθηνάς 5',
    zip_code: '105 51',
    city: 'Αθήνα',
    country_code: 'GR',
    vat_id: null,
  },
  trip: {
    car: 'Škoda Citroën',
    pick_up_at: '2026-12-03T10:00:00Z',
    return_at: '2026-12-06T10:00:00Z',
    time_zone: 'Europe/Lisbon',
  },
};

describe('the PDF of an invoice', () => {
  it('contains the legally required fields, and every letter of European names', async () => {
    const bytes = await invoicePdf(invoice);
    const text = await readPdf(bytes);
    for (const part of [
      ...['Invoice DEMO-C-2026-000007', 'Date 21 November 2026', 'Date of payment 20 November 2026'],
      ...['Łukasz Ñandú-Őrség Ștefănescu', 'Αθηνάς 5', '105 51 Αθήνα', 'Greece', 'VAT ID DE812345673'],
      ...['Karl-Liebknecht-Straße 1', 'Škoda Citroën, 3 – 6 December 2026', '€18.29 23% €4.21 €22.50'],
      ...['VAT at 23% (Portugal)', 'Booking code 4KX7QZ', 'Deducted from your payout'],
    ]) {
      assert.ok(text.includes(part), `${part} is missing in: ${text}`);
    }
    assert.ok(bytes.length < 60_000, `${bytes.length} bytes: only the letters that are used are embedded`);
  });

  const names: [name: string, printed: string[]][] = [
    ['王小明', ['王小明']],
    ['さくら カタカナ', ['さくら', 'カタカナ']],
    ['김민준', ['김민준']],
    ['สมชาย', ['สมชาย']],
    ['বাংলা', ['বাংলা']],
    ['Łukasz Żółć', ['Łukasz Żółć']],
    ['გიორგი Αθηνά Ђорђе', ['გიორგი Αθηνά Ђорђе']],
    ['محمد العربي', [fromTheRight('محمد العربي')]],
    ['עברית שם', [fromTheRight('עברית שם')]],
    ['Ada محمد 12 (שם) Lovelace', ['Ada ', fromTheRight('محمد '), '12', fromTheRight(' )שם('), ' Lovelace']],
    ['తెలుగు', ['telugu']],
    ['አበበ', ["'abebe"]],
    ['Ada 🚀\u{FE0F}', ['Ada :rocket:']],
    ['Ada\u{E000}', ['Ada?']],
    ['Ada\tLovelace', ['Ada Lovelace']],
  ];
  for (const [name, printed] of names) {
    it(`prints every letter of ${name}`, async () => {
      const bytes = await invoicePdf(invoiceTo(name));
      const { ids, texts } = await readGlyphs(bytes);
      assert.ok(!ids.includes(0), 'no letter is an empty box');
      for (const part of printed)
        assert.ok(texts.includes(part), `${part} is missing in: ${texts.join('|')}`);
      assert.ok(bytes.length < 90_000, `${bytes.length} bytes: only the letters that are used are embedded`);
    });
  }

  it('keeps what follows a car in its order, whatever the car is written in', async () => {
    const car = 'هوندا سيفيك';
    const { texts } = await readGlyphs(await invoicePdf(invoiceTo('Ada', car)));
    assert.match(texts.join('|'), new RegExp(`Trip[|]${fromTheRight(car)}[|], 3\\s–\\s6 December 2026[|]`));
  });

  it('is dated by the clock of its seller, and by UTC where the paper names none', async () => {
    const late = new Date('2026-12-31T23:30:00Z');
    const soldIn = (time_zone?: string) => ({
      ...invoice,
      issued_at: late,
      posted_at: late,
      seller_details: { ...demoSeller, country_code: 'GR', ...(time_zone && { time_zone }) },
    });
    const inGreece = await readPdf(await invoicePdf(soldIn('Europe/Athens')));
    assert.match(inGreece, /Date 1 January 2027 Date of payment 1 January 2027/);
    assert.match(await readPdf(await invoicePdf(soldIn())), /Date 31 December 2026/);
  });

  it('names the corrected invoice and the reverse charge on a credit note', async () => {
    const credit = {
      ...invoice,
      series: 'commission_credit',
      code: 'DEMO-CC-2026-000001',
      corrects_uuid: 'b',
      corrects: invoice.code,
      vat_treatment: 'reverse_charge',
      vat_bps: 0,
    } satisfies ListedInvoice;
    const text = await readPdf(await invoicePdf(credit));
    assert.match(
      text,
      /Credit note DEMO-CC-2026-000001 .*Corrects invoice DEMO-C-2026-000007 .*Reverse charge/,
    );
  });
});

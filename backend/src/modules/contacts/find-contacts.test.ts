import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { array, assert as assertProperty, constantFrom, oneof, property, string } from 'fast-check';
import { type ContactKind, findContacts, hideContacts } from './find-contacts.js';

const cases = JSON.parse(readFileSync(new URL('contact-cases.json', import.meta.url), 'utf8')) as {
  hide: string[];
  keep: string[];
};

/** In each of these, what is hidden and what is not stay the same. */
const settings = [[], ['PT', 'DE'], ['GB', 'FR', 'ES']].map((countries) => ({ countries }));
const options = { countries: ['PT'] };

const shown: [given: string, shown: string, kinds: ContactKind[]][] = [
  ['Write to ada@example.com please', 'Write to ••• please', ['email']],
  ['Call +351 912 345 678.', 'Call •••.', ['phone']],
  ['It costs €912345678', 'It costs €•••', ['phone']],
  ['01.12.2026 912345678', '01.12.2026 •••', ['phone']],
  ['06.12.34.56.78 is mine', '••• is mine', ['phone']],
  ['See https://example.com/me?x=1 now', 'See ••• now', ['link']],
  ['my-cars.example dot com', '•••', ['link']],
  ['I live at 12 Baker Street', 'I live at •••', ['address']],
  ['Come to Rua Augusta 120', 'Come to •••', ['address']],
  ['2½ days, then 8CCGPVPJ+5F', '2½ days, then •••', ['code']],
  ['my insta is ada_love, or ada@example.com', 'my insta is •••, or •••', ['handle', 'email']],
  // A link to the left of another contact is seen once that is hidden.
  ['ada-cars.de, @ada_love', '•••, •••', ['link', 'handle']],
  ['👨‍👩‍👧‍👦, ９１２ ３４５ ６７８. 2½ days', '👨‍👩‍👧‍👦, •••. 2½ days', ['phone']],
];

/** A text that one rule alone hides, and its neighbour that the rule leaves. */
const rules: Record<string, readonly [hides: string, keeps: string]> = {
  'six digits after a word for calling': ['call 123456', 'call 12345'],
  'nine digits': ['912 345 678', '91 23 45'],
  'a country code': ['+351 91234567', '+351 9123'],
  'invisible marks between the digits of a short number': ['9\u20601\u20602345', '912345'],
  'digits of another script': ['٩١٢٣٤٥٦٧٨', '٩١٢'],
  'numbers in words': ['nine one two three four five six seven', 'nine one two three'],
  'Greek letters that look like Latin ones': ['ada at gmαιl', 'ada at αιγαιο'],
  'Cyrillic letters that look like Latin ones': ['ada at gmаil', 'ada at маил'],
  'accents on letters': ['ada at gmáïl', 'ada at cámaïl'],
  'a comma for the dot of a domain': ['example,com', 'Sim,com prazer'],
  'a comma in a name with a hyphen': ['see ada-cars,com now', 'see cars,com now'],
  'a name at an own messenger': ['my insta is adalove', 'my insta is private'],
  'a name to be added': ['add me on snap adalove', 'reach you on snap adalove'],
  'a name at a wallet': ['revolut @adalove', 'revolut and cash'],
  'an IBAN with right check digits': ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'],
  'a road for cars with a postcode': ['Fahrradweg 5, 10115 Berlin', 'Fahrradweg 5, Berlin'],
  'an open location code': ['8CCGPVPJ+5F', '8CCGPVPJ 5F'],
};

describe('hideContacts', () => {
  for (const [rule, [hides, keeps]] of Object.entries(rules)) {
    it(`hides ${rule}`, () => {
      for (const countries of [[], ['PT']]) {
        assert.notEqual(hideContacts(hides, { countries }), hides, hides);
        assert.equal(hideContacts(keeps, { countries }), keeps);
      }
    });
  }

  for (const [given, expected, kinds] of shown) {
    it(`shows ${given} as ${expected}`, () => {
      assert.equal(hideContacts(given, options), expected);
      assert.deepEqual(
        findContacts(given, options).map(({ kind }) => kind),
        kinds,
      );
    });
  }

  for (const given of settings) {
    const where = given.countries.join(', ') || 'no known country';
    it(`hides every way of passing on a contact, between people of ${where}`, () => {
      for (const text of cases.hide) assert.notEqual(hideContacts(text, given), text, text);
    });
    it(`returns every harmless text unchanged, between people of ${where}`, () => {
      for (const text of cases.keep) assert.equal(hideContacts(text, given), text);
    });
  }

  it('hides a short number that is one in a country of the two, and no number of none', () => {
    assert.equal(hideContacts('22334455', { countries: ['DK'] }), '•••');
    assert.equal(hideContacts('22334455', { countries: ['PT'] }), '22334455');
  });
});

const fragments = oneof(
  constantFrom(...cases.hide, ...cases.keep),
  constantFrom(
    '•••',
    '\0',
    '12',
    '.',
    '@',
    ' ',
    '/',
    '+',
    'at',
    'dot',
    '😀',
    '🇵🇹',
    'é',
    '\u2060',
    '\n',
    '½',
    '\uD800',
  ),
  string({ unit: 'grapheme', maxLength: 12 }),
  string({ unit: 'binary', maxLength: 8 }),
);
const texts = array(fragments, { maxLength: 8 }).map((parts) => parts.join(' ').slice(0, 400));

describe('findContacts', () => {
  it('finds parts in order within any text, and nothing more in what is shown', () => {
    assertProperty(
      property(texts, (text) => {
        let done = 0;
        for (const { from, to } of findContacts(text, options)) {
          assert.ok(done <= from && from < to && to <= text.length);
          done = to;
        }
        const hidden = hideContacts(text, options);
        assert.equal(hideContacts(hidden, options), hidden);
        if (done === 0) assert.equal(hidden, text);
      }),
      { numRuns: 300 },
    );
  });

  it('takes time in proportion to the length of repetitive texts', () => {
    const time = (text: string) => {
      const began = process.cpuUsage().user;
      findContacts(text, options);
      return process.cpuUsage().user - began;
    };
    for (const part of [
      'a.',
      'a@',
      '1 ',
      '1-',
      'one ',
      'a at ',
      'Rua A ',
      '(',
      'www.',
      '12 Aa ',
      '12.12.',
      '🙂',
    ]) {
      time(part);
      assert.ok(time(part.repeat(10_000 / part.length)) < 1_000_000, `${part} took too long`);
    }
  });
});

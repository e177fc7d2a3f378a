import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusedNames } from './refused-names.js';

describe('refusedNames', () => {
  for (const [fname, lname] of [
    ['O’Neil-Żółć', 'Mary.Ann'],
    ['小明', '王'],
    ['محمد', 'العربي'],
    ['สมชาย', 'ใจดี'],
    ['Ada (Liz)', 'Lovelace III'],
    ['John 3rd', "d'Arc"],
    ['X Æ A-12', 'M. J.'],
    ['👩‍👧', '👩‍👧'],
    ['Line', 'Wa'],
    ['Sukarno', 'Sukarno'],
    ['Jean-Luc & Anna', 'St. John-Smythe'],
    ['María José', 'de la Calle'],
    ['Anand A/L', 'Muthu'],
    ['می‌خواهم', 'Núñez y Gómez'],
  ] as const) {
    it(`takes ${fname} ${lname}`, () => assert.deepEqual(refusedNames({ fname, lname }), {}));
  }

  for (const fname of [
    'WhatsApp +351912345678',
    'WhatsApp me',
    'Wһatsapp Ada',
    'see https://evil.example/x',
    'evil.com',
    'ada at example dot com',
    'ada@example.com',
    '@ada_love',
    'tg:ada',
    '912 345',
    '٩١٢٣٤٥',
    'nine one two three four five six seven',
    'IG ada_love',
    '12 Baker Street',
    'Revolut Ada',
    '8CCGPVPJ+5F',
    '<b>Ada</b>',
  ]) {
    it(`refuses ${fname}`, () =>
      assert.deepEqual(Object.keys(refusedNames({ fname, lname: 'Love' })), ['fname']));
  }

  it('refuses what two fields pass on together', () => {
    for (const [fname, lname] of [
      ['Ada 91', '234'],
      ['nine one two three', 'four five six seven'],
    ] as const)
      assert.deepEqual(Object.keys(refusedNames({ fname, lname })), ['fname', 'lname'], `${fname} ${lname}`);
  });

  it('looks at the fields that are given', () => {
    assert.deepEqual(refusedNames({ fname: undefined, lname: 'Love' }), {});
    assert.deepEqual(Object.keys(refusedNames({ fname: undefined, lname: 'evil.com' })), ['lname']);
  });
});

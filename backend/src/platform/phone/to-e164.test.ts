import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toE164 } from './to-e164.js';

describe('toE164', () => {
  const numbers: [typed: string, country: string | undefined, e164: string | null][] = [
    ['+49 (0)30 1234567', 'DE', '+49301234567'],
    ['+49 30 1234567 ext. 12', 'DE', '+49301234567'],
    ['030/1234567', 'DE', '+49301234567'],
    ['912 345 678', 'PT', '+351912345678'],
    ['00351 912 345 678', 'DE', '+351912345678'],
    ['\u202a+351 912\u2011345\u2011678\u202c', 'PT', '+351912345678'],
    ['٩١٢٣٤٥٦٧٨', 'PT', '+351912345678'],
    // In Italy a leading zero is a part of the number.
    ['06 698 1234', 'IT', '+39066981234'],
    ['+33 (0) 1 42 68 53 00', 'IT', '+33142685300'],
    ['00351 912 345 678', undefined, '+351912345678'],
    ['912 345 678', undefined, null],
    ['912 345 678', 'XX', null],
    ['abc', 'DE', null],
    ['12', 'DE', null],
    ['', 'DE', null],
  ];
  for (const [typed, country, e164] of numbers) {
    it(`reads ${JSON.stringify(typed)}, typed in ${country ?? 'an unknown country'}, as ${e164}`, () => {
      assert.equal(toE164(typed, country), e164);
    });
  }
});

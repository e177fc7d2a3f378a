import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assert as assertProperty, constantFrom, property, string } from 'fast-check';
import { maskContacts } from './mask-contacts.js';

const masked: [string, string][] = [
  ['Write to ada@example.com please', 'Write to ••• please'],
  ['ada.love+cars@mail.example.co.uk', '•••'],
  ['ada at example dot com', '•••'],
  ['ada [at] example [dot] com', '•••'],
  ['ada(at)example(dot)com', '•••'],
  ['Call +351 912 345 678.', 'Call •••.'],
  ['Call 00351912345678', 'Call •••'],
  ['+1 (415) 555-2671', '•••'],
  ['(020) 7946 0958', '•••'],
  ['06.12.34.56.78 is mine', '••• is mine'],
  ['0170/1234567', '•••'],
  ['It costs €912345678', 'It costs €•••'],
  ['01.12.2026 912345678', '01.12.2026 •••'],
  ['nine one two three four five six seven eight', '•••'],
  ['＋３５１ ９１２ ３４５ ６７８', '•••'],
  ['See https://example.com/me?x=1 now', 'See ••• now'],
  ['www.example.com', '•••'],
  ['find me on wa.me/351912345678', 'find me on •••'],
  ['my-cars.example dot com', '•••'],
  ['I live at 12 Baker Street', 'I live at •••'],
  ['Come to Rua Augusta 120', 'Come to •••'],
  ['Hauptstraße 5a', '•••'],
];

const harmless = [
  'Is the car free from 2026-12-01 to 2026-12-04?',
  'From 01.12.2026 to 04.12.2026, 10:00 to 12:30',
  'It has 120 000 km and seats 5.',
  'I would pay €1,250.00 for 14 days.',
  'We meet at the station. Come at ten.',
  'Thanks.See you at 9',
  'One or two of us, three bags.',
];

describe('maskContacts', () => {
  for (const [given, shown] of masked) {
    it(`masks the contact in: ${given}`, () => {
      assert.equal(maskContacts(given), shown);
    });
  }
  for (const text of harmless) {
    it(`keeps unchanged: ${text}`, () => {
      assert.equal(maskContacts(text), text);
    });
  }

  it('masks a contact between any other words, and nothing twice', () => {
    const words = string({ maxLength: 60 });
    const contact = constantFrom('ada@example.com', '+351 912 345 678', 'https://example.com/ada');
    assertProperty(
      property(words, contact, words, (before, hidden, behind) => {
        const shown = maskContacts(`${before} ${hidden} ${behind}`);
        assert.equal(shown.includes(hidden), false);
        assert.equal(maskContacts(shown), shown);
      }),
    );
  });

  it('masks repetitive texts within half a second of processor time', () => {
    for (const part of ['a.', 'a@', '1 ', '1-', 'one ', 'a at ', 'Rua A ', '(', 'www.', '12 Aa ']) {
      const text = part.repeat(2_000 / part.length);
      const began = process.cpuUsage().user;
      maskContacts(text);
      assert.ok(process.cpuUsage().user - began < 500_000, `${part} took too long`);
    }
  });
});

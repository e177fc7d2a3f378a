import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalizeText, normalizeTexts } from './normalize-texts.js';

describe('normalizeText', () => {
  const nothing = [
    '',
    ' ',
    '\u200b',
    '\u200d\u2060',
    '\u3164',
    '\u115f\uffa0',
    '\u00ad',
    '\u2800',
    '\u202e',
    '\u0301',
  ];
  for (const text of nothing) {
    it(`is empty for ${JSON.stringify(text)}, of which nothing is visible`, () => {
      assert.equal(normalizeText(text), '');
    });
  }

  it('leaves four marks on a letter', () => {
    const accents = '\u0301'.repeat(80);
    assert.equal(normalizeText(`Z${accents}o${accents}`), `Z${accents.slice(0, 4)}o${accents.slice(0, 4)}`);
  });

  const kept = [
    ...['O’Brien-Łukasz', '👩‍👧', 'می‌خواهم', 'e\u0301', '-', '?', '٣', '€', 'two\n\nlines'],
    // With the selector of an emoji, the tags of a flag, the form of a Japanese name, and a hyphen at the end of a line.
    ...['I ❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛\u{e0100}', 'Donau\u00addampf'],
  ];
  for (const text of kept) {
    it(`keeps ${JSON.stringify(text)} as it is, also between invisible marks`, () => {
      assert.equal(normalizeText(text), text);
      assert.equal(normalizeText(`\u202a\u200b ${text}\u2060\u00a0\u202c`), text);
    });
  }

  it('drops what turns the direction of a line round, wherever it is', () => {
    assert.equal(normalizeText('abc\u202egpj.exe'), 'abcgpj.exe');
    assert.equal(normalizeText('\u2067א\u200fב\u061c1\u2069'), 'אב1');
  });

  it('takes linear time, whatever it is given', () => {
    for (const run of [' ', '\u200b', '\u202e', '\u{e0100}'])
      assert.equal(normalizeText(`a${run.repeat(200_000)}b`).at(-1), 'b');
  });
});

describe('normalizeTexts', () => {
  it('reaches each text of a body, and nothing else', () => {
    const given = { name: ' a ', list: ['\u200bb', 1, null, { deep: 'c\u202e' }], isTrue: true };
    assert.deepEqual(normalizeTexts(given), { name: 'a', list: ['b', 1, null, { deep: 'c' }], isTrue: true });
    const bytes = Buffer.from(' ');
    assert.equal(normalizeTexts(bytes), bytes);
    assert.equal(normalizeTexts(undefined), undefined);
  });
});

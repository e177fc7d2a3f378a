import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Format } from 'typebox/format';
import { asciiEmail } from './ascii-email.js';
import { registerTextFormats } from './text-formats.js';

describe('the format of e-mail addresses', () => {
  before(registerTextFormats);

  const accepted: [email: string, ascii: string][] = [
    ['ada@example.test', 'ada@example.test'],
    ['Ada@Example.test', 'Ada@Example.test'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@почта。рф', 'ada@xn--80a1acny.xn--p1ai'],
  ];
  for (const [email, ascii] of accepted) {
    it(`accepts ${email} as ${ascii}`, () => {
      assert.equal(Format.Test('email', email), true);
      assert.equal(asciiEmail(email), ascii);
    });
  }

  for (const email of [
    'ada',
    'ada@',
    '@bücher.example',
    'ada@bü cher.example',
    'ada@bücher.example/path',
    'ada@bücher.example:80',
    'ada@x@bücher.example',
    `ada@bücher.${'example.'.repeat(40)}test`,
  ]) {
    it(`refuses ${email.slice(0, 40)}`, () => {
      assert.equal(Format.Test('email', email), false);
    });
  }
});

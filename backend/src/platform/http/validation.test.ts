import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Type, type TSchema } from 'typebox';
import type { Problem } from './problem.js';
import { compileValidator } from './validation.js';
import { Format } from 'typebox/format';
import { asciiEmail } from './ascii-email.js';
import { registerTextFormats } from './text-formats.js';

/** A pattern that notes down what it is tried on, and takes none of it. */
class NotedPattern extends RegExp {
  readonly seen: string[] = [];
  override test(text: string): boolean {
    this.seen.push(text);
    return false;
  }
}

function validate(schema: TSchema, value: unknown): { value?: unknown; error?: Problem } {
  const route = { schema, httpPart: 'body', method: 'POST', url: '/' };
  return compileValidator(route)(value) as { value?: unknown; error?: Problem };
}

describe('the validation of a text', () => {
  it('checks its length before any pattern, also for the error message', () => {
    const pattern = new NotedPattern('');
    const schema = Type.Object({
      name: Type.String({ title: 'Name', maxLength: 4, pattern }),
      names: Type.Array(Type.Union([Type.String({ maxLength: 4, pattern }), Type.Null()])),
    });
    const long = 'a'.repeat(1_000);
    const { error } = validate(schema, { name: long, names: [long], unknown: long });
    assert.equal(error?.fields?.['name'], 'Name must have at most 4 characters.');
    assert.deepEqual(pattern.seen, []);

    validate(schema, { name: 'Ada', names: [] });
    assert.ok(pattern.seen.every((text) => text === 'Ada') && pattern.seen.length > 0);
  });

  it('counts characters, not code units', () => {
    const schema = Type.Object({ name: Type.String({ maxLength: 2, pattern: '^\\S+$' }) });
    assert.equal(validate(schema, { name: '🚗🚗' }).error, undefined);
    assert.notEqual(validate(schema, { name: '🚗🚗🚗' }).error, undefined);
  });

  it('accepts only moments that exist and can be stored', () => {
    const schema = Type.Object({ at: Type.String({ format: 'date-time' }) });
    const isTaken = (at: string) => validate(schema, { at }).error === undefined;
    assert.ok(isTaken('2026-11-21T09:30:00.000Z'));
    assert.ok(isTaken('2026-11-21T09:30:00+01:00'));
    for (const at of [
      '2016-12-31T23:59:60Z',
      '2026-02-29T10:00:00Z',
      '0000-01-01T00:00:00Z',
      '2026-11-21T09:30:00Z[Europe/Berlin]',
      `2026-11-21T09:30:00.${'0'.repeat(10_000)}Z`,
    ])
      assert.ok(!isTaken(at), at.slice(0, 40));
  });
});

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

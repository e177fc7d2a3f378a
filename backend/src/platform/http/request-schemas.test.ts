import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import {
  collectRoutes,
  largestJsonBytes,
  textsOf,
  type CollectedRoute,
} from '../../../testing/request-schemas.js';
import type { JsonSchema } from '../../../testing/sample-of.js';
import { jsonBodyLimitBytes } from './json-body.js';
import { longestOfFormat } from './text-formats.js';

/** The same rules as for the patterns that lint can see. */
const rules = {
  plugins: { regexp },
  rules: {
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'regexp/no-super-linear-move': ['error', { report: 'potential' }],
  },
} as const;

function isSuperLinear(pattern: string): boolean {
  const code = `export const pattern = new RegExp(${JSON.stringify(pattern)}, 'u');`;
  return new Linter().verify(code, rules as unknown as Linter.Config).length > 0;
}

describe('the schemas of requests', () => {
  let routes: CollectedRoute[];
  let texts: ReturnType<typeof textsOf>;
  before(async () => {
    routes = await collectRoutes();
    texts = routes.flatMap(textsOf);
    assert.ok(texts.length > 100, `only ${texts.length} texts found`);
  });

  it('have no text without a maximum length', () => {
    const unlimited = texts.filter(({ schema }) => schema.maxLength === undefined);
    assert.deepEqual(
      unlimited.map(({ where }) => where),
      [],
    );
  });

  it('have each name under `requireNames`, but saved texts and cards, which no one else reads', () => {
    const names = texts.map(({ where }) => where).filter((where) => /[._](?:[fl]?name|holder)$/u.test(where));
    assert.deepEqual(names.filter((where) => !/message-templates|method\.holder/u.test(where)).toSorted(), [
      'PATCH /my/account body.fname',
      'PATCH /my/account body.lname',
      'POST /contact body.name',
      'POST /register body.fname',
      'POST /register body.lname',
      'POST /register/customer body.fname',
      'POST /register/customer body.lname',
      'PUT /owner/bank-account body.holder',
      'PUT /owner/tax-details body.legal_name',
    ]);
  });

  it('are checked by the validator that normalizes texts, forms with files left out', () => {
    const others = routes.filter(
      ({ validatorCompiler, schema = {} }) => validatorCompiler !== undefined && !('consumes' in schema),
    );
    assert.deepEqual(
      others.map(({ name }) => name),
      [],
    );
  });

  it('have no text in a body that may be empty, unless null says the same', () => {
    const open = texts.filter(({ where, schema: { minLength = 0, format, pattern }, isNullable }) => {
      const mayBeEmpty = minLength === 0 && format === undefined && new RegExp(pattern ?? '', 'u').test('');
      return where.includes(' body.') && mayBeEmpty && !isNullable;
    });
    // Stars alone are a review.
    assert.deepEqual(
      open.map(({ where }) => where),
      ['POST /reservations/:reservation_uuid/review body.text'],
    );
  });

  it('have no pattern that takes more than linear time', () => {
    assert.ok(isSuperLinear('^[^a]*[^ab][^a]*$'), 'the rules find nothing');
    const patterns = new Set(texts.flatMap(({ schema: { pattern } }) => pattern ?? []));
    assert.deepEqual([...patterns].filter(isSuperLinear), []);
  });

  it('refuse NUL, which PostgreSQL cannot store, and check every format that they name', () => {
    const open = texts.filter(({ schema: { format, pattern } }) => {
      if (format !== undefined) return longestOfFormat(format) === undefined;
      const expression = new RegExp(pattern ?? '', 'u');
      return ['\0', 'a\0', '\0a', 'a\0a'].some((text) => expression.test(text));
    });
    assert.deepEqual(open, []);
  });

  it('allow no valid body beyond the limit of their route', () => {
    const isJson = ({ schema, url }: CollectedRoute) =>
      schema?.body !== undefined && !('consumes' in schema) && !url.startsWith('/payment-events');
    const tooLarge = routes.filter(isJson).filter(({ schema, bodyLimit = jsonBodyLimitBytes }) => {
      return largestJsonBytes(schema?.body as JsonSchema) > bodyLimit;
    });
    assert.deepEqual(
      tooLarge.map(({ name }) => name),
      [],
    );
  });
});

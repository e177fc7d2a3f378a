import fc from 'fast-check';
import { sampleOf, type JsonSchema } from '../sample-of.js';
import { KnownValue } from './known-values.js';
import type { ApiDocument } from './operations.js';
import { anyText, oddText } from './wrong-values.js';

/** How values are chosen: `plausible` ones, as a person types them, or also those at the `edge` of what a schema says. */
export type Choice = 'plausible' | 'edge';

interface Context {
  resolve: ApiDocument['resolve'];
  choice: Choice;
}

/** A text takes those that its pattern and length allow. */
const plausibleTexts = [
  ...[
    'Lisbon',
    'Rua Augusta 1',
    '1100-048',
    '+351 21 000 0000',
    'A sentence that says why.',
    'Clara',
    'lisbon',
  ],
  ...['1990-05-01', '2026-12-20', '2027-01-20', '2027-02-04', '2027-03-28', '2035-01-31'],
  ...['2027-01-20T10:00', '2027-01-24T10:00', '2027-02-01T09:30', '2027-02-03T18:00', '2027-03-28T02:30'],
  ...['4242424242424242', '4000000000000002', '4000002760003184', '123', '1234', '400.webp', 'bluetooth'],
  ...['1HGCM82633A004352', 'AA-01-BB', 'clara', 'test', 'small,suv', 'manual'],
];

const formats: Record<Choice, Record<string, fc.Arbitrary<string>>> = {
  plausible: {
    email: fc.oneof(fc.emailAddress(), fc.constant('new@example.test')),
    date: fc.constantFrom('2027-01-20', '2027-02-04', '1990-05-01'),
  },
  edge: {
    uuid: fc.uuid(),
    email: fc.emailAddress(),
    date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    'date-time': fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constantFrom('2026-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '2026-11-21T10:00:00.123456789+14:00'),
    ),
  },
};

/** Names of what only an earlier answer can have said. */
const givenByServer = /(uuid|cursor|slug|key|token|file|_at)$/;

/** Values that the schema accepts; with `edge` now and then some that it does not. */
export function valuesOf(schema: JsonSchema, context: Context, name = ''): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(context.resolve(schema.$ref), context, name);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, context, name)));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, context);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, context, name.replace(/s$/, '')), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      });
    case 'integer':
    case 'number':
      return fc.oneof(numbersOf(schema, context), known(name, schema, context));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textsOf(schema, context, name);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, context: Context) {
  const values = Object.entries(properties).map(
    ([key, value]) => [key, valuesOf(value, context, key)] as const,
  );
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}

function numbersOf(
  { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: JsonSchema,
  { choice }: Context,
): fc.Arbitrary<number> {
  const [lowest, highest] = [Math.ceil(minimum), Math.floor(maximum)];
  const from = Math.max(lowest, Math.min(0, highest));
  const small = fc.integer({ min: from, max: Math.min(highest, from + 60) });
  return choice === 'plausible'
    ? fc.oneof(small, fc.integer({ min: from, max: Math.min(highest, from + 10_000) }))
    : fc.oneof(small, fc.constantFrom(minimum, maximum), fc.integer({ min: lowest, max: highest }));
}

function textsOf(schema: JsonSchema, context: Context, name: string): fc.Arbitrary<unknown> {
  const { format = '', pattern, minLength = 0, maxLength = 300 } = schema;
  const ofFormat = formats[context.choice][format];
  const isGiven = givenByServer.test(name) || format === 'uuid';
  const earlier = { weight: isGiven ? 20 : 2, arbitrary: known(name, schema, context) };
  if (ofFormat !== undefined) return fc.oneof(earlier, { weight: 4, arbitrary: ofFormat });

  const expression = new RegExp(pattern ?? '', 'u');
  const fitting = plausibleTexts.filter(
    (text) => text.length >= minLength && text.length <= maxLength && expression.test(text),
  );
  // Of times in order, a period's start is one of the earlier and its end one of the later.
  const half = Math.ceil(fitting.length / 2);
  const words = /^(pick_up|from|from_on)$/.test(name)
    ? fitting.slice(0, half)
    : /^(return|to|to_on)$/.test(name)
      ? fitting.slice(-half)
      : fitting;
  const plausible = {
    weight: words.length === 0 || isGiven ? 0 : 8,
    arbitrary: fc.constantFrom(...(words.length === 0 ? [''] : words)),
  };
  if (context.choice === 'plausible') return fc.oneof(earlier, plausible);
  const edge =
    pattern === undefined
      ? anyText({ minLength, maxLength })
      : fc.stringMatching(expression).map((text) => text.slice(0, maxLength));
  return fc.oneof(earlier, plausible, { weight: 6, arbitrary: edge }, { weight: 2, arbitrary: oddText });
}

/** What an answer called so; a sample of the schema while there has been none. */
function known(name: string, schema: JsonSchema, { resolve }: Context): fc.Arbitrary<unknown> {
  const fallback = sampleOf(schema, resolve);
  return name === ''
    ? fc.constant(fallback)
    : fc.noBias(fc.nat(59)).map((index) => new KnownValue(name, index, fallback));
}

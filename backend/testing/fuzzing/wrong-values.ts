import fc from 'fast-check';

/** Texts that read like something and are not, or that some layer below cannot take. */
const oddTexts = [
  ...[
    '',
    ' ',
    '\t\n',
    '\0',
    'a\0b',
    '\u0007',
    '\u007f',
    '\ud800',
    'a\udfff',
    '\ufeff',
    '\u2028',
    '\u202eabc',
  ],
  ...['e\u0301'.repeat(30), '👩‍👩‍👧‍👦', 'ǅ', 'İ', 'ß', '%', '_', '%00', '\\', "'", "';--", '$1', '{{', '${x}'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'Infinity', '-0', '1e999', '0x10'],
  ...[
    '..',
    '../..',
    '/',
    '//',
    'a/b',
    '?',
    '#',
    '*',
    '[]',
    '{}',
    '<b>',
    'a@',
    '@a',
    'a@a',
    'a@a@a.a',
    'a@b..c',
  ],
  ...['2026-02-30', '0000-00-00', '0000-01-01', '9999-12-31', '2026-11-21', '99999-01-01', '-000001-01-01'],
  ...['2026-03-29T02:30', '2026-12-31T24:00', '2026-12-31T23:60', '9999-99-99T99:99', '0000-00-00T00:00'],
  ...[
    '2026-12-31T23:59:60Z',
    '2026-12-31T23:59:60.999+00:00',
    '1990-06-30T23:59:60+14:00',
    '0000-01-01T00:00:00Z',
  ],
  ...[
    '9999-12-31T23:59:59.999999999Z',
    '2026-11-21T10:00:00-23:59',
    '2026-02-29T10:00:00Z',
    '2026-11-21t10:00:00z',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '{00000000}',
    'urn:uuid:1',
  ],
  ...['a'.repeat(201), 'a'.repeat(5_000), '9'.repeat(400), ' '.repeat(1_000)],
];

export const oddText = fc.constantFrom(...oddTexts);

/** Any code units, lone surrogates among them. */
export function anyText(limits: { minLength?: number; maxLength: number }): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), limits)
    .map((units) => String.fromCharCode(...units));
}

const oddNumber = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    0.5,
    1e-7,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e21,
    1e308,
    -1e308,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

/** Whatever JSON can hold, with a preference for what breaks things. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: null }) },
  { weight: 1, arbitrary: anyText({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A JSON text so deep that a walk by recursion does not come back from it. */
function nested(open: string, close: string, depth: number, inner = ''): string {
  return open.repeat(depth) + inner + close.repeat(depth);
}

/** Bodies that are no JSON, hardly JSON, or JSON that does harm. */
export const oddJsonText = fc.constantFrom<string | Buffer>(
  ...[
    '',
    ' ',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '{}',
    '{',
    '{"a":',
    'undefined',
    'NaN',
    "{'a':1}",
    '{"a":1}}',
  ],
  ...[
    '{"a":1,"a":2}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{}}}',
    '{"":""}',
    '\ufeff{}',
  ],
  ...[
    '{"a":1e999}',
    '{"a":-1e999}',
    `{"a":${'9'.repeat(500)}}`,
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '{"a":"\0"}',
  ],
  ...[
    nested('[', ']', 33),
    nested('{"a":', '}', 33, '1'),
    nested('[', ']', 5_000),
    nested('{"a":', '}', 5_000, '1'),
  ],
  ...[nested('{"a":[', ']}', 3_000), `[${'{},'.repeat(2_000)}{}]`, `{${keys(2_000)}}`],
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x00]),
);

function keys(count: number): string {
  return Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',');
}

import { Type, type Static } from 'typebox';

const pattern = '^[\\w.+-]+$';
const name = Type.String({ minLength: 1, maxLength: 64, pattern });
const hourMs = 3_600_000;

/** What became of an attempt; kinds of failure that a newer shell has are `other`. */
export const outcomes = ['loaded', 'timeout', 'load', 'contract', 'integrity', 'other'] as const;
export type Outcome = (typeof outcomes)[number];

const RemoteLoad = Type.Object(
  {
    remote: name,
    version: name,
    attempt: Type.Integer({ minimum: 1, maximum: 1000 }),
    phase: name,
    duration_ms: Type.Integer({ minimum: 0, maximum: hourMs }),
    error: Type.Optional(name),
    overridden: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type RemoteLoad = Static<typeof RemoteLoad>;

export const RemoteLoadsReport = Type.Object(
  {
    /** Tells browsers behind one address apart, and no more; shells of before do not say it. */
    browser: Type.Optional(Type.Integer({ minimum: 0, maximum: 63 })),
    loads: Type.Array(RemoteLoad, { minItems: 1, maxItems: 50 }),
  },
  { additionalProperties: false },
);

export const RemoteLoadsQuery = Type.Object({
  since: Type.Optional(Type.String({ format: 'date-time' })),
  /** `remote-auth@1a2b3c`, separated by commas: releases that are live, and counted whatever else is reported. */
  releases: Type.Optional(
    Type.String({
      maxLength: 8192,
      pattern: '^[\\w.+-]{1,64}@[\\w.+-]{1,64}(,[\\w.+-]{1,64}@[\\w.+-]{1,64})*$',
    }),
  ),
});
export type RemoteLoadsQuery = Static<typeof RemoteLoadsQuery>;

export const RemoteLoadsResponse = Type.Object({
  versions: Type.Array(
    Type.Object({
      remote: Type.String(),
      version: Type.String(),
      loads: Type.Integer(),
      failures: Type.Integer(),
      median_ms: Type.Union([Type.Integer(), Type.Null()]),
      p95_ms: Type.Union([Type.Integer(), Type.Null()]),
      errors: Type.Record(Type.String(), Type.Integer()),
      /** Sampled ones: at most `browsers_per_network` of one network. */
      browsers: Type.Integer(),
      failed_browsers: Type.Integer(),
      networks: Type.Integer(),
    }),
  ),
  browsers_per_network: Type.Integer(),
});

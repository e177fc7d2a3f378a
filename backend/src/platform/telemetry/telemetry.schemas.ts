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

/** What went wrong on a page after a release had loaded. */
export const faultKinds = ['error', 'rejection', 'policy', 'part'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const vitals = ['lcp', 'inp', 'cls'] as const;
export const ratings = ['good', 'fair', 'poor'] as const;
export type PageOutcome = FaultKind | `${(typeof vitals)[number]}_${(typeof ratings)[number]}`;

const Fault = Type.Object(
  {
    remote: name,
    version: name,
    kind: Type.Enum([...faultKinds]),
    /** The page takes digits, addresses and queries out of it; what still has one is refused. */
    message: Type.String({ maxLength: 300, pattern: '^[^@?\\d\\u0000]+$' }),
    /** Places in files of releases, the innermost first: `remote-auth@1a2b3c/main.js:1:200`. */
    frames: Type.Array(
      Type.String({
        maxLength: 200,
        pattern: '^[\\w.+-]{1,64}@[\\w.+-]{1,64}/[\\w./~-]{1,100}:\\d{1,7}:\\d{1,7}$',
      }),
      { maxItems: 10 },
    ),
    count: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { additionalProperties: false },
);
export type Fault = Static<typeof Fault>;

const Vital = Type.Object(
  { remote: name, version: name, vital: Type.Enum([...vitals]), rating: Type.Enum([...ratings]) },
  { additionalProperties: false },
);
export type Vital = Static<typeof Vital>;

export const RemoteLoadsReport = Type.Object(
  {
    /** Tells browsers behind one address apart, and no more; shells of before do not say it. */
    browser: Type.Optional(Type.Integer({ minimum: 0, maximum: 63 })),
    loads: Type.Optional(Type.Array(RemoteLoad, { minItems: 1, maxItems: 50 })),
    faults: Type.Optional(Type.Array(Fault, { minItems: 1, maxItems: 10 })),
    vitals: Type.Optional(Type.Array(Vital, { minItems: 1, maxItems: 20 })),
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
      /** Sampled ones with a fault. */
      erred_browsers: Type.Integer(),
    }),
  ),
  browsers_per_network: Type.Integer(),
});

export const FaultsQuery = Type.Object({
  remote: Type.Optional(name),
  version: Type.Optional(name),
});

export const FaultsResponse = Type.Object({
  faults: Type.Array(
    Type.Object({
      remote: Type.String(),
      version: Type.String(),
      kind: Type.String(),
      message: Type.String(),
      frames: Type.Array(Type.String()),
      faults: Type.Integer(),
      /** Distinct sampled ones. */
      browsers: Type.Integer(),
      first_at: Type.String({ format: 'date-time' }),
      last_at: Type.String({ format: 'date-time' }),
    }),
  ),
});

export const VitalsResponse = Type.Object({
  vitals: Type.Array(
    Type.Object({
      remote: Type.String(),
      version: Type.String(),
      vital: Type.Enum([...vitals]),
      good: Type.Integer(),
      fair: Type.Integer(),
      poor: Type.Integer(),
    }),
  ),
});
export type RatedVital = Static<typeof VitalsResponse>['vitals'][number];

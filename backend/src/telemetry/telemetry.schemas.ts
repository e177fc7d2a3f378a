import { Type, type Static } from 'typebox';

const name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.+-]+$' });
const hourMs = 3_600_000;

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

export const RemoteLoadsReport = Type.Object(
  { loads: Type.Array(RemoteLoad, { minItems: 1, maxItems: 50 }) },
  { additionalProperties: false },
);

export const RemoteLoadsQuery = Type.Object({
  since: Type.Optional(Type.String({ format: 'date-time' })),
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
    }),
  ),
});

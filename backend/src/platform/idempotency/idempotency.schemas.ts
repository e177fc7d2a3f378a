import { Type } from 'typebox';

/** Optional for the validator only, so that its absence is refused with a code of its own. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description: 'Required: up to 200 visible characters, the same for every try of one request.',
    }),
  ),
});

export const OptionalIdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'Welcome: up to 200 visible characters, the same for every try of one request, which is then answered alike.',
    }),
  ),
});

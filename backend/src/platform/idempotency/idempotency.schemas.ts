import { Type } from 'typebox';

/** Of each operation that must count once. The validator refuses its absence as IDEMPOTENCY_KEY_REQUIRED. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({
    pattern: String.raw`^[\x21-\x7e]{1,200}$`,
    description:
      'Up to 200 visible characters, the same for every try of one request, which is answered alike.',
  }),
});

import { Type, type Static } from 'typebox';
import { Text } from '../../../platform/http/text.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';

export const CancellationSchema = Type.Object(
  {
    refund: MoneyRef,
    kept: MoneyRef,
    released: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'Set aside on the card for a request, never taken, and let go of.',
    }),
    on_hold: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'The part of the refund that waits for a bank that decides a dispute.',
    }),
    lines: Type.Array(
      Type.Object({ label: Type.String(), amount_minor: Type.Integer() }, { additionalProperties: false }),
      { description: 'They add up to the refund.' },
    ),
    free_until: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'Until when everything goes back; null when it no longer does.',
    }),
    policy_text: Type.String(),
  },
  { $id: 'Cancellation', additionalProperties: false },
);
export type CancellationBody = Static<typeof CancellationSchema>;
export const CancellationRef = Type.Unsafe<CancellationBody>({ $ref: 'Cancellation#' });

export const CancelRequest = Type.Object(
  {
    reason: Type.Optional(Text('Reason', 1000)),
    expected_refund_minor: Type.Integer({
      title: 'Expected refund',
      minimum: 0,
      description: 'What was shown before confirming; when it is not that any more, nothing is cancelled.',
    }),
  },
  { additionalProperties: false },
);

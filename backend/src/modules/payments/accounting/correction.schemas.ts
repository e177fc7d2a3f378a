import { Type, type Static } from 'typebox';
import { Text } from '../../../platform/http/text.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';

const Parts = (description: string) =>
  Type.Object(
    { owner: MoneyRef, commission: MoneyRef, service_fee: MoneyRef, tax: MoneyRef },
    { additionalProperties: false, description },
  );

export const PartsToCorrectSchema = Type.Object(
  {
    payment_uuid: Type.String({ format: 'uuid' }),
    reservation_uuid: Type.String({ format: 'uuid' }),
    has: Parts('Whose the payment is by the books.'),
    should_have: Parts('Whose it should be: what it posted, less what was taken in its own proportions.'),
  },
  { additionalProperties: false },
);
export type PartsToCorrectBody = Static<typeof PartsToCorrectSchema>;

export const PartsToCorrectList = Type.Object(
  { payments: Type.Array(PartsToCorrectSchema, { description: 'The earliest first, at most 100.' }) },
  { additionalProperties: false },
);

export const CorrectionRequest = Type.Object(
  { reason: Text('Reason', 500) },
  { additionalProperties: false },
);

import { Type } from 'typebox';
import { priceLineKinds } from './price-lines.js';

/** What a customer reads of a price. */
export const PriceLinesSchema = Type.Array(
  Type.Object(
    {
      kind: Type.Enum([...priceLineKinds]),
      label: Type.String(),
      amount_minor: Type.Integer({ description: 'Below zero for a discount.' }),
      days: Type.Optional(Type.Integer()),
      unit_minor: Type.Optional(Type.Integer()),
    },
    { additionalProperties: false },
  ),
  { description: 'They add up to the total, always.' },
);

import { Type, type Static } from 'typebox';

export const MoneySchema = Type.Object(
  {
    amount_minor: Type.Integer({ description: 'In the smallest unit of the currency, such as cents.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
  },
  { $id: 'Money', additionalProperties: false },
);
export type MoneyBody = Static<typeof MoneySchema>;
export const MoneyRef = Type.Unsafe<MoneyBody>({ $ref: 'Money#' });

/** An amount of a currency as the API shows it. */
export function toMoney(amountMinor: number, currency: string): MoneyBody {
  return { amount_minor: amountMinor, currency };
}

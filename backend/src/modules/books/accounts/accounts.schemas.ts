import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { accountKinds, type Account, type AccountKind } from './accounts.js';

const AccountBalanceSchema = Type.Object(
  {
    account: Type.Enum(Object.keys(accountKinds) as Account[]),
    kind: Type.Enum(['asset', 'liability', 'income', 'expense'] satisfies AccountKind[]),
    jurisdiction: Type.Union([Type.String(), Type.Null()], {
      description: 'Of tax: the country’s code, `ZZ` where a car names none.',
    }),
    balance: MoneyRef,
  },
  {
    additionalProperties: false,
    description: 'Above zero on the account’s own side: what is had, spent, owed or earned.',
  },
);

export const AccountBalancesSchema = Type.Object(
  { at: Type.String({ format: 'date-time' }), balances: Type.Array(AccountBalanceSchema) },
  { additionalProperties: false },
);
export type AccountBalancesBody = Static<typeof AccountBalancesSchema>;

export const AccountBalancesQuery = Type.Object(
  {
    at: Type.Optional(Type.String({ format: 'date-time', description: 'Now without it.' })),
    owner_uuid: Type.Optional(
      Type.String({ format: 'uuid', description: 'What one owner is owed; below zero, they owe it.' }),
    ),
  },
  { additionalProperties: false },
);

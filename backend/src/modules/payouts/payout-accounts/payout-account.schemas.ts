import { Type, type Static } from 'typebox';
import { Line, linePattern } from '../../../platform/http/text.schemas.js';

const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  options: { description?: string } = {},
) => Type.Union([schema, Type.Null()], options);

const ProviderAccountSchema = Type.Object(
  {
    provider: Type.Enum(['test', 'stripe']),
    state: Type.Enum(['incomplete', 'active', 'problem'], {
      description:
        '`incomplete`: the provider does not pay out to it yet, or not any more; `problem`: the last payout came back.',
    }),
  },
  { additionalProperties: false },
);

const BankAccountSchema = Type.Object(
  {
    holder: Type.String(),
    iban_last4: Type.String(),
    country_code: Type.String(),
    has_problem: Type.Boolean({
      description: 'The last payout came back: they wait until it is entered again.',
    }),
  },
  { additionalProperties: false, description: 'The number itself is not shown again.' },
);

export const PayoutAccountResponse = Type.Object(
  {
    provider: Type.Enum(['test', 'stripe'], { description: 'Where an account can be opened.' }),
    method: Nullable(Type.Enum(['provider', 'bank_file']), {
      description:
        'What payouts go to now: the account at the provider from the first time that it was complete, else the bank account.',
    }),
    account: Nullable(ProviderAccountSchema),
    bank_account: Nullable(BankAccountSchema),
    held_until: Nullable(Type.String({ format: 'date-time' }), {
      description: 'Until when payouts wait because the account has changed.',
    }),
  },
  {
    additionalProperties: false,
    description: 'Where an owner is paid.',
  },
);
export type PayoutAccountBody = Static<typeof PayoutAccountResponse>;

export const BankAccountRequest = Type.Object(
  {
    holder: Line('Account holder', 70),
    iban: Type.String({
      title: 'IBAN',
      minLength: 5,
      maxLength: 80,
      pattern: linePattern,
      description: 'As it was pasted: with blanks, hyphens or “IBAN” before it, or without.',
    }),
  },
  { additionalProperties: false },
);

export const AccountConfirmationRequest = Type.Object(
  { confirmation: Type.String({ title: 'Confirmation', minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

export const TestOnboardingRequest = Type.Object(
  {
    state: Type.Enum(['incomplete', 'complete', 'refuses'], {
      description: 'What the embedded provider is to play: the bank takes payouts, or sends them back.',
    }),
  },
  { additionalProperties: false },
);

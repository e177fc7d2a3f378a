import { Type, type Static } from 'typebox';
import { Line } from '../../../platform/http/text.schemas.js';
import { MoneyRef, toMoney } from '../../../platform/money/money.schemas.js';
import { payoutHoldReasons } from '../payouts/payouts.table.js';
import { transferReference } from '../payouts/transfers-csv.js';
import type { Transfer } from '../payouts/transfers.repository.js';

const instant = Type.String({ format: 'date-time' });
const OrNull = (schema: ReturnType<typeof Type.String>) => Type.Union([schema, Type.Null()]);

const BankTransferSchema = Type.Object(
  {
    transfer_uuid: Type.String({ format: 'uuid' }),
    owner: Type.Object(
      {
        user_uuid: Type.String({ format: 'uuid' }),
        fname: Type.String(),
        lname: Type.String(),
        email: Type.String(),
      },
      { additionalProperties: false },
    ),
    amount: MoneyRef,
    trips: Type.Integer(),
    reference: Type.String({ description: 'On the statement of the owner’s bank.' }),
    bank_file_uuid: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
      description: 'The one file that has this line; null: it is in none, and may be in the next one.',
    }),
    held_by: Type.Union([Type.Enum([...payoutHoldReasons]), Type.Null()], {
      description: 'Why the next file, or its own when it is taken again, leaves this line out.',
    }),
    status: Type.Enum(['sent', 'paid', 'failed'], {
      description: '`sent`: for the bank; `paid`: the owner’s bank has it; `failed`: it came back.',
    }),
    failure: OrNull(
      Type.String({ description: 'Why it came back, as an administrator read it at the bank.' }),
    ),
    created_at: instant,
    settled_at: OrNull(instant),
  },
  { additionalProperties: false },
);
type BankTransferBody = Static<typeof BankTransferSchema>;

export const BankTransfersPage = Type.Object(
  {
    transfers: Type.Array(BankTransferSchema),
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
    waiting: Type.Array(
      Type.Object({ count: Type.Integer(), amount: MoneyRef }, { additionalProperties: false }),
      { description: 'What waits for an answer of the bank, by currency.' },
    ),
  },
  { additionalProperties: false },
);

export const BankTransfersQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(['sent', 'paid', 'failed'], { default: 'sent' })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 25 })),
  },
  { additionalProperties: false },
);

export const ConfirmTransfersRequest = Type.Object(
  {
    transfer_uuids: Type.Array(Type.String({ format: 'uuid' }), {
      title: 'Transfers',
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
    }),
  },
  { additionalProperties: false },
);

export const ReturnTransferRequest = Type.Object(
  { reason: Line('Reason', 200) },
  { additionalProperties: false },
);

/** A line of the file for the bank as administrators see it; the bank account itself is in the file alone. */
export function toBankTransfer(transfer: Transfer): BankTransferBody {
  const { owner_uuid: user_uuid, owner_fname: fname, owner_lname: lname, owner_email: email } = transfer;
  const { uuid, amount_minor, currency, trips, status, failure, created_at, settled_at } = transfer;
  const { bank_file_uuid, held_by } = transfer;
  return {
    transfer_uuid: uuid,
    owner: { user_uuid, fname, lname, email },
    amount: toMoney(amount_minor, currency),
    trips,
    reference: transferReference(uuid),
    bank_file_uuid,
    held_by,
    failure,
    status: status === 'sending' ? 'sent' : status,
    created_at: created_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  };
}

import { Type, type Static } from 'typebox';
import { MoneyRef, toMoney } from '../../../platform/money/money.schemas.js';
import type { BankFile } from './bank-files.table.js';
import type { WaitingBankFile } from './bank-files.repository.js';

const properties = {
  bank_file_uuid: Type.String({ format: 'uuid' }),
  created_at: Type.String({ format: 'date-time' }),
};

export const BankFileResponse = Type.Object(properties, { additionalProperties: false });

export const BankFilesResponse = Type.Object(
  {
    bank_files: Type.Array(
      Type.Object(
        {
          ...properties,
          waiting: Type.Array(
            Type.Object({ count: Type.Integer(), amount: MoneyRef }, { additionalProperties: false }),
            { description: 'Lines without an answer of the bank, by currency.' },
          ),
        },
        { additionalProperties: false },
      ),
      { description: 'Files of which the bank has not answered every line, the oldest first.' },
    ),
  },
  { additionalProperties: false },
);

/** A file for the bank, without its lines. */
export function toBankFile({ uuid, created_at }: BankFile): Static<typeof BankFileResponse> {
  return { bank_file_uuid: uuid, created_at: created_at.toISOString() };
}

/** The files of which lines wait; rows are by currency, those of a file one after the other. */
export function toBankFiles(rows: readonly WaitingBankFile[]): Static<typeof BankFilesResponse> {
  const bank_files: Static<typeof BankFilesResponse>['bank_files'] = [];
  for (const { uuid, created_at, count, amount_minor, currency } of rows) {
    if (bank_files.at(-1)?.bank_file_uuid !== uuid) {
      bank_files.push({ bank_file_uuid: uuid, created_at: created_at.toISOString(), waiting: [] });
    }
    bank_files.at(-1)?.waiting.push({ count, amount: toMoney(amount_minor, currency) });
  }
  return { bank_files };
}

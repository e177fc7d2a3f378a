import { explainRefusal } from 'api-client';

/** Why lines of the file for the bank were not marked. The API says what has become of a line. */
export const explainBankAnswer = (error: unknown) =>
  explainRefusal<'confirmBankTransfers' | 'returnBankTransfer'>(
    error,
    { reason: 'reason' },
    {
      NOT_FOUND: 'We can’t find one of these transfers any more. Reload the page.',
      MOVE_NOT_ALLOWED: null,
    },
  );

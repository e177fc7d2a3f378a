import { explainRefusal } from '@drove/api-client';

/** Why lines of the file for the bank were not marked. The API says what has become of a line. */
export const explainBankAnswer = (error: unknown) =>
  explainRefusal<
    'POST /admin/payout-transfers/confirm' | 'POST /admin/payout-transfers/{transfer_uuid}/return'
  >(
    error,
    { reason: 'reason' },
    {
      NOT_FOUND: 'We can’t find one of these transfers any more. Reload the page.',
      MOVE_NOT_ALLOWED: null,
    },
  );

/** Why there is no file for the bank. The API says why there is nothing to put into it. */
export const bankFileMessage = (error: unknown) =>
  explainRefusal<'POST /admin/bank-files' | 'GET /admin/bank-files/{bank_file_uuid}/transfers.csv'>(
    error,
    {},
    { NOT_FOUND: 'We can’t find this file any more. Reload the page.', MOVE_NOT_ALLOWED: null },
  ).message;

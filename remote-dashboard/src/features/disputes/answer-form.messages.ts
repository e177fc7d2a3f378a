import { explainRefusal } from '@drove/api-client';

/** Why a dispute was not answered. The API says what has become of it. */
export const explainAnswer = (error: unknown) =>
  explainRefusal<'POST /admin/disputes/{dispute_uuid}/answer'>(
    error,
    { answer: 'answer', explanation: 'explanation' },
    { DISPUTE_NOT_FOUND: 'We can’t find this dispute any more.', MOVE_NOT_ALLOWED: null },
  );

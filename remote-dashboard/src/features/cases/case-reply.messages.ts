import { explainRefusal } from '@drove/api-client';

/** Why a case was not answered, closed or opened again. The API says who works on it, and what has changed meanwhile. */
export const explainReply = (error: unknown) =>
  explainRefusal<'POST /admin/cases/{case_uuid}/replies' | 'POST /admin/cases/{case_uuid}/status'>(
    error,
    { text: 'text' },
    {
      CASE_NOT_FOUND: 'We can’t find this case any more.',
      CLAIMED_BY_ANOTHER: null,
      CHANGED_MEANWHILE: null,
      MOVE_NOT_ALLOWED: null,
    },
  );

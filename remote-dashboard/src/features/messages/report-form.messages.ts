import { explainRefusal } from '@drove/api-client';

/** Why a message was not reported. */
export const explainReport = (error: unknown) =>
  explainRefusal<'POST /my/threads/{thread_uuid}/report'>(
    error,
    { text: 'text', message_uuid: 'message_uuid' },
    {
      THREAD_NOT_FOUND: 'We can’t find this conversation any more.',
    },
  );

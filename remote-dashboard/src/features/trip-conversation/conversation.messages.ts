import { explainRefusal } from '@drove/api-client';
import { tripConversationLabels as labels } from './labels';

/** Why a conversation was not shown. */
export const explainReading = (error: unknown) =>
  explainRefusal<'GET /admin/reservations/{reservation_uuid}/messages'>(
    error,
    { reason: 'reason' },
    { NO_OPEN_DISPUTE: labels.notAllowed, RESERVATION_NOT_FOUND: labels.notFound },
  );

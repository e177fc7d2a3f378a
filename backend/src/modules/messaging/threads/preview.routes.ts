import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { type Destination, previewMessage } from './send-message.js';
import { PreviewRequest, PreviewResponse } from './thread.schemas.js';

/** What a person reads before they send. */
export function previewRoutes(app: App, deps: Deps): void {
  app.post(
    '/my/messages/preview',
    {
      preHandler: requirePermission('rent'),
      config: {
        costs: ['previews'],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'THREAD_NOT_FOUND',
          'RESERVATION_NOT_FOUND',
          'MOVE_NOT_ALLOWED',
          'CAR_NOT_FOUND',
          'OWN_CAR',
        ],
      },
      schema: {
        operationId: 'previewMessage',
        description:
          'Which contact details of a text the other side would not read before the trip is confirmed: none once it is. The text is not stored.',
        security: [{ idToken: [] }],
        body: PreviewRequest,
        response: { 200: PreviewResponse },
      },
    },
    async (request) =>
      await previewMessage(
        deps.database,
        currentUser(request),
        destinationOf(request.body),
        request.body.text,
      ),
  );
}

function destinationOf({ thread_uuid, reservation_uuid, car_uuid }: PreviewRequest): Destination {
  if (thread_uuid !== undefined) return { threadUuid: thread_uuid };
  if (reservation_uuid !== undefined) return { reservationUuid: reservation_uuid };
  if (car_uuid !== undefined) return { carUuid: car_uuid };
  throw valuesNotAllowed({ thread_uuid: 'Name the conversation, trip or car that the message is for.' });
}

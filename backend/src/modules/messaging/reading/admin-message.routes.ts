import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { readInDispute } from './read-in-dispute.js';
import { AdminMessagesQuery, AdminMessagesResponse } from './admin-messages.schemas.js';

/** What both sides of a trip wrote, for administrators who decide about it. */
export function adminMessageRoutes(app: App, deps: Deps): void {
  app.get(
    '/admin/reservations/:reservation_uuid/messages',
    {
      preHandler: requirePermission('administer'),
      config: { refuses: ['RESERVATION_NOT_FOUND', 'NO_OPEN_DISPUTE'] },
      schema: {
        operationId: 'readMessagesInDispute',
        description:
          'The messages of a trip for administrators, only while the chosen reason holds: an open dispute, objection or deposit claim, or a case of one of the two that allows it and was written in the last 30 days. Each reading is recorded in the audit log, and both sides see when.',
        security: [{ idToken: [] }],
        params: Type.Object({ reservation_uuid: Type.String() }),
        querystring: AdminMessagesQuery,
        response: { 200: AdminMessagesResponse },
      },
    },
    async (request) =>
      await readInDispute(deps, currentUser(request), request.params.reservation_uuid, request.query),
  );
}

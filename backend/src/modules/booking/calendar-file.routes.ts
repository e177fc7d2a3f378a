import { Type } from 'typebox';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import { currentUser, requireUser } from '../people/public.js';
import { findVisibleReservation } from './reservations/find-visible-reservation.js';
import { calendarFile } from './viewing/calendar-file.js';

/** A trip for its people's own calendars. */
export function calendarFileRoutes(app: App, deps: Deps): void {
  app.get(
    '/reservations/:reservation_uuid/calendar.ics',
    {
      preHandler: requireUser,
      config: { refuses: ['RESERVATION_NOT_FOUND'] },
      schema: {
        operationId: 'readCalendarFile',
        description:
          'A trip as an iCalendar file, with as much of it as the caller’s side may see. A later file replaces the entry of an earlier one.',
        security: [{ idToken: [] }],
        params: Type.Object({ reservation_uuid: Type.String() }),
        response: {
          200: {
            description: 'One event, in UTC.',
            content: { 'text/calendar': { schema: Type.String() } },
          },
        },
      },
    },
    async (request, reply) => {
      const user = currentUser(request);
      const reservation = await findVisibleReservation(deps, user, request.params.reservation_uuid);
      const { name, text } = await calendarFile(deps, user, reservation);
      return await reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(text);
    },
  );
}

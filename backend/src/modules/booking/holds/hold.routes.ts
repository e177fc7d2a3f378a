import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { mostOpenHolds, readHolds } from './hold-limits.js';
import { HoldsResponse } from './hold.schemas.js';
import { currentUser, requirePermission } from '../../people/public.js';

/** What is held for the caller while they pay, and which cars they cannot hold again yet. */
export function holdRoutes(app: App, { database, now }: Deps): void {
  app.get(
    '/my/holds',
    {
      preHandler: requirePermission('rent'),
      schema: {
        operationId: 'listMyHolds',
        description:
          'Cars that are held for the caller while they pay, how many may be held at once, and cars that cannot be held again yet.',
        security: [{ idToken: [] }],
        response: { 200: HoldsResponse },
      },
    },
    async (request) => {
      const { open, paused } = await readHolds(database, currentUser(request).uuid, now());
      return {
        holds: open.map(
          ({
            quote_uuid: _quote,
            time_zone,
            currency,
            total_minor,
            pick_up_at,
            return_at,
            expires_at,
            verification_hold,
            ...held
          }) => ({
            ...held,
            awaits_verification: verification_hold === 'awaiting',
            pick_up: formatLocal(localTime(pick_up_at, time_zone)),
            return: formatLocal(localTime(return_at, time_zone)),
            total: toMoney(total_minor, currency),
            expires_at: expires_at.toISOString(),
          }),
        ),
        most: mostOpenHolds,
        paused_cars: paused.map(({ car_uuid, until }) => ({ car_uuid, until: until.toISOString() })),
      };
    },
  );
}

import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { NextStepsRef, NextStepsSchema } from './next-steps.schemas.js';
import { readNextSteps } from './read-next-steps.js';

/** What an owner does next to have a car listed and to be paid for it. */
export function nextStepsRoutes(app: App, deps: Deps): void {
  app.addSchema(NextStepsSchema);

  app.get(
    '/owner/next-steps',
    {
      preHandler: requirePermission('host'),
      config: { refuses: ['CAR_NOT_FOUND'] },
      schema: {
        operationId: 'readNextSteps',
        description:
          'The checklist of a car owner: car, photos, price, identity, payouts and tax details, each open, waiting for us, or done.',
        security: [{ idToken: [] }],
        querystring: Type.Object(
          { car_uuid: Type.Optional(Type.String({ title: 'Car', format: 'uuid' })) },
          { additionalProperties: false },
        ),
        response: { 200: NextStepsRef },
      },
    },
    async (request) =>
      await readNextSteps(deps.database, currentUser(request), {
        carUuid: request.query.car_uuid,
        bankDetails: deps.bankDetails,
      }),
  );
}

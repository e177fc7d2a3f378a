import { Type } from 'typebox';
import { carNotFound } from '../cars/car-problems.js';
import { findCar } from '../cars/cars.repository.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { decideOnCar } from './decide-on-car.js';
import { listCarQueue } from './list-car-queue.js';
import {
  CarDecisionRequest,
  CarQueueQuery,
  CarQueueRef,
  CarQueueSchema,
  CarVerificationDetailsRef,
  CarVerificationDetailsSchema,
} from './car-verification.schemas.js';
import { viewCarVerification } from './view-car-verification.js';
import { assignmentRoutes, currentUser, requirePermission } from '../../people/public.js';

const security = [{ idToken: [] }];
const preHandler = requirePermission('administer');
const params = Type.Object({ car_uuid: Type.String() });

/** Verifying cars, for administrators. */
export function carVerificationRoutes(app: App, deps: Deps): void {
  app.addSchema(CarQueueSchema);
  app.addSchema(CarVerificationDetailsSchema);

  app.get(
    '/admin/car-verifications',
    {
      preHandler,
      schema: {
        operationId: 'listCarVerifications',
        description:
          'The queue of cars in one status for administrators, in pages from the longest waiting. Includes how many wait, and who is reviewing which.',
        security,
        querystring: CarQueueQuery,
        response: { 200: CarQueueRef },
      },
    },
    async (request) => await listCarQueue(deps, currentUser(request), request.query),
  );

  app.get(
    '/admin/car-verifications/:car_uuid',
    {
      preHandler,
      config: { refuses: ['CAR_NOT_FOUND'] },
      schema: {
        operationId: 'readCarVerification',
        description:
          'A car with its owner, its history, cars with the same plate, and what changed since its last approval, for the administrator who decides. Drafts are not shown.',
        security,
        params,
        response: { 200: CarVerificationDetailsRef },
      },
    },
    async (request) => await viewCarVerification(deps, currentUser(request), request.params.car_uuid),
  );

  assignmentRoutes(app, deps, {
    subjectType: 'car',
    path: '/admin/car-verifications',
    parameter: 'car_uuid',
    operation: 'CarVerification',
    noun: 'a car’s verification',
    find: (uuid) => findCar(deps.database, uuid),
    notFound: carNotFound,
  });

  app.post(
    '/admin/car-verifications/:car_uuid/decision',
    {
      preHandler,
      // Three reasons of 1,000 characters, up to four bytes a character, and what is said of twelve photos.
      bodyLimit: 32 * 1024,
      config: {
        costs: ['notifications'],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'CAR_NOT_FOUND',
          'MOVE_NOT_ALLOWED',
          'CLAIMED_BY_ANOTHER',
          'ALREADY_DECIDED',
          'CHANGED_MEANWHILE',
        ],
      },
      schema: {
        operationId: 'decideCarVerification',
        description:
          'Approves, rejects, requests changes or suspends a car, and notifies its owner; approving also ends a suspension. Approval needs every photo and both documents judged good; a refusal needs a reason, or names what was judged bad. Refused if the car has changed since `seen_updated_at`, except for suspending it.',
        security,
        params,
        body: CarDecisionRequest,
        response: { 200: CarVerificationDetailsRef },
      },
    },
    async (request) => {
      const { car_uuid } = request.params;
      await decideOnCar(deps, currentUser(request), car_uuid, request.body);
      return await viewCarVerification(deps, currentUser(request), car_uuid);
    },
  );
}

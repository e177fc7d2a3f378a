import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';
import { queueEntryOptions, queueOptions, useQueueMutation } from '../../../api/queue';

const queue = 'car-verifications';
export type QueuedCar = Answer<'GET /admin/car-verifications'>['cars'][number];
export type CarVerification = Answer<'GET /admin/car-verifications/{car_uuid}'>;
export type CarDecision = RequestOf<'POST /admin/car-verifications/{car_uuid}/decision'>;

/** Cars that wait for a decision, or were decided on. */
export const carQueueOptions = (api: Api, filters: Record<string, string>) =>
  queueOptions(queue, filters, (request) => api.get('/admin/car-verifications', request));

/** A car with everything to decide on; there is none of an owner's draft. */
export const carVerificationOptions = (api: Api, carUuid: string) =>
  queueEntryOptions(queue, carUuid, (signal) =>
    api
      .get('/admin/car-verifications/{car_uuid}', { path: { car_uuid: carUuid }, signal })
      .orNull('CAR_NOT_FOUND'),
  );

/** Decides on a car. */
export function useDecideOnCar(carUuid: string) {
  const api = useApi();
  return useQueueMutation(queue, (json: CarDecision) =>
    api.post('/admin/car-verifications/{car_uuid}/decision', { path: { car_uuid: carUuid }, json }),
  );
}

import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';
import { queueEntryOptions, queueOptions, useQueueMutation } from '../../../api/queue';

const queue = 'user-verifications';
export type QueuedPerson = Answer<'GET /admin/user-verifications'>['people'][number];
export type UserVerification = Answer<'GET /admin/user-verifications/{user_uuid}'>;
export type Attempt = UserVerification['attempts'][number];
export type UserDecision = RequestOf<'POST /admin/user-verifications/{user_uuid}/decision'>;

/** People whose documents wait for a decision, or were decided on. */
export const userQueueOptions = (api: Api, filters: Record<string, string>) =>
  queueOptions(queue, filters, (request) => api.get('/admin/user-verifications', request));

/** A person with everything they sent. */
export const userVerificationOptions = (api: Api, userUuid: string) =>
  queueEntryOptions(queue, userUuid, (signal) =>
    api
      .get('/admin/user-verifications/{user_uuid}', { path: { user_uuid: userUuid }, signal })
      .orNull('USER_NOT_FOUND'),
  );

/** Decides on a person's documents. */
export function useDecideOnUser(userUuid: string) {
  const api = useApi();
  return useQueueMutation(queue, (json: UserDecision) =>
    api.post('/admin/user-verifications/{user_uuid}/decision', { path: { user_uuid: userUuid }, json }),
  );
}

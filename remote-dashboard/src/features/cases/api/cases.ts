import { type Answer, type Api, once, type RequestOf, useApi } from '@drove/api-client';
import { queueEntryOptions, queueOptions, useQueueMutation } from '../../../api/queue';

const queue = 'cases';
export type QueuedCase = Answer<'GET /admin/cases'>['cases'][number];
export type Case = Answer<'GET /admin/cases/{case_uuid}'>;

/** Messages to support: open cases, the longest waiting first, or those of another status. */
export const caseQueueOptions = (api: Api, filters: Record<string, string>) =>
  queueOptions(queue, filters, (request) => api.get('/admin/cases', request));

/** A case with its conversation. */
export const caseOptions = (api: Api, caseUuid: string) =>
  queueEntryOptions(queue, caseUuid, (signal) =>
    api.get('/admin/cases/{case_uuid}', { path: { case_uuid: caseUuid }, signal }).orNull('CASE_NOT_FOUND'),
  );

/** Replies to a case; sent again after its answer was lost, the same reply goes out once. */
export function useReplyToCase(caseUuid: string) {
  const api = useApi();
  return useQueueMutation(queue, (json: RequestOf<'POST /admin/cases/{case_uuid}/replies'>) =>
    once(JSON.stringify(['reply', caseUuid, json]), (headers) =>
      api.post('/admin/cases/{case_uuid}/replies', { path: { case_uuid: caseUuid }, json, headers }),
    ),
  );
}

/** Closes a case without a reply, or opens it again. */
export function useSetCaseStatus(caseUuid: string) {
  const api = useApi();
  return useQueueMutation(queue, (json: RequestOf<'POST /admin/cases/{case_uuid}/status'>) =>
    api.post('/admin/cases/{case_uuid}/status', { path: { case_uuid: caseUuid }, json }),
  );
}

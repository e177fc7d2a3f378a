import { answer, startFakeApi as startEmptyApi, type Asked } from 'api-client/testing';
import { http, HttpResponse } from 'msw';
import { TEST_API_URL } from 'shared-auth/testing';

/** Every page asks for the bell's list; a test that is about it answers for itself. */
const nothingToTell = http.get(`${TEST_API_URL}/my/notifications`, () =>
  HttpResponse.json({ notifications: [], unread: 0, has_more: false, next_cursor: null }),
);

/** The fake API of a test file: whatever a test did not expect to be asked fails it, but for the bell's list. */
export const startFakeApi = () => startEmptyApi(nothingToTell);

/** Answers for whatever document is read, by a link as the API makes them. Returns the links that were made. */
export function answerDocuments(content: Blob): Asked[] {
  answer('get', 'documents/:document_uuid/file', () => new Response(content));
  return answer('post', 'documents/:document_uuid/links', {
    url: '/documents/one/file?token=secret',
    expires_at: '2099-01-01T00:00:00.000Z',
  });
}

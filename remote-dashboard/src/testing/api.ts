import { answer, startFakeApi as startAnyFakeApi, type ReceivedRequest } from '@drove/api-client/testing';
import { TEST_API_URL } from '@drove/shared-auth/testing';

/**
 * The fake API of a test file: whatever a test did not expect to be asked fails it. No payment is disputed unless the test
 * says so: each of an administrator's pages about a trip asks.
 */
export function startFakeApi(): void {
  startAnyFakeApi();
  beforeEach(() => void answer('get', 'admin/disputes', { disputes: [] }));
  // The account’s page always asks.
  beforeEach(() => void answer('get', 'my/notification-preferences', { topics: [] }));
  // Charts warn of having no size, which nothing has in jsdom, unless sizes cannot be asked for.
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'ResizeObserver'));
}

/** Answers for whatever document is read, by a link as the API makes them. Returns the links that were made. */
export function answerDocuments(content: Blob): ReceivedRequest[] {
  answer('get', 'documents/:document_uuid/file', () => new Response(content));
  return answer('post', 'documents/:document_uuid/links', {
    url: `${TEST_API_URL}/documents/one/file?token=secret`,
    expires_at: '2099-01-01T00:00:00.000Z',
  });
}

import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { TEST_API_URL } from './test-api-url';

/**
 * Sends a request of its own and waits for its answer: by then the requests before it have reached the fake backend, and
 * the answers before it have reached the session. For showing that something does not happen.
 */
export async function answersSoFar(server: SetupServer): Promise<void> {
  server.use(http.get(`${TEST_API_URL}/round-trip`, () => new HttpResponse('here')));
  await act(async () => void (await (await fetch(`${TEST_API_URL}/round-trip`)).text()));
}

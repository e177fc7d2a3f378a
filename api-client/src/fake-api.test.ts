import { expectConsoleError } from '@drove/tooling/jest/expect-console';
import { TEST_API_URL } from '@drove/shared-auth/testing';
import { answer, startFakeApi } from './testing';

startFakeApi();

const report = {
  message_uuid: '00000000-0000-4000-8000-000000000001',
  text: 'Rude',
  may_read_messages: false,
};
const address = `${TEST_API_URL}/my/threads/00000000-0000-4000-8000-000000000002/report`;
const send = (url: string, headers: Record<string, string>, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('takes what the API takes', async () => {
  answer('post', 'my/threads/:thread_uuid/report', { case_number: 7 });
  expect((await send(address, { 'idempotency-key': 'one' }, report)).status).toBe(200);
});

it.each([
  ['without its key', {}, report, /header "idempotency-key" is missing/],
  [
    'with a body of another shape',
    { 'idempotency-key': 'one' },
    { ...report, text: 5 },
    /text must be string/,
  ],
  ['with a field too many', { 'idempotency-key': 'one' }, { ...report, why: '' }, /must NOT have additional/],
])('refuses a request %s, and fails the test', async (_case, headers, body, violation) => {
  expectConsoleError(violation);
  answer('post', 'my/threads/:thread_uuid/report', { case_number: 7 });
  expect((await send(address, headers, body)).status).toBe(400);
});

it('refuses an operation and a query that the API does not have', async () => {
  expectConsoleError('no such operation');
  expectConsoleError('query "colour" is not known');
  answer('get', 'my/wishes', []);
  answer('get', 'cars', { items: [] });
  expect((await fetch(`${TEST_API_URL}/my/wishes`)).status).toBe(400);
  expect((await fetch(`${TEST_API_URL}/cars?colour=red`)).status).toBe(400);
});

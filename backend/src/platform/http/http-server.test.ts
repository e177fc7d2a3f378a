import assert from 'node:assert/strict';
import { once } from 'node:events';
import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { listen } from './listen.js';
import { declaredStatuses, type Responses } from '../../../testing/declared-statuses.js';
import { openapiDocument } from './openapi.js';
import { problemCodes } from './problem.js';

const timeouts = {
  headersTimeoutMs: 300,
  requestTimeoutMs: 600,
  keepAliveTimeoutMs: 2_000,
  checkEveryMs: 50,
};
const head = 'Host: localhost\r\nConnection: close\r\n';
const long = 'a'.repeat(20_000);

const isLoopback = (host: string) =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === host));

/** What is sent to the server, and how it refuses it. */
const refused: [what: string, sent: string, status: number, code: string][] = [
  ['what is no HTTP', 'HELLO\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a malformed header', `GET /cars HTTP/1.1\r\n${head}bad header\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  ['a request without a host', 'GET /cars HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  [
    'two lengths',
    `POST /login HTTP/1.1\r\n${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    'MALFORMED_REQUEST',
  ],
  [
    'a malformed chunk',
    `POST /login HTTP/1.1\r\n${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'MALFORMED_REQUEST',
  ],
  [
    'long chunk extensions',
    `POST /login HTTP/1.1\r\n${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1;${long}\r\n`,
    413,
    'BODY_TOO_LARGE',
  ],
  ['a long header', `GET /cars HTTP/1.1\r\n${head}X-Long: ${long}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['a long address', `GET /${long} HTTP/1.1\r\n${head}\r\n`, 431, 'HEADERS_TOO_LARGE'],
  [
    'a long part of an address',
    `GET /cars/${'a'.repeat(200)} HTTP/1.1\r\n${head}\r\n`,
    414,
    'ADDRESS_TOO_LONG',
  ],
  ['an address that cannot be decoded', `GET /%ff HTTP/1.1\r\n${head}\r\n`, 400, 'MALFORMED_REQUEST'],
  ['an expectation', `GET /cars HTTP/1.1\r\n${head}Expect: coffee\r\n\r\n`, 417, 'MALFORMED_REQUEST'],
  ['a request for a tunnel', `CONNECT example.test:443 HTTP/1.1\r\n${head}\r\n`, 400, 'MALFORMED_REQUEST'],
  ['headers that do not end', `GET /cars HTTP/1.1\r\n${head}`, 408, 'REQUEST_TIMEOUT'],
  [
    'a body that does not come',
    `POST /login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
    408,
    'REQUEST_TIMEOUT',
  ],
  [
    'a body with a length that is too large',
    `POST /login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 16385\r\n\r\n${' '.repeat(16_385)}`,
    413,
    'BODY_TOO_LARGE',
  ],
  [
    'a text that is no JSON',
    `POST /login HTTP/1.1\r\n${head}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
];

describe('the HTTP server', () => {
  let testApp: TestApp;
  let port: number;
  const slow = heldRequest();
  before(async () => {
    testApp = await startTestApp({}, { timeouts });
    testApp.app.get('/slow', { schema: { operationId: 'answerSlowly', response: {} } }, slow.handle);
    port = await listen(testApp.app, { host: 'localhost', port: 0 });
  });
  after(() => testApp.close());

  async function send(host: string, bytes: string): Promise<{ status: number; type: string; body: string }> {
    const socket = connect(port, host);
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(bytes);
    await once(socket, 'close');
    const [headers = '', body = ''] = answer.split('\r\n\r\n');
    const type = /^content-type: (.*)$/im.exec(headers)?.[1] ?? '';
    return { status: Number(headers.slice(9, 12)), type, body };
  }

  for (const host of ['127.0.0.1', '::1']) {
    const options = { skip: !isLoopback(host) && `This computer has no ${host}` };
    it(`refuses in the shape of the API at ${host}`, options, async () => {
      await Promise.all(
        refused.map(async ([what, bytes, status, code]) => {
          const answer = await send(host, bytes);
          assert.equal(answer.status, status, `${what}: ${JSON.stringify(answer)}`);
          assert.equal(answer.type, 'application/json; charset=utf-8', what);
          const body = JSON.parse(answer.body) as { code: string; message: string };
          assert.deepEqual(Object.keys(body), ['code', 'message'], what);
          assert.equal(body.code, code, what);
          assert.ok(problemCodes.some((known) => known === code));
        }),
      );
    });
  }

  it('answers every method of Node in the same shape', async () => {
    for (const method of METHODS.filter((name) => !['CONNECT', 'HEAD', 'OPTIONS'].includes(name))) {
      const { status, body } = await send(
        '127.0.0.1',
        `${method} /nothing HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`,
      );
      const { code } = JSON.parse(body) as { code: string };
      // Some that Node lists its parser does not take yet.
      assert.ok(
        (status === 404 && code === 'NOT_FOUND') || (status === 400 && code === 'MALFORMED_REQUEST'),
        `${method}: ${status} ${code}`,
      );
    }
  });

  it('declares in the OpenAPI document the refusals before a route', () => {
    const { paths } = openapiDocument(testApp.app) as {
      paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
    };
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { operationId, responses }] of Object.entries(methods)) {
        const expected = [400, 408, 417, 431];
        if (path.includes('{')) expected.push(414);
        if (['post', 'put', 'patch'].includes(method)) expected.push(413, 415);
        const missing = expected.filter((status) => !declaredStatuses(responses).has(status));
        assert.deepEqual(missing, [], operationId);
      }
    }
  });

  it('answers 503 to a request on an open connection while it closes', async () => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    ask('/slow');
    await slow.begun;
    const closed = testApp.app.close();
    await new Promise((resolve) => setImmediate(resolve));
    ask('/cars');
    slow.end();
    await Promise.all([once(socket, 'close'), closed]);
    assert.match(answer, /^HTTP\/1\.1 200 /);
    assert.match(answer, /"code":"SERVICE_UNAVAILABLE"/);
  });
});

/** A request that is answered when the test says so. */
function heldRequest() {
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    begun,
    end,
    handle: async () => {
      begin();
      await ended;
      return {};
    },
  };
}

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { killStartedProcesses, startProcess, type StartedProcess } from '../testing/child-process.js';
import { embeddedTemplate } from '../testing/embedded-template.js';
import { startOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver.js';
import { createPostgresDatabase, testPostgresUrl } from '../testing/test-database.js';
import { until } from '../testing/until.js';
import { queues } from './business-metrics.repository.js';

describe('an observed process', () => {
  let receiver: OtlpReceiver;
  let backend: StartedProcess;
  let url: string;
  let metricsUrl: string;
  let dataDirectory: string;
  let dropDatabase: () => Promise<void> = () => Promise.resolve();

  before(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
    receiver = await startOtlpReceiver();
    const database: Record<string, string> = {};
    if (testPostgresUrl() === undefined) {
      await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true });
    } else {
      const created = await createPostgresDatabase();
      dropDatabase = created.drop;
      database['DATABASE_URL'] = created.url;
    }
    backend = startProcess('src/main.ts', {
      BACKEND_PORT: '0',
      DATA_DIR: dataDirectory,
      SEED_DEMO: 'false',
      ...database,
      METRICS_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    });
    [, url = ''] = await backend.untilPrinted(/Backend ready: (\S+)/);
    [, metricsUrl = ''] = await backend.untilPrinted(/Metrics: (\S+)/);
  });
  after(async () => {
    await killStartedProcesses();
    receiver.stop();
    await dropDatabase();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  const exported = async <Value>(find: () => Value | undefined) => await until(find, () => backend.output());

  it('sends one trace for a request and its statements, without values, and logs its id', async () => {
    const secret = 'made-up-place';
    assert.equal((await fetch(`${url}/cars?place=${secret}`)).status, 200);
    const server = await exported(() => receiver.spans.find(({ name }) => name === 'GET /cars'));
    const statement = await exported(() =>
      receiver.spans.find(
        ({ name, parentSpanId }) => name.startsWith('SELECT') && parentSpanId === server.spanId,
      ),
    );
    assert.equal(statement.traceId, server.traceId);
    assert.doesNotMatch(JSON.stringify(receiver.spans), new RegExp(secret));
    // What is printed comes by another way than what is exported.
    const ofRequest = `"trace_id":"${server.traceId}"`;
    await backend.untilPrinted(new RegExp(`${ofRequest}.*request completed`));
  });

  it('keeps the trace of a request whose body arrives later than its headers', async () => {
    const load = { remote: 'remote-auth', version: 'aaa', attempt: 1, phase: 'remote', duration_ms: 1 };
    const body = JSON.stringify({ loads: [{ ...load, overridden: false }], browser: 1 });
    const slow = request(`${url}/telemetry/remote-loads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
    await new Promise((resolve) => slow.write(body.slice(0, 5), resolve));
    // The backend reads what came before this first.
    await fetch(`${url}/health/live`);
    slow.end(body.slice(5));
    assert.equal((await answered)[0].statusCode, 204);
    const span = await exported(() =>
      receiver.spans.find(({ name }) => name === 'POST /telemetry/remote-loads'),
    );
    await exported(() =>
      receiver.spans.find(
        ({ name, parentSpanId }) => name.startsWith('INSERT') && parentSpanId === span.spanId,
      ),
    );
  });

  it('ignores the trace of a client that is not behind a trusted proxy', async () => {
    const traceId = 'a'.repeat(32);
    await fetch(`${url}/places?q=a`, { headers: { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` } });
    await exported(() => receiver.spans.find(({ name }) => name.startsWith('GET /places')));
    assert.ok(!receiver.spans.some((span) => span.traceId === traceId));
  });

  it('traces each run of a job', async () => {
    const run = await exported(() => receiver.spans.find(({ name }) => name === 'job expire holds'));
    const statement = receiver.spans.find(({ parentSpanId }) => parentSpanId === run.spanId);
    assert.match(statement?.name ?? '', /SELECT/);
  });

  it('exposes requests, statements, the pool, jobs, the process and the business to Prometheus', async () => {
    await fetch(`${url}/health`);
    await fetch(`${url}/made-up-by-a-client`);
    const response = await fetch(metricsUrl);
    const text = await response.text();
    assert.match(text, /^http_server_request_duration_count\{[^}]*http_route="\/health"[^}]*\} [1-9]/m, text);
    assert.match(text, /^db_client_operation_duration_count\{[^}]*db_operation_name="SELECT"/m);
    assert.match(text, /^db_client_connection_max \d+/m);
    assert.match(text, /^job_run_duration_count\{[^}]*name="expire holds"[^}]*outcome="ok"/m);
    assert.match(text, /^job_queue_duration_count\{[^}]*queue="regular"[^}]*\} [1-9]/m);
    assert.match(text, /^nodejs_eventloop_delay_p99/m);
    assert.match(text, /^marketplace_holds 0/m);
    for (const queue of queues)
      assert.match(text, new RegExp(`^marketplace_queue_age\\S*queue="${queue}"`, 'm'));
    assert.match(text, /^marketplace_failures\{kind="refund_failed"\} 0/m);
    assert.doesNotMatch(text, /made-up-by-a-client/);
    assert.equal((await fetch(metricsUrl.replace('/metrics', '/'))).status, 404);
    await exported(() => (receiver.metrics.has('http.server.request.duration') ? true : undefined));
  });

  it('exits cleanly, and flushes the spans that were not sent yet', async () => {
    receiver.spans.length = 0;
    await fetch(`${url}/cars`);
    assert.equal(await backend.end('SIGTERM'), 0);
    assert.ok(receiver.spans.some(({ name }) => name === 'GET /cars'));
  });
});

it('an unobserved process loads no module of OpenTelemetry', () => {
  const folder = join(import.meta.dirname, 'platform/observability');
  const loading = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes("from '@opentelemetry/"))
    .map((file) => join(import.meta.dirname, file));
  assert.ok(loading.length > 3);
  for (const file of loading) assert.ok(file.startsWith(folder), file);
  // What the rest of the backend imports of the folder: only files that load nothing.
  const light = ['observability', 'observability-settings', 'observe-jobs'].map((name) =>
    join(folder, `${name}.ts`),
  );
  for (const file of light) {
    assert.ok(!loading.includes(file), file);
    const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*from '\.\/(\S+)\.js'/gm);
    for (const [, name] of imports)
      assert.ok(light.includes(join(folder, `${name}.ts`)), `${file} imports ${name}`);
  }
});

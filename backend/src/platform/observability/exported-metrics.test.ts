import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { parser } from '@prometheus-io/lezer-promql';
import { fastify } from 'fastify';
import { parse } from 'yaml';
import { until } from '../../../testing/until.js';
import type { App } from '../http/app-types.js';
import type { Observability } from './observability.js';
import { startObservability } from './start-observability.js';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  repeat?: string;
  targets?: { expr: string }[];
}

const root = new URL('../../../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
/** Made by Prometheus itself, about each process that it asks. */
const ofPrometheus = ['up', 'target_info'];

/** Names of metrics in an expression. */
function namesIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: (node) => {
      assert.ok(!node.type.isError, `not PromQL near ${node.from}: ${expression}`);
      if (node.name === 'Identifier') names.push(expression.slice(node.from, node.to));
    },
  });
  return names;
}

describe('the dashboard and the alert rules', () => {
  let observability: Observability;
  let exported: Set<string>;
  let rules: Rule[];
  let panels: Panel[];

  before(async () => {
    const started = await startObservability({
      traces: false,
      metrics: false,
      serviceName: 'test',
      continueTraces: false,
      prometheus: { host: '127.0.0.1', port: 0 },
    });
    assert.ok(started !== undefined);
    observability = started;
    const { childLoggerFactory, addHooks } = observability.requests;
    const app = fastify({ childLoggerFactory }) as App;
    addHooks(app);
    app.get('/', () => 'ok');
    await app.inject('/');
    const query = { sql: 'select 1', parameters: [], query: {} as never, queryId: {} as never };
    observability.onStatement({ level: 'query', query, queryDurationMillis: 1 });
    observability.observePool(() => ({ open: 1, idle: 1, waiting: 0, limit: 1 }));
    await observability.observeJob('a job', () => Promise.resolve());
    observability.onJobFinished({ name: 'a job', queue: 'payments', queueMs: 1, failed: false });
    await observability.observeProviderCall('capture', () => Promise.resolve());
    observability.countRelease({ part: 'remote-auth', version: 'aaa', what: 'loaded', reports: 1 });
    observability.observeBusiness(() =>
      Promise.resolve([
        { name: 'marketplace.holds', value: 1 },
        { name: 'marketplace.queue.size', value: 1 },
        { name: 'marketplace.queue.age', value: 1 },
        { name: 'marketplace.failures', value: 1 },
      ]),
    );
    // The delay of the event loop is exported once it was measured a few times.
    const text = await until(async () => {
      const metrics = await (await fetch(observability.metricsUrl ?? '')).text();
      return metrics.includes('nodejs_eventloop_delay_p99') && metrics;
    });
    exported = new Set([...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name = '']) => name));
    const alerts = parse(await read('deployment/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
    rules = alerts.groups.flatMap((group) => group.rules);
    ({ panels } = JSON.parse(await read('deployment/grafana/dashboard.json')) as { panels: Panel[] });
  });
  after(() => observability.stop());

  it('have names of their own', () => {
    const names = rules.map(({ alert }) => alert);
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  it('name only metrics that the backend exports', () => {
    const expressions = [
      ...rules.map(({ alert, expr }) => [alert, expr] as const),
      ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    assert.ok(expressions.length > 30);
    for (const [where, expression] of expressions) {
      // Grafana's own variables stand where a duration or a value does.
      const names = namesIn(expression.replaceAll('$__rate_interval', '5m').replaceAll('$job', '.*'));
      assert.ok(names.length > 0, where);
      for (const name of names) {
        assert.ok(exported.has(name) || ofPrometheus.includes(name), `${where}: ${name} is not exported`);
      }
    }
  });

  it('cover the four golden signals and the business', () => {
    const titles = panels.map(({ title }) => title);
    for (const title of ['Traffic', 'Latency', 'Errors', 'Saturation', 'Business']) {
      assert.ok(titles.includes(title), title);
    }
  });

  it('have a row for each part of the app, with its loads, faults and vitals by version', async () => {
    const at = panels.findIndex(({ repeat }) => repeat === 'part');
    const row = panels.slice(at + 1, at + 4);
    const whats = ['loaded', 'error', 'lcp_good'];
    for (const [index, what] of whats.entries()) {
      const expression = row[index]?.targets?.[0]?.expr ?? '';
      assert.ok(expression.includes('part="$part"'), expression);
      assert.match(expression, new RegExp(`by \\(version.*what=~?"${what}\\b`));
    }
    assert.match(
      await read('deployment/grafana/dashboard.json'),
      /label_values\(release_reports_total, part\)/,
    );
  });

  it('match the entries of the runbook one to one', async () => {
    const [, section = ''] = (await read('docs/on-call.md')).split('## Alerts of the backend');
    const anchors = [...section.matchAll(/^### (.+)$/gm)].map(
      ([, heading = '']) => `docs/on-call.md#${heading.toLowerCase().replaceAll(' ', '-')}`,
    );
    const runbooks = rules.map(({ annotations }) => annotations.runbook);
    assert.deepEqual(runbooks.sort(), anchors.sort());
    for (const { alert, annotations } of rules) assert.ok(annotations.summary.length > 10, alert);
  });
});

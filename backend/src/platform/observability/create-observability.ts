import type { Measurement } from './observability.js';
import type { Meter } from '@opentelemetry/api';
import { context, isSpanContextValid, metrics, trace } from '@opentelemetry/api';
import type { MetricReader } from '@opentelemetry/sdk-metrics';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { createCallObserver } from './observe-calls.js';
import { observePool } from './observe-pool.js';
import { observeProcess } from './observe-process.js';
import { createQueueObserver } from './observe-queues.js';
import { createReleaseCounter } from './observe-releases.js';
import { createRequestObserver } from './observe-requests.js';
import { createStatementObserver } from './observe-statements.js';
import type { Observability } from './observability.js';
import type { ObservabilitySettings } from './observability-settings.js';
import { servePrometheus } from './serve-prometheus.js';

const gauges: Record<Measurement['name'], { unit?: string; description: string }> = {
  'marketplace.holds': { description: 'Cars held for customers who have not paid yet' },
  'marketplace.queue.size': { description: 'What is due and not done yet, by queue' },
  'marketplace.queue.age': { unit: 's', description: 'How long the first of it has been due' },
  'marketplace.failures': { description: 'What failed and does not mend itself, by kind' },
};

/** Reads business numbers at each collection. All processes on a database see the same: take the largest, not the sum. */
function observeBusiness(meter: Meter, read: () => Promise<Measurement[]>): void {
  const byName = new Map(
    Object.entries(gauges).map(([name, options]) => [name, meter.createObservableGauge(name, options)]),
  );
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, value, labels } of await read()) {
        const gauge = byName.get(name);
        if (gauge !== undefined) result.observe(gauge, value, labels);
      }
    },
    [...byName.values()],
  );
}

/** Names what makes the spans and metrics, as OpenTelemetry wants it. */
const scope = 'car-rental-backend';

/** Loads and starts OpenTelemetry; only `startObservability` imports this file, when something is asked for. */
export async function createObservability(settings: ObservabilitySettings): Promise<Observability> {
  const prometheus = settings.prometheus && (await servePrometheus(settings.prometheus));
  const readers: MetricReader[] = prometheus === undefined ? [] : [prometheus.reader];
  if (settings.metrics) readers.push(await openOtlpReader());
  const sdk = new NodeSDK({
    serviceName: settings.serviceName,
    metricReaders: readers,
    // From the standard variables, or none: undefined would be their default, a collector on this computer.
    ...(settings.traces ? {} : { spanProcessors: [] }),
    // Logs are lines on standard output.
    logRecordProcessors: [],
    instrumentations: [new RuntimeNodeInstrumentation()],
  });
  sdk.start();

  const parts = { tracer: trace.getTracer(scope), meter: metrics.getMeter(scope) };
  observeProcess(parts.meter);
  return {
    requests: createRequestObserver(parts, settings),
    onStatement: createStatementObserver(parts),
    observePool: (read) => {
      observePool(parts.meter, read);
    },
    observeJob: createCallObserver(parts, { span: 'job', metric: 'job.run.duration' }),
    onJobFinished: createQueueObserver(parts.meter),
    observeProviderCall: createCallObserver(parts, {
      span: 'payment provider',
      metric: 'payment.provider.call.duration',
    }),
    countRelease: createReleaseCounter(parts.meter),
    observeBusiness: (read) => {
      observeBusiness(parts.meter, read);
    },
    logFields: () => {
      const span = trace.getSpan(context.active())?.spanContext();
      return span === undefined || !isSpanContextValid(span)
        ? {}
        : { trace_id: span.traceId, span_id: span.spanId };
    },
    metricsUrl: prometheus?.url,
    stop: async () => {
      // A collector that does not answer must not keep the process from ending.
      await sdk.shutdown().catch(() => undefined);
      await prometheus?.stop();
    },
  };
}

/** The exporter of the protocol that the standard variables name. */
async function openOtlpReader(): Promise<MetricReader> {
  const environment = process.env;
  const protocol =
    environment['OTEL_EXPORTER_OTLP_METRICS_PROTOCOL'] ?? environment['OTEL_EXPORTER_OTLP_PROTOCOL'];
  const { OTLPMetricExporter } =
    protocol === 'grpc'
      ? await import('@opentelemetry/exporter-metrics-otlp-grpc')
      : protocol === 'http/json'
        ? await import('@opentelemetry/exporter-metrics-otlp-http')
        : await import('@opentelemetry/exporter-metrics-otlp-proto');
  const everyMs = Number(environment['OTEL_METRIC_EXPORT_INTERVAL'] ?? 60_000);
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, 30_000),
  });
}

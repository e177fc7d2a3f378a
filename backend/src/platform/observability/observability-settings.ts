import type { Static } from 'typebox';
import { refuseSetting } from '../configuration/configuration-error.js';
import { flag, optionalNumber, settings, text, url } from '../configuration/setting.js';

export const observabilityEnvironment = settings('Observability', {
  METRICS_PORT: optionalNumber(
    { from: 0, to: 65_535 },
    'Serves metrics for Prometheus at `/metrics` on this port; none without it. 0 chooses a free one.',
  ),
  METRICS_HOST: text(
    'The address of that port. Nothing protects it but the network: name one that only Prometheus reaches.',
    { defaultText: '`127.0.0.1`' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'Sends traces and metrics to this collector. Every other `OTEL_…` variable (headers, protocol, sampler, resource) is read as [the standard](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/) has it.',
    { example: 'http://collector:4318' },
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(['http:', 'https:'], 'Traces alone, or elsewhere.'),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: url(['http:', 'https:'], 'Metrics alone, or elsewhere.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: text('`http/protobuf`, `http/json` or `grpc`.', {
    defaultText: '`http/protobuf`',
  }),
  OTEL_SERVICE_NAME: text('The name of this service in traces and metrics.', {
    defaultText: '`car-rental-backend`',
  }),
  OTEL_SDK_DISABLED: flag('Sends nothing, whatever else is set.'),
});

/** What leaves the process to be looked at, and how; nothing of it unless it is asked for. */
export interface ObservabilitySettings {
  traces: boolean;
  metrics: boolean;
  /** Where Prometheus finds metrics; undefined: nowhere. */
  prometheus: { host: string; port: number } | undefined;
  serviceName: string;
  /** Whether a trace that a request's headers name is continued: only from behind our own proxy. */
  continueTraces: boolean;
}

/**
 * METRICS_PORT, METRICS_HOST and the standard variables of OpenTelemetry.
 *
 * @param apiPort which the metrics must not share
 * @throws ConfigurationError naming the variable
 */
export function readObservabilitySettings(
  environment: Static<typeof observabilityEnvironment>,
  { apiPort, isBehindProxy }: { apiPort: number; isBehindProxy: boolean },
): ObservabilitySettings {
  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  if (host !== undefined && port === undefined) {
    throw refuseSetting('METRICS_HOST', 'has no effect without METRICS_PORT');
  }
  if (port !== undefined && port !== 0 && port === apiPort) {
    throw refuseSetting('METRICS_PORT', 'must be another port than BACKEND_PORT');
  }
  const isOn = environment.OTEL_SDK_DISABLED !== true;
  const everything = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    traces: isOn && (environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? everything) !== undefined,
    metrics: isOn && (environment.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? everything) !== undefined,
    prometheus: port === undefined ? undefined : { host: host ?? '127.0.0.1', port },
    serviceName: environment.OTEL_SERVICE_NAME ?? 'car-rental-backend',
    continueTraces: isBehindProxy,
  };
}

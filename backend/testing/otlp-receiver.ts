import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP's JSON has it. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Names of the metrics that have arrived. */
  metrics: Set<string>;
  stop: () => void;
}

interface Export {
  resourceSpans?: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

/** A collector that keeps what it is sent with `OTEL_EXPORTER_OTLP_PROTOCOL=http/json`. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const metrics = new Set<string>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans = [], resourceMetrics = [] } = body as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      for (const { scopeMetrics } of resourceMetrics) {
        for (const scope of scopeMetrics) for (const { name } of scope.metrics) metrics.add(name);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

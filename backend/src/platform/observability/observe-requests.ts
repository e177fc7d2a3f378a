import type { IncomingMessage } from 'node:http';
import {
  context,
  INVALID_SPAN_CONTEXT,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Meter,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { durationBuckets } from './duration-buckets.js';
import type { RequestObserver } from './observability.js';

interface UnderWay {
  span: Span;
  context: Context;
  beganMs: number;
}

/** What supervisors ask every few seconds is counted, and is no trace. */
const untraced = /^\/health(?:\/|$|\?)/;

/**
 * A span and a measurement for each request. Labels are the route's pattern, the method and the status: an address that a
 * client made up never becomes a label.
 */
export function createRequestObserver(
  { tracer, meter }: { tracer: Tracer; meter: Meter },
  { continueTraces }: { continueTraces: boolean },
): RequestObserver {
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'From the first line of a request to the last byte of its answer',
    advice: { explicitBucketBoundaries: durationBuckets },
  });
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Requests under way',
  });
  const underWay = new WeakMap<IncomingMessage, UnderWay>();

  function begin(request: IncomingMessage): UnderWay {
    const parent = continueTraces ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const isTraced = !untraced.test(request.url ?? '');
    const span = isTraced
      ? tracer.startSpan(request.method ?? 'GET', { kind: SpanKind.SERVER }, parent)
      : trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
    const begun = { span, context: trace.setSpan(parent, span), beganMs: performance.now() };
    underWay.set(request, begun);
    return begun;
  }

  function end({ span, beganMs }: UnderWay, request: FastifyRequest, status: number, wasCut: boolean): void {
    const route = request.routeOptions.url ?? 'none';
    const labels = {
      'http.request.method': knownMethod(request.method),
      'http.route': route,
      'http.response.status_code': status,
      ...(wasCut ? { 'error.type': 'connection_closed' } : {}),
    };
    durations.record((performance.now() - beganMs) / 1000, labels);
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ ...labels, 'app.request_id': request.id });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  return {
    childLoggerFactory: (logger, bindings, options, rawRequest) => {
      const span = begin(rawRequest).span.spanContext();
      const fields = isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
      return logger.child({ ...bindings, ...fields }, options);
    },
    addHooks: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const begun = underWay.get(request.raw) ?? begin(request.raw);
        active.add(1);
        let hasEnded = false;
        const finish = () => {
          if (hasEnded) return;
          hasEnded = true;
          active.add(-1);
          end(begun, request, reply.raw.statusCode, !reply.raw.writableFinished);
        };
        reply.raw.once('finish', finish);
        reply.raw.once('close', finish);
        context.with(begun.context, done);
      });
      // A body arrives in events of the connection, which know nothing of the request's context.
      app.addHook('preValidation', (request, _reply, done) => {
        context.with(underWay.get(request.raw)?.context ?? ROOT_CONTEXT, done);
      });
    },
  };
}

/** A client may send any word as a method. */
function knownMethod(method: string): string {
  return /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method) ? method : '_OTHER';
}

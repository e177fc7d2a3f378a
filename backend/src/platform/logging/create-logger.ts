import type { FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { isError, messageOf, toLoggedError } from './logged-error.js';
import { redacted, redactText, secretPaths } from './redaction.js';

/**
 * The only way to a logger: lines of JSON without tokens, query strings and what is personal in errors. A request is
 * logged by its method, its path and its address; the names of secret fields and secret-looking text are in
 * `redaction.ts`.
 *
 * @param destination where lines go; standard output without it
 * @param traceFields the trace that a line belongs to, which a request's logger already has
 */
export function createLogger(
  level: string,
  destination?: DestinationStream,
  traceFields?: () => Record<string, string>,
): Logger {
  const options: LoggerOptions = {
    level,
    ...(traceFields === undefined ? {} : { mixin: withTrace(traceFields) }),
    redact: { paths: secretPaths, censor: redacted },
    serializers: {
      req: toLoggedRequest,
      err: (value: unknown) => (isError(value) ? toLoggedError(value) : value),
    },
    formatters: { log: withSafeErrors },
    hooks: { logMethod: withoutMessageOfError, streamWrite: redactText },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function withTrace(traceFields: () => Record<string, string>): NonNullable<LoggerOptions['mixin']> {
  return (_line, _level, logger) => ('trace_id' in logger.bindings() ? {} : traceFields());
}

/** Prints an error for the person at the terminal who started the process, as it would be logged. */
export function printError(sentence: string, error: unknown): void {
  console.error(redactText(sentence), JSON.stringify(toLoggedError(error), undefined, 2));
}

function toLoggedRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: request.url.split('?', 1)[0],
    route: request.routeOptions.url,
    remoteAddress: request.ip,
  };
}

/** An error under any name, not only `err`. */
function withSafeErrors(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object);
  if (!entries.some(([, value]) => isError(value))) return object;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isError(value) ? toLoggedError(value) : value]),
  );
}

/** Pino takes an error's message for the line's when there is none; that one is not redacted as errors are. */
function withoutMessageOfError(this: Logger, args: unknown[], method: (...given: unknown[]) => void): void {
  const [first, ...rest] = args;
  const error = isError(first) ? first : (first as { err?: unknown } | null | undefined)?.err;
  if (!isError(error)) {
    method.apply(this, args);
    return;
  }
  method.apply(this, [
    isError(first) ? { err: error } : first,
    ...(rest.length === 0 ? [messageOf(error)] : rest),
  ]);
}

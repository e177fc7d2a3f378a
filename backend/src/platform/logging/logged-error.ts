import { redacted, redactText } from './redaction.js';

/**
 * What is logged of an error. Libraries put rows, parameters, requests and mail addresses into other properties, so that
 * only these are taken.
 */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [safeProperty: string]: unknown;
}

/** Names and numbers of things, never values that a person gave us. */
const safeProperties = [
  ...['code', 'errno', 'syscall', 'status', 'statusCode', 'responseCode', 'requestId', 'decline_code'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'routine'],
];

const deepestCause = 5;
const longestMessage = 2000;

/** Whatever was thrown, as it may be logged. */
export function toLoggedError(thrown: unknown, depth = 0): LoggedError {
  if (!isError(thrown)) return { type: typeof thrown, message: 'Something that is no Error was thrown' };
  const logged: LoggedError = { type: thrown.constructor.name, message: messageOf(thrown) };
  for (const property of safeProperties) {
    const value = (thrown as unknown as Record<string, unknown>)[property];
    if (typeof value === 'number') logged[property] = value;
    if (typeof value === 'string') logged[property] = redactText(value.slice(0, 200));
  }
  logged.stack = framesOf(thrown);
  if (depth === deepestCause) return logged;
  if (thrown.cause !== undefined) logged.cause = toLoggedCause(thrown.cause, depth + 1);
  if (thrown instanceof AggregateError) {
    logged.errors = thrown.errors.slice(0, deepestCause).map((error) => toLoggedError(error, depth + 1));
  }
  return logged;
}

/** A message that may be logged, however it was made. */
export function messageOf(error: Error): string {
  const message = error.message.slice(0, longestMessage);
  return redactText(quotesInput(error) ? message.replace(/"[^]*"/, `"${redacted}"`) : message);
}

export function isError(value: unknown): value is Error {
  return value instanceof Error;
}

/** Our own refusals name their cause by a sentence. */
function toLoggedCause(cause: unknown, depth: number): LoggedError {
  return typeof cause === 'string'
    ? { type: 'string', message: redactText(cause) }
    : toLoggedError(cause, depth);
}

/** JSON that cannot be read, and the databases' errors of class 22 (data), repeat what they were given. */
function quotesInput(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return error instanceof SyntaxError || (typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code));
}

/** Where it was thrown. The message in front is left out: it is logged beside, redacted. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  const frames = start === -1 ? stack : stack.slice(start + message.length);
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim())
    .join('\n');
}

import { isError, messageOf } from '../logging/logged-error.js';

/** The first line of what an error says, or of the first of several, without secrets; the log has all of it. */
export function firstLineOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const message = isError(first) ? messageOf(first) : 'Something that is no Error was thrown';
  return message.split('\n', 1)[0]?.slice(0, 300) ?? '';
}

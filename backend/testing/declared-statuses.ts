/** What an operation of the API's document says that it may answer. */
export type Responses = Record<string, { 'x-statuses'?: number[] }>;

/** The statuses that an operation declares, those of its one description of refusals included. */
export function declaredStatuses(responses: Responses): Set<number> {
  const refusals = responses['default']?.['x-statuses'] ?? [];
  return new Set([...Object.keys(responses).map(Number), ...refusals]);
}

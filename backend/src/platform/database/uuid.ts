const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID; anything else must not reach a query, which would fail on it. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}

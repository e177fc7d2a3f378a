/** A key that no other request has; the server does what bears the same key only once. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** What a thrown value says for itself; anything may be thrown, and some of it says nothing. */
export function messageOf(error: unknown): string {
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === 'string' && error) return error;
  return 'An unexpected error, with no further detail';
}

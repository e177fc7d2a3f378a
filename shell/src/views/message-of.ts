const noDetail = 'An unexpected error, with no further detail';

/** What a thrown value says for itself; anything may be thrown, some of it says nothing, and some throws when it is read. */
export function messageOf(error: unknown): string {
  try {
    const message: unknown =
      typeof error === 'string' ? error : (error as { message?: unknown } | null)?.message;
    return typeof message === 'string' && message.trim() !== '' ? message : noDetail;
  } catch {
    return noDetail;
  }
}

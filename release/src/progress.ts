/** An error that the person at the terminal can act on: shown as its message, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** Prints one line of progress with the time since the command was started. */
export function say(text: string): void {
  console.log(`${seconds(performance.now()).padStart(6)} s  ${text}`);
}

/** `12.3` for 12345 milliseconds. */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

/** Prints what went wrong: the message alone when it is plain, everything when it is a bug of ours. */
export function sayError(error: unknown): void {
  console.error(error instanceof PlainError ? `\n${error.message}` : error);
}

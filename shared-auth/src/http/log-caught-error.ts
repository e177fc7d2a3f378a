/**
 * What a boundary caught, for the console, as React does by itself; but for what the API refused, or never answered:
 * the screen says that, and it is no fault of the code.
 */
export function logCaughtError(
  error: unknown,
  { componentStack }: { componentStack?: string | undefined },
): void {
  if (error instanceof Error && error.name === 'Refused') return;
  console.error(error, componentStack);
}

import { TemporarilyUnavailable } from './temporarily-unavailable.js';

/**
 * Does something for each of some things, one after the other. One that fails keeps no one from the others; that a
 * provider cannot be reached is no error, since the job comes round again.
 *
 * @throws AggregateError at the end, of all that failed
 */
export async function eachOf<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const thing of things) {
    try {
      await act(thing);
    } catch (error) {
      if (!(error instanceof TemporarilyUnavailable)) errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${things.length} failed`);
}

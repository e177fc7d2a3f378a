/**
 * Leaves out whatever is not needed for a failure (delta debugging): halves first, then quarters, down to single steps.
 *
 * @param withinMs after this time it is left as it is then
 */
export async function shorten(
  steps: readonly number[],
  stillFails: (steps: readonly number[]) => Promise<boolean>,
  withinMs = 600_000,
): Promise<readonly number[]> {
  let left = steps;
  const until = Date.now() + withinMs;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = left.length - size; from > -size && Date.now() <= until; from -= size) {
      const rest = left.filter((_, index) => index < from || index >= from + size);
      if (rest.length === left.length) continue;
      if (await stillFails(rest)) left = rest;
    }
  }
  return left;
}

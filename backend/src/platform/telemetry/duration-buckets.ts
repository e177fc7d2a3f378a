/** Four buckets for each doubling: what is read from them is right to about 10 %. */
const perDoubling = 4;

/** The bucket of a duration in milliseconds up to an hour: 0 to 88. */
export function durationBucket(durationMs: number): number {
  return Math.round(perDoubling * Math.log2(Math.max(1, durationMs)));
}

/**
 * The duration below which a share of the loads stays.
 *
 * @param share above 0, up to 1
 * @returns whole milliseconds, right to about 10 %; null without loads
 */
export function durationPercentile(
  buckets: { bucket: number; loads: number }[],
  share: number,
): number | null {
  const wanted = share * buckets.reduce((sum, { loads }) => sum + loads, 0);
  let reached = 0;
  for (const { bucket, loads } of buckets.toSorted((one, other) => one.bucket - other.bucket)) {
    reached += loads;
    if (reached >= wanted) return Math.round(2 ** (bucket / perDoubling));
  }
  return null;
}

export const documentLimits = {
  bytes: 10 * 1024 * 1024,
  /** Below this nobody could read a licence. */
  leastLongSide: 600,
  leastShortSide: 350,
  /** More than any camera makes; a file of a few kilobytes can claim far more and take all memory. */
  pixels: 64_000_000,
  /** Kept of a picture: small print stays legible when zoomed. */
  longestSide: 2600,
  nameLength: 100,
} as const;

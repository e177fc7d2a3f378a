export const documentLimits = {
  bytes: 10 * 1024 * 1024,
  /** Below this no one could read a licence. */
  leastLongSide: 600,
  leastShortSide: 350,
  /** Kept of a picture: small print stays legible when zoomed. */
  longestSide: 2600,
  nameLength: 100,
} as const;

export const documentLimits = {
  bytes: 10 * 1024 * 1024,
  /** Of what is kept of a picture; below this no one could read a licence. */
  leastLongSide: 600,
  leastShortSide: 350,
  /** Kept of a picture: small print stays legible when zoomed. */
  longestSide: 2600,
  nameLength: 100,
} as const;

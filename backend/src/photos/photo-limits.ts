export const photoLimits = {
  bytes: 10 * 1024 * 1024,
  perCar: 12,
  /** After it has been turned upright; below this it would be blurred even on a card. */
  leastWidth: 400,
  leastHeight: 300,
  /** More than any camera makes; a file of a few kilobytes can claim far more and take all memory. */
  pixels: 64_000_000,
} as const;

/** Widths that are kept of each photo, as far as it is wide enough; the longer side never exceeds the last. */
export const photoWidths = [400, 800, 1200, 1600] as const;

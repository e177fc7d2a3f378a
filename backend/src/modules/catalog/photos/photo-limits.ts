export const photoLimits = {
  bytes: 10 * 1024 * 1024,
  perCar: 12,
  /** Of what is kept of it, upright; below this it would be blurred even on a card. */
  leastWidth: 400,
  leastHeight: 300,
} as const;

/** Widths that are kept of each photo, as far as it is wide enough; the longer side never exceeds the last. */
export const photoWidths = [400, 640, 800, 1200, 1600] as const;

/** The widest that is kept as AVIF, too: a card's, for a screen of two pixels to one. A larger one takes long to make. */
export const widestAvif = 800;

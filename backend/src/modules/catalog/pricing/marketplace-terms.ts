/** What the marketplace charges, in basis points. What was quoted keeps the terms that it was quoted with. */
export const marketplaceTerms = {
  /** On top of the rental, from the customer. */
  customerFeeBps: 800,
  /** Kept of the rental, from the owner. */
  commissionBps: 1500,
} as const;

/** What a listing may ask, in minor units and basis points. */
export const priceLimits = {
  dailyPriceMinor: { from: 500, to: 200_000 },
  depositMinor: { from: 0, to: 500_000 },
  /** For a started hour, unless it is nothing: less than a bank can charge, or more than a day costs, makes no sense. */
  lateFeePerHourMinor: { from: 100, to: 10_000 },
  discountBps: { from: 0, to: 9_000 },
} as const;

/** From how many days on a discount applies. */
export const weeklyFromDays = 7;
export const monthlyFromDays = 30;

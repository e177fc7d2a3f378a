interface Days {
  from: string;
  to?: string;
}

/**
 * What a range becomes when a day is picked: the first pick begins it, the second ends it, a third starts a new range.
 * An earlier day than the first starts a new range as well.
 */
export function pickDay(range: Days | undefined, day: string): Days {
  if (!range || range.to !== undefined || day < range.from) return { from: day };
  return { from: range.from, to: day };
}

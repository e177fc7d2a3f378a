interface Days {
  from: string;
  to?: string;
}

/**
 * What a range becomes when a day is picked: the first pick begins it, the second ends it, a third begins anew.
 * An earlier day than the first begins anew as well.
 */
export function pickDay(range: Days | undefined, day: string): Days {
  if (!range || range.to !== undefined || day < range.from) return { from: day };
  return { from: range.from, to: day };
}

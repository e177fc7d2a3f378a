/** Whose an amount is, in minor units: the owner's, the marketplace's of the rental and of the fee, and the state's. */
export interface Split {
  payout_minor: number;
  commission_minor: number;
  fee_minor: number;
  tax_minor: number;
}

/** The parts, in the order in which borders between them are rounded. */
export const splitParts = ['payout_minor', 'commission_minor', 'fee_minor', 'tax_minor'] as const;

/** All that a split comes to. */
export function sumOf(split: Split): number {
  return splitParts.reduce((sum, part) => sum + split[part], 0);
}

/** Two splits together. */
export function plus(split: Split, other: Split): Split {
  return {
    payout_minor: split.payout_minor + other.payout_minor,
    commission_minor: split.commission_minor + other.commission_minor,
    fee_minor: split.fee_minor + other.fee_minor,
    tax_minor: split.tax_minor + other.tax_minor,
  };
}

/** What is left of a split when another is taken from it. */
export function minus(split: Split, other: Split): Split {
  return {
    payout_minor: split.payout_minor - other.payout_minor,
    commission_minor: split.commission_minor - other.commission_minor,
    fee_minor: split.fee_minor - other.fee_minor,
    tax_minor: split.tax_minor - other.tax_minor,
  };
}

/**
 * What of a split an amount takes, in the split's own proportions; parts below zero are made good first.
 *
 * @param amountMinor 0 to the split's sum
 */
export function takenOf(amountMinor: number, split: Split): Split {
  return minus(split, shareOut(sumOf(split) - amountMinor, withoutDebts(split)));
}

/** A split in whose proportions an amount can be shared out: parts below zero count as nothing. */
export function withoutDebts(split: Split): Split {
  return {
    payout_minor: Math.max(0, split.payout_minor),
    commission_minor: Math.max(0, split.commission_minor),
    fee_minor: Math.max(0, split.fee_minor),
    tax_minor: Math.max(0, split.tax_minor),
  };
}

/**
 * Shares an amount out in the proportions of a split, to the cent: the parts add up to the amount, and none is more than
 * the split's own. Each border between two parts is rounded once, half up, instead of each part.
 *
 * @param amountMinor 0 to the split's sum
 * @throws RangeError for more than there is, or for a split with parts below zero
 */
export function shareOut(amountMinor: number, split: Split): Split {
  const total = sumOf(split);
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0 || amountMinor > total) {
    throw new RangeError(`${amountMinor} cannot be shared out of ${total}`);
  }
  if (splitParts.some((part) => split[part] < 0)) throw new RangeError('A part of the split is below zero');
  const shared: Split = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };
  if (total === 0) return shared;
  let before = 0;
  let given = 0;
  for (const part of splitParts) {
    before += split[part];
    const border = Number((2n * BigInt(amountMinor) * BigInt(before) + BigInt(total)) / (2n * BigInt(total)));
    shared[part] = border - given;
    given = border;
  }
  return shared;
}

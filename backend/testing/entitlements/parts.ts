/** Whose an amount is, in minor units. The second witness’ own arithmetic: nothing of it is the product’s. */
export interface Parts {
  owner: number;
  commission: number;
  fee: number;
  tax: number;
}

const names = ['owner', 'commission', 'fee', 'tax'] as const;

export const nothing: Readonly<Parts> = { owner: 0, commission: 0, fee: 0, tax: 0 };

/** Makes parts of a function of each part’s name. */
function each(amountOf: (name: keyof Parts) => number): Parts {
  const [owner, commission, fee, tax] = [
    amountOf('owner'),
    amountOf('commission'),
    amountOf('fee'),
    amountOf('tax'),
  ];
  return { owner, commission, fee, tax };
}

export function sum(parts: Parts): number {
  return parts.owner + parts.commission + parts.fee + parts.tax;
}

export function add(one: Parts, other: Parts): Parts {
  return each((name) => one[name] + other[name]);
}

export function subtract(one: Parts, other: Parts): Parts {
  return each((name) => one[name] - other[name]);
}

export function negate(parts: Parts): Parts {
  return subtract(nothing, parts);
}

/** Parts below zero count as nothing. */
export function positive(parts: Parts): Parts {
  return each((name) => Math.max(0, parts[name]));
}

/** A quotient of whole numbers, half rounded up. */
export function roundedQuotient(numerator: bigint, denominator: bigint): number {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  const isBelow = doubled < 0n && doubled % (2n * denominator) !== 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}

/** A share in basis points, half a minor unit rounded up. */
export function shareInBps(amount: number, bps: number): number {
  return roundedQuotient(BigInt(amount) * BigInt(bps), 10_000n);
}

/** An amount in the proportions of parts: each border between two of them is rounded once, half up. */
export function inProportion(amount: number, parts: Parts): Parts {
  const total = sum(parts);
  if (total === 0) return { ...nothing };
  let upTo = 0;
  let before = 0;
  const shares: number[] = [];
  for (const name of names) {
    upTo += parts[name];
    const border = roundedQuotient(BigInt(amount) * BigInt(upTo), BigInt(total));
    shares.push(border - before);
    before = border;
  }
  const [owner = 0, commission = 0, fee = 0, tax = 0] = shares;
  return { owner, commission, fee, tax };
}

/** What an amount takes of what is left: the rest keeps its proportions, and parts below zero are made good first. */
export function takenFrom(left: Parts, amount: number): Parts {
  return subtract(left, inProportion(sum(left) - amount, positive(left)));
}

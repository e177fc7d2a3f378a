/** How the embedded test provider treats a card. */
export interface TestCard {
  outcome: 'authorized' | 'requires_action' | 'failed';
  answers: 'at_once' | 'late' | 'twice' | 'never';
  failureCode?: string;
  /** False for an account that money can be taken from and not given back to. */
  takesRefunds?: boolean;
  /** False for a card on which no deposit can be set aside. */
  takesDeposits?: boolean;
  /** What it does when it is used again after it was kept; it accepts unless said. */
  whenKept?: 'asks' | 'declines';
  /** True for a customer who disputes what they have paid. */
  opensDispute?: boolean;
}

/** By number, as the README lists them; every other valid number is accepted. */
const specialCards: Record<string, TestCard> = {
  '4000000000000002': { outcome: 'failed', answers: 'at_once', failureCode: 'card_declined' },
  '4000000000009995': { outcome: 'failed', answers: 'at_once', failureCode: 'insufficient_funds' },
  '4000002760003184': { outcome: 'requires_action', answers: 'at_once', whenKept: 'asks' },
  '4000002500003155': { outcome: 'authorized', answers: 'at_once', whenKept: 'asks' },
  '4000000000009979': { outcome: 'authorized', answers: 'at_once', whenKept: 'declines' },
  '4000000000000259': { outcome: 'authorized', answers: 'late' },
  '4000000000005126': { outcome: 'authorized', answers: 'at_once', takesRefunds: false },
  '4000008260003178': { outcome: 'authorized', answers: 'at_once', takesDeposits: false },
  '4000000000002685': { outcome: 'authorized', answers: 'at_once', opensDispute: true },
  '4000000000000341': { outcome: 'authorized', answers: 'twice' },
  '4000000000000119': { outcome: 'authorized', answers: 'never' },
};

/** What a customer reads about each failure. */
export const failureMessages: Record<string, string> = {
  card_declined: 'Your card was declined. Please try another card.',
  insufficient_funds: 'There is not enough money on this card. Please try another card.',
  incorrect_number: 'This card number is not right. Please check it.',
  expired_card: 'This card has expired. Please try another card.',
  authentication_required: 'Your bank asks for a confirmation. Please pay with this card yourself.',
  not_kept: 'The card could not be used. Please try another one.',
  confirmation_refused:
    'The payment was not confirmed with your bank. Please try again, or use another card.',
};

/** How a card is treated on a day. */
export function testCardOf(
  { number, expiry_month, expiry_year }: { number: string; expiry_month: number; expiry_year: number },
  today: Date,
): TestCard {
  const digits = number.replaceAll(/[ -]/g, '');
  if (!hasCheckDigit(digits)) {
    return { outcome: 'failed', answers: 'at_once', failureCode: 'incorrect_number' };
  }
  // Good until the last day of its month.
  if (Date.UTC(expiry_year, expiry_month, 1) <= today.getTime()) {
    return { outcome: 'failed', answers: 'at_once', failureCode: 'expired_card' };
  }
  return specialCards[digits] ?? { outcome: 'authorized', answers: 'at_once' };
}

/** So long a bank keeps an amount set aside, and a deposit on a card that allows it to be extended. */
const setAsideDays = { usual: 7, extended: 30 };

/** Until when an amount stays set aside on a card: deposits longer, except on American Express. */
export function setAsideUntil(brand: string, isDeposit: boolean, now: Date): Date {
  const days = isDeposit && brand !== 'amex' ? setAsideDays.extended : setAsideDays.usual;
  return new Date(now.getTime() + days * 86_400_000);
}

/** The brand that a number's first digits stand for. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'card';
}

function hasCheckDigit(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

import { toE164 } from './to-e164.js';

/** Fewer are in too many numbers. */
const fewest = 4;

/**
 * The digits of a telephone number, whole or in part, by which it is found in E.164 however it was typed: with a country
 * code or as within its country.
 *
 * @returns undefined for a text that is no telephone number
 */
export function phoneDigits(typed: string): string | undefined {
  if (!/^[+\d\s()./\p{Pd}]+$/u.test(typed)) return undefined;
  const whole = toE164(typed, undefined);
  if (whole !== null) return whole.slice(1);
  const digits = typed.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewest ? undefined : digits;
}

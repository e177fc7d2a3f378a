import { counted } from '@drove/shared-ui/formats';

/** `1 car`, `23 cars`, `100+ cars`: the API stops counting at some point. */
export function cappedCount({ count, is_capped: isCapped }: { count: number; is_capped?: boolean }): string {
  return isCapped ? `${String(count)}+ cars` : counted(count, 'car');
}

/** The same as a number alone: `23`, `100+`. */
export function cappedNumber({ count, is_capped: isCapped }: { count: number; is_capped: boolean }): string {
  return `${String(count)}${isCapped ? '+' : ''}`;
}

import { onFirstUse } from './per-key';

const number = onFirstUse(() => new Intl.NumberFormat('en-GB'));

/** `1,234`. */
export const formatNumber = (value: number): string => number().format(value);

/** `1 car`, `2 cars`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

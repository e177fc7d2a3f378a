import { onFirstUse } from './per-key';

const number = onFirstUse(() => new Intl.NumberFormat('en-GB'));

/** `1 car`, `2 cars`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number().format(count)} ${count === 1 ? one : many}`;
}

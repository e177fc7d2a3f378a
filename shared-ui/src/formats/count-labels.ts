/** `1 car`, `2 cars`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat('en-GB').format(count)} ${count === 1 ? one : many}`;
}

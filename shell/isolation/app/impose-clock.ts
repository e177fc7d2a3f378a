/**
 * Sets the page's clock, which then goes on. The answers' clock, which the app follows, is moved as far; the backend
 * itself keeps its own.
 *
 * @param start an instant as `Date` reads it: `2026-12-24T09:00:00Z`
 */
export function imposeClock(start: string): void {
  const RealDate = Date;
  const offset = new RealDate(start).getTime() - RealDate.now();
  const moved = (time: number) => time + offset;

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [number?], caller) =>
      Reflect.construct(target, given.length === 0 ? [moved(RealDate.now())] : given, caller) as Date,
    get: (target, name, receiver) =>
      name === 'now' ? () => moved(RealDate.now()) : (Reflect.get(target, name, receiver) as unknown),
  });

  const { value: get } = Object.getOwnPropertyDescriptor(Headers.prototype, 'get') as {
    value: Headers['get'];
  };
  Headers.prototype.get = new Proxy(get, {
    apply: (target, headers: Headers, given: [string]) => {
      const value = target.apply(headers, given);
      const isClock = value !== null && given[0].toLowerCase() === 'date';
      return isClock ? new RealDate(moved(RealDate.parse(value))).toUTCString() : value;
    },
  });
}

const real = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Makes it noon of a day, for anyone who asks for the date; timers stay real. */
export function setToday(day: string): void {
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), doNotFake: [...real] });
}

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Random } from './random.js';
import { replaceTimers } from './virtual-timers.js';
import { virtualClock } from './virtual-clock.js';

// Imported before everything else: what is loaded later, the embedded database included, finds no other time and no other
// randomness. Until a simulation begins, the clock is the real one and the numbers those of seed 0.

let random = new Random(0);

/** From here on, all randomness of this process follows from the seed. */
export function seedGlobals(seed: string): void {
  random = new Random(seed);
}

const RealDate = Date;

/** `Date`, whose present is the virtual clock's. Its instances are ordinary dates. */
function VirtualDate(this: unknown, ...given: unknown[]): Date | string {
  if ((new.target as unknown) === undefined) return new RealDate(virtualClock.now()).toString();
  const parameters = given.length === 0 ? [virtualClock.now()] : given;
  const maker = (new.target as unknown) === VirtualDate ? RealDate : new.target;
  return Reflect.construct(RealDate, parameters, maker) as Date;
}
Object.assign(VirtualDate, {
  now: () => virtualClock.now(),
  parse: (text: string) => RealDate.parse(text),
  UTC: RealDate.UTC,
});
VirtualDate.prototype = RealDate.prototype as unknown;
globalThis.Date = VirtualDate as unknown as DateConstructor;

Math.random = () => random.next();

const uuid = (): string => {
  const bytes = random.bytes(16);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
type View = NodeJS.TypedArray | DataView;
const fill = <Target extends View>(target: Target): Target => {
  const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
  bytes.set(random.bytes(bytes.length));
  return target;
};
type WithBytes = (error: Error | null, bytes: Buffer) => void;
Object.assign(crypto, {
  randomUUID: uuid,
  randomBytes: (length: number, answer?: WithBytes) => {
    const bytes = random.bytes(length);
    if (answer === undefined) return bytes;
    setImmediate(answer, null, bytes);
    return undefined;
  },
  randomFillSync: (target: View) => fill(target),
  randomInt: (from: number, to?: number) =>
    to === undefined ? random.int(0, from - 1) : random.int(from, to - 1),
});
Object.defineProperties(globalThis.crypto, {
  getRandomValues: { value: fill },
  randomUUID: { value: uuid },
});
Object.defineProperty(performance, 'now', { value: () => virtualClock.monotonic() });
replaceTimers();
syncBuiltinESMExports();

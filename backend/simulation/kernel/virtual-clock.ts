const realNow = Date.now.bind(Date);
const realMonotonic = performance.now.bind(performance);

/** The time of the simulated world; real time while none is simulated. */
class VirtualClock {
  #now: number | undefined;
  /** What the world's clock was set by: it is no time that has passed. */
  #jumps = 0;

  get isRunning(): boolean {
    return this.#now !== undefined;
  }

  now(): number {
    return this.#now ?? realNow();
  }

  /** Never goes back, as a computer's own counter. */
  monotonic(): number {
    return this.#now === undefined ? realMonotonic() : this.#now - this.#jumps;
  }

  start(at: number): void {
    this.#now = at;
    this.#jumps = at;
  }

  stop(): void {
    this.#now = undefined;
  }

  advance(ms: number): void {
    if (this.#now !== undefined) this.#now += ms;
  }

  /** The wall clock is set, as a time server does it, backwards too: nothing has passed. */
  jump(ms: number): void {
    this.#jumps += ms;
    if (this.#now !== undefined) this.#now += ms;
  }
}

export const virtualClock = new VirtualClock();

/** Milliseconds that really passed, for measuring the simulation itself. */
export const wallClockMs = realMonotonic;

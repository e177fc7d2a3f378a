/** One whose work waits already has no further place. */
export class TooMuchOfOne extends Error {
  override readonly name = 'TooMuchOfOne';
}

/** The queue has no place left. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs work, a few at once, in the order in which it came. */
export interface WorkQueue {
  /**
   * @param of whose work it is, where that is bounded
   * @throws QueueFull or TooMuchOfOne at once, when too many wait already
   */
  run: <Result>(work: () => Promise<Result>, of?: string) => Promise<Result>;
}

/**
 * @param atOnce how much is worked on at the same time
 * @param waiting how much may wait for its turn
 * @param waitingOfOne how much of that may be of one
 */
export function createWorkQueue({
  atOnce,
  waiting,
  waitingOfOne,
}: {
  atOnce: number;
  waiting: number;
  waitingOfOne: number;
}): WorkQueue {
  const turns: { take: () => void; of: string | undefined }[] = [];
  let running = 0;
  return {
    run: async (work, of) => {
      if (running < atOnce) running += 1;
      else {
        if (turns.length >= waiting) throw new QueueFull(`${waiting} are waiting already`);
        const ofOne = of === undefined ? 0 : turns.filter((turn) => turn.of === of).length;
        if (ofOne >= waitingOfOne) throw new TooMuchOfOne(`${ofOne} of one are waiting already`);
        // The place passes from the one that ends, so that none that comes later takes it.
        await new Promise<void>((take) => turns.push({ take, of }));
      }
      try {
        return await work();
      } finally {
        const next = turns.shift();
        if (next === undefined) running -= 1;
        else next.take();
      }
    },
  };
}

/** The queue has no place left. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Runs work, a few at once, in the order in which it came. */
export interface WorkQueue {
  /** @throws QueueFull at once, when too many wait already */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * @param atOnce how much is worked on at the same time
 * @param waiting how much may wait for its turn
 */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else {
        if (turns.length >= waiting) throw new QueueFull(`${waiting} are waiting already`);
        // The place passes from the one that ends, so that none that comes later takes it.
        await new Promise<void>((resolve) => turns.push(resolve));
      }
      try {
        return await work();
      } finally {
        const next = turns.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

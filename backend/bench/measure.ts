import { performance } from 'node:perf_hooks';

export interface Timings {
  name: string;
  p50: number;
  p99: number;
  max: number;
}

/** Runs the contestants in turn, round after round, so that whatever slows the machine slows all of them; in ms. */
export async function measure(
  contestants: Record<string, () => Promise<unknown>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Timings[]> {
  const times = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(contestants)) {
      const start = performance.now();
      await run();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return [...times].map(([name, values]) => {
    const sorted = values.sort((one, other) => one - other);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
    return { name, p50: at(0.5), p99: at(0.99), max: at(1) };
  });
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Requests of another client, sent all the time beside the hostile ones. */
export interface Bystander {
  /** How long the answers took since the last call, in ms. */
  take: () => { searchMs: number[]; healthMs: number[] };
  stop: () => Promise<void>;
}

const pauseMs = 10;
const searchUrl = '/cars?place=Lisbon&pick_up=2027-02-01T10:00&return=2027-02-04T10:00';

/** Searches and asks for the backend's health, each again as soon as it is answered and 10 ms have passed. */
export function startBystander(baseUrl: string): Bystander {
  let [searchMs, healthMs]: [number[], number[]] = [[], []];
  let isOver = false;
  const ask = async (url: string, keep: (ms: number) => void) => {
    while (!isOver) {
      const start = performance.now();
      const answer = await fetch(`${baseUrl}${url}`);
      await answer.arrayBuffer();
      keep(performance.now() - start);
      await sleep(pauseMs);
    }
  };
  const both = Promise.all([
    ask(searchUrl, (ms) => searchMs.push(ms)),
    ask('/health', (ms) => healthMs.push(ms)),
  ]);
  return {
    take: () => {
      const taken = { searchMs, healthMs };
      [searchMs, healthMs] = [[], []];
      return taken;
    },
    stop: async () => {
      isOver = true;
      await both;
    },
  };
}

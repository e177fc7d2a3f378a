import { sql } from 'kysely';
import { checkStep, checkEnd } from '../invariants/check.js';
import { Random } from '../kernel/random.js';
import { seedGlobals } from '../kernel/replace-globals.js';
import { virtualClock, wallClockMs } from '../kernel/virtual-clock.js';
import { actSomehow } from '../people/actors.js';
import { outside } from '../people/ask.js';
import { decideDisputes } from '../world/decide-disputes.js';
import { deliverMessages } from '../world/deliver-messages.js';
import { runJobsOnce } from '../world/run-jobs-once.js';
import { noteStates } from '../world/states.js';
import { openWorld, type World } from '../world/world.js';
import { breakSomething, mendAll } from './faults.js';
import { quietTime } from './quiet-time.js';
import type { Seed } from './seed.js';

export interface RunOptions {
  seed: Seed;
  steps: number;
  /** The steps that are taken; all of them without. */
  only?: ReadonlySet<number> | undefined;
  /** Hears of each step that is done. */
  onStep?: (step: number) => void;
}

export interface Run {
  hash: string;
  story: string[];
  trips: number;
  wallMs: number;
  virtualDays: number;
  decisions: number;
  seen: ReadonlySet<string>;
  /** The first thing that must never be, and in which step it was found; the quiet time is the last one. */
  failure?: { step: number; message: string };
}

/** Lets one seed's story happen. The same seed and steps make the same story, to the letter. */
export async function simulate({ seed, steps, only, onStep }: RunOptions): Promise<Run> {
  const world = await openWorld(seed.of(0));
  const began = { wall: wallClockMs(), virtual: virtualClock.now() };
  let failure: Run['failure'];
  let step = 0;
  try {
    for (; step < steps && failure === undefined; step += 1) {
      if (only !== undefined && !only.has(step)) continue;
      await takeStep(world, `${seed.of(step)} ${step}`, step);
      onStep?.(step);
    }
    beginStep(world, `${seed.of(steps)} quiet`);
    await quietTime(world);
    await checkEnd(world);
  } catch (error) {
    const { name, message } = error as Error;
    failure = { step, message: `${name}: ${message}` };
    world.story.tell(`FOUND ${failure.message}`);
  }
  world.story.tell(`the database: ${await digest(world)}`);
  const run: Run = {
    hash: world.story.hash(),
    story: world.story.lines,
    trips: world.trips.length,
    wallMs: wallClockMs() - began.wall,
    virtualDays: (virtualClock.now() - began.virtual) / 86_400_000,
    decisions: world.scheduler.decisions,
    seen: world.seen,
    ...(failure && { failure }),
  };
  await world.close();
  return run;
}

function beginStep(world: World, stream: string): void {
  world.random = new Random(`${stream} step`);
  world.scheduler.random = new Random(`${stream} order`);
  seedGlobals(`${stream} values`);
}

/** Time passes, something may break, one or more people do something, the jobs run; then all must be well. */
async function takeStep(world: World, stream: string, step: number): Promise<void> {
  beginStep(world, stream);
  const { random, scheduler, story } = world;
  const passedMs = passTimeBy(world);
  await scheduler.advance(passedMs);
  const trouble = await breakSomething(world);
  const people = Number(random.weighted({ 1: 5, 2: 3, 3: 2 }));
  const runsJobs = passedMs > 60_000 || random.chance(0.3);
  const isAlone = people === 1 && !runsJobs && trouble === undefined;
  story.tell(`— step ${step}${trouble === undefined ? '' : `: ${trouble}`}`);
  const acting = Array.from({ length: people }, async (_, index) => {
    await scheduler.start(`person ${index}`, outside, () => actSomehow(world, isAlone));
  });
  if (runsJobs) acting.push(scheduler.start('the worker', outside, () => runJobsOnce(world)));
  if (random.chance(0.7)) {
    acting.push(
      scheduler.start('the bank', outside, async () => {
        await decideDisputes(world, 0.3);
        await deliverMessages(world);
      }),
    );
  }
  await Promise.all([scheduler.settle(), ...acting]);
  const died = await world.processes.startAgain();
  if (died.includes('worker')) world.slots.clear();
  for (const name of died) story.tell(`${name} died, and is started again`);
  mendAll(world);
  await checkStep(world);
  await noteStates(world);
}

/** Seconds, hours or days; most often until a moment that matters to a trip, or just before it. */
function passTimeBy(world: World): number {
  const { random, trips } = world;
  const now = virtualClock.now();
  switch (random.weighted({ nothing: 30, seconds: 25, moment: 22, hours: 8, days: 1 })) {
    case 'nothing':
      return 0;
    case 'seconds':
      return random.int(1, 900) * 1_000;
    case 'hours':
      return random.int(1, 30) * 3_600_000;
    case 'days':
      return random.int(2, 6) * 86_400_000;
    case 'moment': {
      const moments = trips.flatMap((trip) => trip.moments).filter((moment) => moment > now);
      if (moments.length === 0) return 60_000;
      const next = moments.sort((one, other) => one - other)[random.int(0, Math.min(3, moments.length - 1))];
      return Math.max(0, (next ?? now) - now + random.pick([-1_000, 0, 1, 1_000, 61_000]));
    }
  }
}

/** What all tables hold, as one hash. */
async function digest({ database }: World): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database.direct);
  const parts = tables.map(
    ({ name }) =>
      sql`select coalesce(md5(string_agg(row::text, ';' order by row::text)), '') as part from ${sql.table(name)} as row`,
  );
  const { rows } = await sql<{ hash: string }>`
    select md5(string_agg(part, ',')) as hash from (${sql.join(parts, sql` union all `)}) as parts`.execute(
    database.direct,
  );
  return rows[0]?.hash ?? '';
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Incarnation } from '../kernel/scheduler.js';
import type { Person } from '../world/inhabitants.js';
import type { World } from '../world/world.js';
import { stateOf } from '../world/states.js';

/** What the way between a person and the API does to the next requests. */
export interface Network {
  losesAnswers: boolean;
  sendsTwice: boolean;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Something that must never be. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Where people are: their computers do not die with ours. */
export const outside: Incarnation = { name: 'people', uuid: 'people', isAlive: true, diesIn: undefined };

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
  /** It may be one that the API's document does not allow. */
  mayBeInvalid?: boolean;
  /** For the story. */
  what: string;
}

/**
 * Sends a request for a person, again with the same key when its answer was lost. Undefined when none ever came.
 *
 * @throws Violation when the API answers that it failed, or that the request is not valid and was to be: then the mistake is here
 */
export async function ask(world: World, who: Person, asked: Asked): Promise<Answer | undefined> {
  const key = randomUUID();
  const { network, random, story } = world;
  const isSentTwice = network.sendsTwice && asked.method !== 'GET' && random.chance(0.5);
  const twin = isSentTwice ? send(world, who, asked, key) : undefined;
  let answer = await send(world, who, asked, key);
  const twinAnswer = await twin;
  if (isSentTwice) story.tell(`${who.name}: ${asked.what}, sent twice → also ${sayShortly(twinAnswer)}`);
  for (let tries = 0; tries < 2; tries += 1) {
    const isLost = answer === undefined || (network.losesAnswers && random.chance(0.5));
    if (!isLost) break;
    story.tell(`${who.name}: ${asked.what} → no answer (${sayShortly(answer)})`);
    if (random.chance(0.3)) return undefined;
    await sleep(random.int(1, 12) * 1_000);
    answer = await send(world, who, asked, key);
  }
  story.tell(`${who.name}: ${asked.what} → ${sayShortly(answer)}`);
  return answer;
}

async function send(
  world: World,
  who: Person,
  { method, url, payload, what, mayBeInvalid = false }: Asked,
  key: string,
): Promise<Answer | undefined> {
  const process = world.processes.get(world.random.pick(['api 1', 'api 2'] as const));
  const response = await world.scheduler.start(`${who.name}: ${what}`, process, async () => {
    return await world.app.inject({
      method,
      url,
      headers: { ...who.headers, 'idempotency-key': key },
      ...(who.address === undefined ? {} : { remoteAddress: who.address }),
      ...(payload === undefined ? {} : { payload }),
    });
  });
  if (response === undefined) return undefined;
  const { statusCode: status } = response;
  const isJson = String(response.headers['content-type']).includes('json');
  const body = isJson ? response.json<Record<string, unknown>>() : { text: response.body };
  const route = url.split('?')[0]?.replaceAll(/[0-9a-f-]{36}/g, '…');
  const action = `${who.user.role} ${method} ${route} ${status} ${textOf(body['code'])}`;
  world.seen.add(`${stateOf(world, url)} × ${action}`);
  if ((status === 400 && !mayBeInvalid) || status === 500 || status > 503) {
    throw new Violation(`${who.name}: ${what} was answered ${status} ${response.body}`);
  }
  return { status, body };
}

function sayShortly(answer: Answer | undefined): string {
  if (answer === undefined) return 'nothing';
  const { status, body } = answer;
  const trip = (body['reservation'] ?? body) as Record<string, unknown>;
  const payment = body['payment'] as Record<string, unknown> | undefined;
  const words = [
    body['code'],
    trip['status'],
    payment === undefined ? undefined : `payment ${String(payment['status'])}`,
  ];
  return [status, ...words.filter((word) => word !== undefined)].map(textOf).join(' ');
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

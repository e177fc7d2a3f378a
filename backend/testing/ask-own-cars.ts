import type { OwnCarBody } from '../src/modules/catalog/owning/own-car.schemas.js';
import type { ProblemBody } from '../src/platform/http/problem.schemas.js';
import type { TestApp } from './test-app.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Whatever an answer about an owner's cars may hold; each test knows which of it is there. */
export type OwnCarAnswer = OwnCarBody & Required<ProblemBody> & { cars: OwnCarBody[] };

/** Sends a request about their own cars for a person who is signed in. */
export async function askOwnCars(
  { app }: TestApp,
  { headers }: { headers: { authorization: string } },
  method: Method,
  url: string,
  payload?: object,
): Promise<{ status: number; body: OwnCarAnswer }> {
  const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return {
    status: answer.statusCode,
    body: (answer.statusCode === 204 ? {} : answer.json()) as OwnCarAnswer,
  };
}

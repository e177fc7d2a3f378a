import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '@drove/federation/workspaces';

/** Anyone who asks without signing in. */
export const anyone = 'anyone';

/** Stands in an answer for the address of anyone who gives it. */
export const apiPlaceholder = '{api}';

/** One answer of the real API. */
export interface RecordedAnswer {
  /** The e-mail address of who asked, or `anyone`. */
  as: string;
  /** `GET /cars?limit=24`. */
  request: string;
  status: number;
  body: unknown;
}

/** Which requests a remote wants on record, each as one or more people. */
export interface WantedAnswer {
  as: string[];
  request: string;
}

export const wantedFile = (remote: string) => join(workspaceRoot, remote, 'recorded/requests.json');
export const answersFile = (remote: string) =>
  join(workspaceRoot, 'node_modules/.cache/recorded-answers', `${remote}.json`);

/** Answers that the real API gave, and what decided on them. */
export interface Recording {
  /** A hash of the requests, the API and its demo. */
  inputs: string;
  answers: RecordedAnswer[];
}

/** Of the platform's own remotes: published with this package, for repositories that have no backend to ask. */
const publishedAnswers = fileURLToPath(new URL('../../../recorded', import.meta.url));

/** What a remote has on record, every demo account's profile included; else what came with the packages. */
export function readAnswers(remote: string): RecordedAnswer[] {
  const file = answersFile(remote);
  if (existsSync(file)) return answersIn(file);
  if (!existsSync(publishedAnswers)) return [];
  return readdirSync(publishedAnswers).flatMap((name) => answersIn(join(publishedAnswers, name)));
}

const answersIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as Recording).answers;

const urlOf = (request: string) => new URL(request.replace(/^\S+ /, ''), 'http://recorded');
const pathOf = (request: string) => `${request.split(' ')[0] ?? ''} ${urlOf(request).pathname}`;
/** Which page of a list it is about; none is the first. */
const pageOf = (request: string) => urlOf(request).searchParams.get('cursor');

/** The answer whose query has most in common with a request's; the first of those that have as much. */
function mostAlike(answers: RecordedAnswer[], request: string): RecordedAnswer | undefined {
  const wanted = [...urlOf(request).searchParams];
  const inCommon = (answer: RecordedAnswer) => {
    const { searchParams } = urlOf(answer.request);
    return wanted.filter(([name, value]) => searchParams.get(name) === value).length;
  };
  return answers.reduce<RecordedAnswer | undefined>(
    (best, answer) => (best && inCommon(best) >= inCommon(answer) ? best : answer),
    undefined,
  );
}

/**
 * The answer to a request: to the same one, else to the one that differs least in its query alone, but not in the page of a list
 * that it asks for; of the person who asks, else of anyone. A list goes on for as long as it is on record, and then
 * ends.
 */
export function findAnswer(
  answers: RecordedAnswer[],
  { as, request }: Pick<RecordedAnswer, 'as' | 'request'>,
): RecordedAnswer | undefined {
  const find = (isThis: (answer: RecordedAnswer) => boolean) =>
    mostAlike(
      answers.filter((answer) => answer.as === as && isThis(answer)),
      request,
    ) ??
    mostAlike(
      answers.filter((answer) => answer.as === anyone && isThis(answer)),
      request,
    );
  const isOfPath = (answer: RecordedAnswer) => pathOf(answer.request) === pathOf(request);

  const found =
    find((answer) => answer.request === request) ??
    find((answer) => isOfPath(answer) && pageOf(answer.request) === pageOf(request));
  if (found ?? pageOf(request) === null) return found;
  const otherPage = find(isOfPath);
  return otherPage && { ...otherPage, body: lastPage(otherPage.body, []) };
}

/**
 * A page after which nothing comes.
 *
 * @param list what stands for its list; as it is when left out
 */
export function lastPage(body: unknown, list?: unknown[]): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const end: Record<string, unknown> = { next_cursor: null, has_more: false };
  return Object.fromEntries(
    Object.entries(body).map(([field, value]: [string, unknown]) => [
      field,
      field in end ? end[field] : Array.isArray(value) ? (list ?? value) : value,
    ]),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../local/stack/workspaces';

/** Whoever asks without signing in. */
export const anyone = 'anyone';

/** Stands in an answer for the address of whoever gives it. */
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
export const answersFile = (remote: string) => join(workspaceRoot, remote, 'recorded/answers.json');

/** Everybody's profile, which every remote needs and none should have to record. */
export const profilesFile = join(workspaceRoot, 'federation/isolation/recorded-profiles.json');

/** What a remote has on record, and the profiles; the profiles alone when it never recorded. */
export function readAnswers(remote: string): RecordedAnswer[] {
  return [profilesFile, answersFile(remote)]
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer[]);
}

const pathOf = (request: string) => request.split('?')[0];

/**
 * The answer to a request: to the same one, else to one that differs in its query alone; of the person who asks, else
 * of anyone.
 */
export function findAnswer(
  answers: RecordedAnswer[],
  { as, request }: Pick<RecordedAnswer, 'as' | 'request'>,
): RecordedAnswer | undefined {
  for (const isThis of [
    (answer: RecordedAnswer) => answer.request === request,
    (answer: RecordedAnswer) => pathOf(answer.request) === pathOf(request),
  ]) {
    const found =
      answers.find((answer) => answer.as === as && isThis(answer)) ??
      answers.find((answer) => answer.as === anyone && isThis(answer));
    if (found) return found;
  }
  return undefined;
}

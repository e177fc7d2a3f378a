import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  anyone,
  apiPlaceholder,
  findAnswer,
  lastPage,
  readAnswers,
  type RecordedAnswer,
} from '@drove/release/gate/browser/recorded-answers';

const prefix = '/isolation';

/** Where there would be a photo: what it shows does not matter here. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#8aa99b"/></svg>';

/**
 * What the isolation server answers itself: `/isolation/recorded/…` from what a remote has on record, read anew each
 * time; `/isolation/empty/…` the same with every list empty; `/isolation/failing/<status>`; and `/isolation/beside/<remote>`
 * once that remote is served, too.
 *
 * @param startBeside serves another remote; rejects with a sentence where it cannot
 */
export function createIsolationApi(
  remote: string,
  origin: string,
  startBeside: (remote: string) => Promise<void>,
  answers = () => readAnswers(remote),
): RequestListener {
  return (request, response) => {
    const [, , what = '', which = ''] = (request.url ?? '').split('/');
    if (what === 'recorded' || what === 'empty')
      answerRecorded({ remote, origin, answers, base: `${prefix}/${what}` }, request, response);
    else if (what === 'beside')
      startBeside(which).then(
        () => sendJson(response, 200, '{}'),
        (error: unknown) => sendJson(response, 404, problem('NOT_SERVED', (error as Error).message)),
      );
    else
      sendJson(
        response,
        Number(which) || 503,
        problem('UNAVAILABLE', 'Failing on purpose, as the QA bar was told.'),
      );
  };
}

interface RecordedApi {
  remote: string;
  origin: string;
  answers: () => RecordedAnswer[];
  /** `/isolation/recorded`, or `/isolation/empty`. */
  base: string;
}

function answerRecorded(
  { remote, origin, answers, base }: RecordedApi,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  const request = `${message.method ?? 'GET'} ${(message.url ?? '').slice(base.length)}`;
  if (request.startsWith('GET /photos/')) {
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture);
    return;
  }
  const as = /^Bearer recorded:(.+)$/.exec(message.headers.authorization ?? '')?.[1] ?? anyone;
  const found = findAnswer(answers(), { as, request });
  if (!found) {
    const sentence = request.startsWith('GET ')
      ? `No answer is on record for "${request}" as ${as}. Add it to ${remote}/recorded/requests.json, and run: npm run record -w ${remote}`
      : `Answers on record change nothing, so that "${request}" needs a backend: npm start -w ${remote}`;
    sendJson(response, 501, problem('NOT_RECORDED', sentence));
    return;
  }
  const isEmpty = base.endsWith('/empty') && request.startsWith('GET ');
  const body = JSON.stringify((isEmpty ? lastPage(found.body, []) : found.body) ?? null).replaceAll(
    apiPlaceholder,
    origin + base,
  );
  sendJson(response, found.status, body);
}

function problem(code: string, message: string): string {
  return JSON.stringify({ code, message });
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(status === 204 ? undefined : body);
}

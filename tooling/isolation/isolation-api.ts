import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  anyone,
  apiPlaceholder,
  findAnswer,
  readAnswers,
  type RecordedAnswer,
} from '@drove/release/gate/browser/recorded-answers';

const prefix = '/isolation';

/** Where there would be a photo: what it shows does not matter here. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#8aa99b"/></svg>';

/**
 * What the isolation server answers itself: `/isolation/recorded/…` from what a remote has on record, read anew each
 * time, and `/isolation/failing` with 503.
 */
export function createIsolationApi(
  remote: string,
  origin: string,
  answers = () => readAnswers(remote),
): RequestListener {
  return (request, response) => {
    const url = request.url ?? '';
    if (url.startsWith(`${prefix}/recorded/`)) answerRecorded({ remote, origin, answers }, request, response);
    else sendJson(response, 503, problem('UNAVAILABLE', 'Failing on purpose, as the QA bar was told.'));
  };
}

interface RecordedApi {
  remote: string;
  origin: string;
  answers: () => RecordedAnswer[];
}

function answerRecorded(
  { remote, origin, answers }: RecordedApi,
  message: IncomingMessage,
  response: ServerResponse,
): void {
  const base = `${prefix}/recorded`;
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
  const body = JSON.stringify(found.body ?? null).replaceAll(apiPlaceholder, origin + base);
  sendJson(response, found.status, body);
}

function problem(code: string, message: string): string {
  return JSON.stringify({ code, message });
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(status === 204 ? undefined : body);
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { anyone, apiPlaceholder, findAnswer, lastPage, type RecordedAnswer } from './recorded-answers';
import { emailOf, noProfile, tokenOf } from './roles';

/** With what is on record, or with empty lists and nothing else. */
export type Data = 'with data' | 'without data';

/** Where the API of each kind is, below the server's address. */
export const apiPaths: Record<Data, string> = { 'with data': '/with', 'without data': '/without' };

/** What the API would say: the recorded answer, an empty list, or that there is no such thing. */
export function createApi(answers: RecordedAnswer[]): RequestListener {
  return (message, response) => {
    allowOrigin(message, response);
    const [, kind = '', rest = '/'] = /^(\/\w+)(\/.*)$/.exec(message.url ?? '') ?? [];
    const method = message.method ?? 'GET';
    if (method === 'OPTIONS') {
      send(response, 204, null);
      return;
    }
    if (rest.startsWith('/photos/')) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(picture);
      return;
    }
    const { status, body } = answerTo(
      answers,
      `${method} ${rest}`,
      kind === apiPaths['without data'],
      message,
    );
    const base = `http://${message.headers.host ?? ''}${kind}`;
    const text = JSON.stringify(body).replaceAll(apiPlaceholder, base);
    send(response, status, text);
  };
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#8aa99b"/></svg>';

function answerTo(
  answers: RecordedAnswer[],
  request: string,
  isEmpty: boolean,
  { headers }: IncomingMessage,
): { status: number; body: unknown } {
  const email = emailOf(headers.authorization);
  const isProfile = request === 'POST /login';
  if (isProfile && email === noProfile) return problem(503, 'UNAVAILABLE', 'The profile does not come.');
  const found = findAnswer(answers, { as: email ?? anyone, request });
  if (!request.startsWith('GET ') && !isProfile)
    return problem(503, 'UNAVAILABLE', 'Nothing changes in the gate.');
  const missing = problem(404, 'NOT_FOUND', 'There is no such thing.');
  if (!found) return missing;
  if (!isEmpty || isProfile) return { status: found.status, body: found.body ?? null };
  // One thing by its number is not there; a list is, and has nothing in it.
  return /\/[\da-f]{8}-[\da-f-]{27}(?:[/?]|$)/.test(request)
    ? missing
    : { status: found.status, body: lastPage(found.body, []) };
}

const problem = (status: number, code: string, message: string) => ({ status, body: { code, message } });

/** As much of the identity service as a session that lasts asks for. */
export function createIdentity(): RequestListener {
  return (message, response) => {
    allowOrigin(message, response);
    void bodyOf(message).then((body) => {
      if (message.method === 'OPTIONS') send(response, 204, null);
      else if (message.url?.includes('accounts:lookup')) {
        const { idToken = '' } = JSON.parse(body) as { idToken?: string };
        const email = emailOf(`Bearer ${idToken}`) ?? '';
        const user = { localId: email, email, emailVerified: true, providerUserInfo: [], validSince: '0' };
        send(response, 200, JSON.stringify({ users: [user] }));
      } else if (message.url?.includes('/token')) {
        const email = new URLSearchParams(body).get('refresh_token') ?? '';
        const token = tokenOf(email);
        const sent = { access_token: token, id_token: token, refresh_token: email, expires_in: '3600' };
        send(response, 200, JSON.stringify({ ...sent, user_id: email, token_type: 'Bearer' }));
      } else send(response, 400, JSON.stringify({ error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } }));
    });
  };
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '*');
  response.setHeader('Access-Control-Max-Age', '600');
  response.setHeader('Cache-Control', 'no-store');
}

function send(response: ServerResponse, status: number, text: string | null): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
}

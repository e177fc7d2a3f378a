import { PlainError } from '@drove/release/progress';
import {
  anyone,
  apiPlaceholder,
  lastPage,
  type RecordedAnswer,
  type WantedAnswer,
} from '@drove/release/gate/browser/recorded-answers';

interface AskAll {
  wanted: WantedAnswer[];
  apiUrl: string;
  identityUrl: string;
  accounts: string[];
  /** The same for all accounts. */
  password: string;
}

interface AllAnswers {
  /** Each account's, in the order of the accounts. */
  profiles: RecordedAnswer[];
  answers: RecordedAnswer[];
}

/**
 * Asks an API everything that is wanted, each as whom it is wanted, and before that every account's profile.
 *
 * @throws PlainError for a person who is no account, for a request that would change something, and for an answer that
 * says nothing about the product: no profile of an account, a server that fails or has no time
 */
export async function askAll({
  wanted,
  apiUrl,
  identityUrl,
  accounts,
  password,
}: AskAll): Promise<AllAnswers> {
  refuseMistakes(wanted, accounts);
  const tokens = new Map<string, string>();
  for (const email of accounts) tokens.set(email, await signIn(identityUrl, email, password));

  const ask = async (as: string, request: string, body?: object): Promise<RecordedAnswer> => {
    const [method = 'GET', path = ''] = request.split(' ');
    const token = tokens.get(as);
    const answer = await fetch(apiUrl + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = (await answer.text()).replaceAll(apiUrl, apiPlaceholder);
    if (body ? !answer.ok : isNoAnswer(answer.status))
      throw new PlainError(`"${request}" as ${as} was answered with ${answer.status}: ${text}`);
    return { as, request, status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  };

  const profiles: RecordedAnswer[] = [];
  for (const email of accounts) profiles.push(await ask(email, 'POST /login', { email }));
  const answers: RecordedAnswer[] = [];
  for (const { as, request } of wanted) {
    for (const one of as) answers.push(...(await askWithNext(request, (asked) => ask(one, asked))));
  }
  return { profiles, answers };
}

/** What the same request is not answered with another time. */
const isNoAnswer = (status: number) => status === 401 || status === 429 || status >= 500;

/** Of a list that goes on the second page, too, as its last: enough to see "Load more" at work. */
async function askWithNext(
  request: string,
  ask: (request: string) => Promise<RecordedAnswer>,
): Promise<RecordedAnswer[]> {
  const first = await ask(request);
  const { next_cursor: cursor } = (first.body ?? {}) as { next_cursor?: unknown };
  if (typeof cursor !== 'string') return [first];
  const next = await ask(
    `${request}${request.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`,
  );
  return [first, { ...next, body: lastPage(next.body) }];
}

function refuseMistakes(wanted: WantedAnswer[], accounts: string[]): void {
  for (const { as, request } of wanted) {
    const stranger = as.find((one) => one !== anyone && !accounts.includes(one));
    if (stranger !== undefined) {
      throw new PlainError(
        `"${request}" is wanted as ${stranger}, who is no demo account. There are: ${[anyone, ...accounts].join(', ')}.`,
      );
    }
    if (!request.startsWith('GET /'))
      throw new PlainError(`"${request}" is not recorded: only what reads (GET /…) is.`);
  }
}

/** An ID token of the identity emulator. */
async function signIn(identityUrl: string, email: string, password: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
  const answer = await fetch(identityUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!answer.ok) throw new PlainError(`${email} could not be signed in: ${answer.status}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

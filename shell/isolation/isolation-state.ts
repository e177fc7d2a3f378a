import type { IsolationSettings } from './isolation-settings';

/** Who is here besides the demo accounts, which are chosen by their e-mail address. */
export const specialSessions = {
  'signed-out': 'Signed out',
  loading: 'Session still loading',
  'no-profile': 'Signed in, profile not found',
} as const;

export const networks = {
  normal: 'Normal',
  slow: 'Slow (3 s each)',
  failing: 'Failing (503)',
  offline: 'Offline',
} as const;

export const answerSources = { backend: 'Backend', recorded: 'Recorded' } as const;

export type Network = keyof typeof networks;
export type AnswerSource = keyof typeof answerSources;

/** Everything that a link of the QA bar reproduces. */
export interface IsolationState {
  /** One of `specialSessions`, or the e-mail address of a demo account. */
  session: string;
  network: Network;
  answers: AnswerSource;
  /** CSS pixels; undefined for all there is. */
  width: number | undefined;
  /** The route in the app: `/login?from=x`. */
  route: string;
}

/** The state that an address describes; what it does not say, or says wrongly, is as usual. */
export function readState(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  { accounts, hasBackend, firstPage }: Pick<IsolationSettings, 'accounts' | 'hasBackend' | 'firstPage'>,
): IsolationState {
  const query = new URLSearchParams(search);
  const route = hash.slice(1);
  const session = query.get('session') ?? (route === '' ? firstPage.session : '');
  const isKnown = session in specialSessions || accounts.some(({ email }) => email === session);
  const width = Number(query.get('width'));
  return {
    session: isKnown ? session : 'signed-out',
    network: keyOf(networks, query.get('network')) ?? 'normal',
    answers: hasBackend ? (keyOf(answerSources, query.get('answers')) ?? 'backend') : 'recorded',
    width: Number.isInteger(width) && width > 0 ? width : undefined,
    route: route || firstPage.route,
  };
}

/** The query and fragment that describe a state; what is as usual is left out. */
export function writeState({ session, network, answers, width, route }: IsolationState): string {
  const query = new URLSearchParams();
  if (session !== 'signed-out') query.set('session', session);
  if (network !== 'normal') query.set('network', network);
  if (answers !== 'backend') query.set('answers', answers);
  if (width !== undefined) query.set('width', String(width));
  // Legible in a bug report; "@" needs no escaping in a query.
  const text = query.toString().replaceAll('%40', '@');
  return `${text === '' ? '' : `?${text}`}#${route}`;
}

function keyOf<T extends object>(choices: T, value: string | null): keyof T | undefined {
  return value !== null && Object.hasOwn(choices, value) ? (value as keyof T) : undefined;
}

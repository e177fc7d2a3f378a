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

export const answerSources = {
  backend: 'Backend',
  recorded: 'Recorded',
  empty: 'Recorded, lists empty',
} as const;

export const themes = { system: 'As this computer', light: 'Light', dark: 'Dark' } as const;
export const motions = { system: 'As this computer', reduced: 'Reduced' } as const;

export type Network = keyof typeof networks;
export type AnswerSource = keyof typeof answerSources;
export type Theme = keyof typeof themes;
export type Motion = keyof typeof motions;

/** Everything that a link of the QA bar reproduces. */
export interface IsolationState {
  /** One of `specialSessions`, or the e-mail address of a demo account. */
  session: string;
  network: Network;
  answers: AnswerSource;
  /** CSS pixels; undefined for all there is. */
  width: number | undefined;
  theme: Theme;
  motion: Motion;
  /** When the app begins, as an instant; empty for now. */
  clock: string;
  /** What happens to some requests, as `readRules` reads it. */
  requests: string;
  /** Another remote that is loaded, too. */
  beside: string;
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
    answers: answersOf(keyOf(answerSources, query.get('answers')), hasBackend),
    theme: keyOf(themes, query.get('theme')) ?? 'system',
    motion: keyOf(motions, query.get('motion')) ?? 'system',
    clock: instantOf(query.get('clock') ?? ''),
    requests: query.get('requests') ?? '',
    beside: query.get('beside') ?? '',
    width: Number.isInteger(width) && width > 0 ? width : undefined,
    route: route || firstPage.route,
  };
}

function answersOf(wanted: AnswerSource | undefined, hasBackend: boolean): AnswerSource {
  if (hasBackend) return wanted ?? 'backend';
  return wanted === 'empty' ? wanted : 'recorded';
}

const instantOf = (text: string) => (Number.isNaN(Date.parse(text)) ? '' : text);

const usual: Partial<Record<keyof IsolationState, string>> = {
  session: 'signed-out',
  network: 'normal',
  answers: 'backend',
  theme: 'system',
  motion: 'system',
};

/** The query and fragment that describe a state; what is as usual is left out. */
export function writeState({ route, ...state }: IsolationState): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    const value = state[name];
    if (value !== undefined && value !== '' && value !== usual[name]) query.set(name, String(value));
  }
  // Legible in a bug report; none of these needs escaping in a query.
  const text = query.toString().replace(/%(40|2F|3A|2C)/g, decodeURIComponent);
  return `${text === '' ? '' : `?${text}`}#${route}`;
}

function keyOf<T extends object>(choices: T, value: string | null): keyof T | undefined {
  return value !== null && Object.hasOwn(choices, value) ? (value as keyof T) : undefined;
}

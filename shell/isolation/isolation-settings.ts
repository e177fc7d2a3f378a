/** What the isolation server tells its page, in the JSON element `#isolation`. */
export interface IsolationSettings {
  /** The remote that is loaded: `remote-auth`. */
  remote: string;
  accounts: { email: string; what: string }[];
  /** The same for all accounts. */
  password: string;
  identityUrl: string;
  /** Whether the real backend and the identity emulator run; else recorded answers are all there is. */
  hasBackend: boolean;
  /** Where the address says nothing: a page of the remote, in a session that may open it. */
  firstPage: { route: string; session: string };
  /** The value of a route's parameter, by its name: `{ "car_uuid": "…" }`. */
  examples: Record<string, string>;
}

/** Reads the server's settings for the page. */
export function readSettings(page: Document = document): IsolationSettings {
  return JSON.parse(page.getElementById('isolation')?.textContent ?? '') as IsolationSettings;
}

/** Where the isolation server answers from what was recorded. */
export const recordedApiUrl = (source: 'recorded' | 'empty') => `${location.origin}/isolation/${source}`;

/** Every request here is refused so. */
export const failingUrl = (status = 503) => `${location.origin}/isolation/failing/${status}`;

/** Answers once another remote is served beside. */
export const besideUrl = (remote: string) => `${location.origin}/isolation/beside/${remote}`;

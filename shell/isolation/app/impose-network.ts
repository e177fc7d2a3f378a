import { failingUrl } from '../isolation-settings';
import { specialSessions, type Network } from '../isolation-state';
import { ruleFor, type RequestRule } from '../request-rules';

const slowMs = 3000;
/** Browsers refuse to connect to this port: the request fails as it does without a network. */
const nowhere = 'http://127.0.0.1:9/';

interface ImposedNetwork {
  network: Network;
  apiUrl: string;
  identityUrl: string;
  session: string;
  rules?: RequestRule[];
}

/**
 * Makes the page's requests behave as chosen. "Slow" holds for everything that the page asks for; "failing" and
 * "offline" for the API and the identity service, because a remote that never arrives would show nothing at all.
 * Anyone who was chosen is signed in before that begins.
 */
export function imposeNetwork({ network, apiUrl, identityUrl, session, rules = [] }: ImposedNetwork) {
  const isLookUp = (url: string) => url === `${apiUrl}/login`;
  let isBegun = false;
  // Of a person who is signed in, the app still has to ask the profile.
  let isKnown = session in specialSessions;
  const isExempt = (url: string) => (!isBegun && url.startsWith(identityUrl)) || (!isKnown && isLookUp(url));

  /** Where a request really goes. */
  const reroute = (url: string, method: string): string => {
    const outcome = ruleFor(rules, apiUrl, { method, url })?.outcome;
    if (outcome === 'offline') return nowhere;
    if (outcome !== undefined && 'status' in outcome) return failingUrl(outcome.status);
    if (session === 'no-profile' && isLookUp(url)) return failingUrl();
    if (isExempt(url) || !(url.startsWith(apiUrl) || url.startsWith(identityUrl))) return url;
    return { normal: url, slow: url, failing: failingUrl(), offline: nowhere }[network];
  };
  const wait = async (url: string, method: string) => {
    const outcome = ruleFor(rules, apiUrl, { method, url })?.outcome;
    const own = typeof outcome === 'object' && 'delayMs' in outcome ? outcome.delayMs : 0;
    const waitMs = own + (network === 'slow' ? slowMs : 0);
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  };

  rerouteFetch(reroute, wait, (url) => (isKnown ||= isLookUp(url)));
  rerouteUploads(reroute, wait);
  return {
    /** The identity service has signed in, or out, anyone who was chosen. */
    sessionHasBegun: () => (isBegun = true),
  };
}

type Reroute = (url: string, method: string) => string;
type Wait = (url: string, method: string) => Promise<void>;

function rerouteFetch(reroute: Reroute, wait: Wait, onAnswer: (url: string) => void): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    await wait(request.url, request.method);
    const url = reroute(request.url, request.method);
    // Anyone who refuses does not read what was sent.
    const answer = await (url === request.url
      ? original(request)
      : original(url, { signal: request.signal, method: request.method }));
    onAnswer(request.url);
    return answer;
  };
}

/** What tells how much of it is sent does not go through `fetch`. */
function rerouteUploads(reroute: Reroute, wait: Wait): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    #waited = Promise.resolve();

    override open(method: string, url: string | URL): void {
      const { href } = new URL(url, location.href);
      this.#waited = wait(href, method);
      super.open(method, reroute(href, method), true);
    }

    override send(body?: XMLHttpRequestBodyInit | null): void {
      void this.#waited.then(() => {
        // Given up in the meantime.
        if (this.readyState === XMLHttpRequest.OPENED) super.send(body);
      });
    }
  };
}

import { failingUrl } from '../isolation-settings';
import { specialSessions, type Network } from '../isolation-state';

const slowMs = 3000;
/** Browsers refuse to connect to this port: the request fails as it does without a network. */
const nowhere = 'http://127.0.0.1:9/';

interface ImposedNetwork {
  network: Network;
  apiUrl: string;
  identityUrl: string;
  session: string;
}

/**
 * Makes the page's requests behave as chosen. "Slow" holds for everything that the page asks for; "failing" and
 * "offline" for the API and the identity service, because a remote that never arrives would show nothing at all.
 * Anyone who was chosen is signed in before that begins.
 */
export function imposeNetwork({ network, apiUrl, identityUrl, session }: ImposedNetwork) {
  const isLookUp = (url: string) => url === `${apiUrl}/login`;
  let isBegun = false;
  // Of a person who is signed in, the app still has to ask the profile.
  let isKnown = session in specialSessions;
  const isExempt = (url: string) => (!isBegun && url.startsWith(identityUrl)) || (!isKnown && isLookUp(url));

  /** Where a request really goes. */
  const reroute = (url: string): string => {
    if (session === 'no-profile' && isLookUp(url)) return failingUrl();
    if (isExempt(url) || !(url.startsWith(apiUrl) || url.startsWith(identityUrl))) return url;
    return { normal: url, slow: url, failing: failingUrl(), offline: nowhere }[network];
  };
  const wait = async () => {
    if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  };

  rerouteFetch(reroute, wait, (url) => (isKnown ||= isLookUp(url)));
  rerouteUploads(reroute, wait);
  return {
    /** The identity service has signed in, or out, anyone who was chosen. */
    sessionHasBegun: () => (isBegun = true),
  };
}

function rerouteFetch(
  reroute: (url: string) => string,
  wait: () => Promise<void>,
  onAnswer: (url: string) => void,
): void {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    await wait();
    const url = reroute(request.url);
    // Anyone who refuses does not read what was sent.
    const answer = await (url === request.url
      ? original(request)
      : original(url, { signal: request.signal, method: request.method }));
    onAnswer(request.url);
    return answer;
  };
}

/** What tells how much of it is sent does not go through `fetch`. */
function rerouteUploads(reroute: (url: string) => string, wait: () => Promise<void>): void {
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      super.open(method, reroute(new URL(url, location.href).href), true);
    }

    override send(body?: XMLHttpRequestBodyInit | null): void {
      void wait().then(() => {
        // Given up in the meantime.
        if (this.readyState === XMLHttpRequest.OPENED) super.send(body);
      });
    }
  };
}

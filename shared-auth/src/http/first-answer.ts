/** What the page requested of the API before the app was there, without a session. */
export interface FirstAnswer {
  /** The whole address, its parameters in alphabetical order. */
  url: string;
  /** The answer's JSON; rejected when there was none, or a refusal. */
  text: Promise<string>;
  /** When it was requested, in milliseconds of the page's own clock. */
  at: number;
}

declare global {
  /** Set by the page's inline script. */
  var __FIRST_ANSWER__: FirstAnswer | undefined;
}

/** As long as screens take what they know for new. */
const GOOD_FOR_MS = 30_000;

/**
 * The answer to a visitor's request that the page has sent already. It is given once, and not when it is old.
 *
 * @returns nothing when there is none: the request has to be sent
 * @throws the request's reason to end, when its caller no longer wants the answer
 */
export async function takeFirstAnswer(request: Request): Promise<Response | undefined> {
  const started = globalThis.__FIRST_ANSWER__;
  if (!started || request.method !== 'GET' || inOrder(request.url) !== started.url) return undefined;
  globalThis.__FIRST_ANSWER__ = undefined;
  if (performance.now() - started.at > GOOD_FOR_MS) return undefined;
  const text = await Promise.race([started.text.catch(() => undefined), rejectedWhenEnded(request.signal)]);
  if (text === undefined) return undefined;
  return jsonAnswer(text, started.url);
}

/** The API's answer of then. */
export function jsonAnswer(text: string, url: string, headers: Record<string, string> = {}): Response {
  const response = new Response(text, { headers: { 'content-type': 'application/json', ...headers } });
  // What is relative in an answer is relative to its address.
  return Object.defineProperty(response, 'url', { value: url });
}

function inOrder(address: string): string {
  const url = new URL(address);
  if (url.search !== '') url.searchParams.sort();
  return url.href;
}

function rejectedWhenEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

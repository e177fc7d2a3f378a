import { releaseOf, type KnownRelease } from './known-releases';
import { scrub } from './scrub';
import type { Seen } from './watch-faults';

/** One fault as it is reported. */
export interface Fault {
  remote: string;
  version: string;
  kind: 'error' | 'rejection' | 'policy' | 'part';
  message: string;
  /** The innermost first: `remote-auth@1a2b3c/main.js:1:200`. */
  frames: string[];
}

const mostFrames = 10;
/** Said on the screen, or counted as a load: what the API refused, what did not load, and what the page gave up. */
const otherwiseKnown = new Set(['Refused', 'RemoteLoadError', 'AbortError']);

/**
 * What was seen, by the release whose code it is: the first frame of a remote, since the shell's React and router run
 * for all of them, or else the shell's.
 *
 * @returns nothing for what is no release's, such as an extension's code, or is known otherwise
 */
export function faultOf(seen: Seen, releases: KnownRelease[]): Fault | undefined {
  const { kind, error, text, at } = read(seen);
  if (error instanceof Error && otherwiseKnown.has(error.name)) return undefined;
  const stack = (error instanceof Error && error.stack) || '';
  const places = [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)].map(
    ([, url = '', line = '', column = '']) => ({ url, place: `:${line}:${column}` }),
  );
  const frames = (places.length > 0 ? places : at).flatMap(({ url, place }) => {
    const release = releaseOf(url, releases);
    const file = release && url.slice(release.baseUrl.length).replace(/[?#].*/, '');
    if (!file || !/^[\w./~-]{1,100}$/.test(file)) return [];
    return [{ release, file, text: `${release.remote}@${release.version}/${file}${place}` }];
  });
  const blamed = frames.find(({ release }) => release.remote !== 'shell') ?? frames[0];
  if (!blamed || blamed.release.overridden) return undefined;
  // Counted as a failed load of its remote.
  if (kind === 'part' && blamed.file === blamed.release.entry) return undefined;
  const { remote, version } = blamed.release;
  return {
    remote,
    version,
    kind,
    // What says nothing has a place all the same.
    message: scrub(text) || '…',
    frames: frames.slice(0, mostFrames).map((one) => one.text),
  };
}

interface Read {
  kind: Fault['kind'];
  text: string;
  error?: unknown;
  /** Where it was, of what has no stack. */
  at: { url: string; place: string }[];
}

const nowhere = ':1:1';

function read(seen: Seen): Read {
  if ('caught' in seen) return thrown('error', seen.caught);
  if (seen instanceof ErrorEvent) {
    const place = `:${seen.lineno || 1}:${seen.colno || 1}`;
    return { ...thrown('error', seen.error ?? seen.message), at: [{ url: seen.filename, place }] };
  }
  if (seen.type === 'unhandledrejection') return thrown('rejection', (seen as PromiseRejectionEvent).reason);
  if (seen.type === 'securitypolicyviolation') {
    const { effectiveDirective, sourceFile, blockedURI, lineNumber, columnNumber } =
      seen as SecurityPolicyViolationEvent;
    return {
      kind: 'policy',
      text: `${effectiveDirective} refused ${hostOf(blockedURI)}`,
      at: [
        { url: sourceFile, place: `:${lineNumber || 1}:${columnNumber || 1}` },
        { url: blockedURI, place: nowhere },
      ],
    };
  }
  const { target } = seen;
  const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  const url = target instanceof HTMLScriptElement ? target.src : isSheet ? target.href : '';
  return { kind: 'part', text: 'A file did not load', at: [{ url, place: nowhere }] };
}

function thrown(kind: Fault['kind'], error: unknown): Read {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { kind, text, error, at: [] };
}

const hostOf = (uri: string) => (URL.canParse(uri) ? new URL(uri).host || 'data' : uri);

import { createHash } from 'node:crypto';
import { allowedOrigins, type OriginKind } from '../registry/origins';

/** Whom the shell's page may load from and talk to. */
export interface PagePolicy {
  /** The built page, and what may be put into it: the hashes of inline scripts and styles are those that are in it. */
  html: string;
  /** The registry that the page carries; anything, because a broken one still has a page. */
  registry: unknown;
  apiBaseUrl: string;
  /** Where loads of remotes are reported to, if not to the API. */
  telemetryUrl?: string;
  /** Where the shell's own files are, if not beside the page. */
  shellUrl?: string;
  /** The identity service's addresses; by default those of Firebase Auth. */
  identityUrls?: string[];
  /** The host whose page opens the windows of other services, such as Google, for sign-in; none without them. */
  signInDomain?: string;
  /** Address prefixes (origin and path, ending with a slash) that an override may load a remote from. */
  overridePrefixes?: string[];
  /** Where photos are shown from, beside the API. */
  imageOrigins?: string[];
  /** Whether cards are asked for by Stripe, whose script and frames come from Stripe alone, as its terms demand. */
  usesStripe?: boolean;
}

const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};
const noStripe: typeof stripe = { scripts: [], frames: [], calls: [] };

const firebaseAuth = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * The Content-Security-Policy of the shell's page. Scripts run only from the page's own origin, from where the
 * registry says that remotes are, and from where overrides may come; nothing inline but what was built, and nothing
 * is evaluated from text.
 */
export function contentSecurityPolicy(policy: PagePolicy): string {
  const { html, registry, apiBaseUrl, identityUrls = firebaseAuth } = policy;
  const shell = policy.shellUrl === undefined ? [] : [new URL(policy.shellUrl).origin];
  const code = [...shell, ...remoteOrigins(registry), ...(policy.overridePrefixes ?? [])];
  const api = new URL(apiBaseUrl).origin;
  const windows = policy.signInDomain
    ? { scripts: ['https://apis.google.com'], frames: [`https://${policy.signInDomain}`] }
    : { scripts: [], frames: [] };
  const cards = policy.usesStripe ? stripe : noStripe;
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html), ...code, ...cards.scripts, ...windows.scripts],
    'style-src': ["'self'", ...inlineStyleHashes(html), ...code],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      api,
      ...(policy.imageOrigins ?? []),
      ...neededOf(registry, 'img'),
      ...code,
    ],
    'font-src': ["'self'", ...code],
    'connect-src': [
      "'self'",
      api,
      ...identityUrls.map((url) => new URL(url).origin),
      ...(policy.telemetryUrl ? [new URL(policy.telemetryUrl).origin] : []),
      ...neededOf(registry, 'connect'),
      ...code,
      ...changesOf(policy.overridePrefixes),
      ...cards.calls,
    ],
    // A blob is the page's own: a PDF that it has read is shown in the browser's viewer, under this same policy.
    'frame-src': ['blob:', ...cards.frames, ...windows.frames],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Where a build on this computer says that it has changed; only where its scripts may run anyway. */
function changesOf(overridePrefixes: string[] = []): string[] {
  return overridePrefixes.flatMap((prefix) => {
    const server = /^http:\/\/(?<host>(?:localhost|127\.0\.0\.1):[\d*]+)(?:\/|$)/.exec(prefix);
    return server ? [`ws://${server.groups?.['host'] ?? ''}`] : [];
  });
}

/** Inline scripts that are run; data in `script` elements is not. */
function inlineHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g);
  return [...scripts]
    .map(({ groups }) => ({ attributes: groups?.['attributes'] ?? '', code: groups?.['code'] ?? '' }))
    .filter(({ attributes, code }) => !/\b(src|type)=/.test(attributes) && code !== '')
    .map(({ code }) => hashSource(code));
}

/** Styles of the frames that stand in the page; each named, so that nothing else is let in with them. */
function inlineStyleHashes(html: string): string[] {
  const styles = html.matchAll(/<style data-frames>(?<rules>[^]*?)<\/style>/g);
  return [...styles].map(({ groups }) => hashSource(groups?.['rules'] ?? ''));
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Served {
  baseUrl?: unknown;
  origins?: unknown;
}

/** What each release says that some browser may get: the live ones, and those that are rolled out. */
function releasesOf(registry: unknown): (Served | null | undefined)[] {
  const remotes = (registry as { remotes?: unknown } | null | undefined)?.remotes;
  const entries = Array.isArray(remotes) ? (remotes as ((Served & { rollout?: Served }) | null)[]) : [];
  return entries.flatMap((entry) => [entry, entry?.rollout]);
}

/** Further origins that remotes' pages need; what the gate would refuse is left out here, too. */
const neededOf = (registry: unknown, kind: OriginKind) =>
  releasesOf(registry).flatMap((release) => allowedOrigins(release?.origins, kind));

function remoteOrigins(registry: unknown): string[] {
  return releasesOf(registry)
    .map((release) => release?.baseUrl)
    .filter((url): url is string => typeof url === 'string' && URL.canParse(url))
    .map((url) => new URL(url).origin)
    .filter((origin) => origin.startsWith('http'));
}

import type { Page } from './static-site';
import { shellPage, type PageConfiguration } from './shell-page';
import { contentSecurityPolicy, type PagePolicy } from '@drove/federation/page/content-security-policy';
import { frameFiles, framedPage } from './framed-page';
import { pageWithFirstData, type ReadFirstData } from './first-data';
import type { LiveShell } from './live-shell';
import type { PageFrames } from './page-frames';
import { workerPage } from './worker-page';

/** What a page is made of; asked for at each load, so that a release or a rollback is live with the next one. */
export interface SiteContent {
  /** May be anything, for tests of faults. */
  registry: unknown;
  /** The released shell; without one the page is what was built here. */
  shell?: LiveShell | undefined;
  /** What the page shows before the app is there. */
  frames?: PageFrames | undefined;
  /** Whether the service worker is switched off, and removed from browsers that have it. */
  isWorkerOff?: boolean;
}

/** What anyone who serves the page knows beside what is released. */
export interface PageSettings extends Pick<PagePolicy, 'overridePrefixes' | 'imageOrigins' | 'usesStripe'> {
  configuration: PageConfiguration;
  /** The page that was built here; none where only releases are served. */
  built?: string;
  /** Whether browsers keep a service worker where the released shell has one; else it is removed. */
  usesWorker?: boolean;
  /** Where the API stands beside the page: what the home page asks it first. */
  readFirstData?: ReadFirstData;
}

/** The shell's page, its registry and its frames, by their paths. */
export function shellPages(read: () => Promise<SiteContent>, settings: PageSettings): Record<string, Page> {
  const { configuration, built = '', readFirstData, usesWorker = false, ...allowed } = settings;
  const workerOf = ({ shell, isWorkerOff = false }: SiteContent) =>
    usesWorker && !isWorkerOff ? shell?.worker : undefined;
  return {
    '/index.html': async () => {
      const content = await read();
      const { registry, shell, frames } = content;
      const unframed = shell ? releasedPage(shell) : built;
      const html = frames ? framedPage(unframed, frames, registry) : unframed;
      const policy = contentSecurityPolicy({
        html: html + (frames ? Object.values(frameFiles(frames, registry)).join('') : ''),
        registry,
        ...connectSources(configuration, shell),
        ...(shell ? { shellUrl: shell.baseUrl } : {}),
        ...(configuration.telemetryUrl ? { telemetryUrl: configuration.telemetryUrl } : {}),
        ...allowed,
      });
      const files = shell ? { shellFiles: shell.description.integrity } : {};
      const worker = workerOf(content) === undefined ? {} : { worker: true };
      const page = shellPage(html, registry, { ...configuration, ...files, ...worker });
      // Without a frame the inline script runs before it could find them.
      const data = frames && (await readFirstData?.(registry));
      return {
        body: data ? pageWithFirstData(page, data) : page,
        headers: { 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' },
      };
    },
    '/frames': async (name) => {
      const { frames, registry } = await read();
      return frames && frameFiles(frames, registry)[name];
    },
    '/service-worker.js': async () => workerPage(workerOf(await read())),
    '/registry.json': async () => JSON.stringify((await read()).registry),
  };
}

/** As the page says, or else as the shell was built. */
function connectSources(configuration: PageConfiguration, shell?: LiveShell) {
  const { apiBaseUrl, identityEmulatorUrl: emulator, firebase, signInProviders = [] } = configuration;
  const built = shell?.description;
  // An emulator that was built in is not the one of a project that the page names.
  const ofBuild = firebase ? [] : (built?.identityUrls ?? []);
  const identityUrls = emulator === undefined ? ofBuild : [emulator];
  const signInDomain = firebase?.authDomain ?? built?.authDomain;
  return {
    apiBaseUrl: apiBaseUrl ?? built?.apiBaseUrl ?? '',
    ...(identityUrls.length > 0
      ? { identityUrls }
      : signInProviders.length > 0 && signInDomain && { signInDomain }),
  };
}

/**
 * The page of a released shell: it stands elsewhere than its files, so each is named with its address and its hash.
 * Chunks that are loaded later have theirs from the configuration.
 */
export function releasedPage({ html, baseUrl, description: { integrity } }: LiveShell): string {
  const reference = /(<(?:script|link)\b[^>]*?\s)(src|href)=(?:"([^"]*)"|([^"\s>]+))/g;
  return html.replace(
    reference,
    (all, start: string, attribute: string, quoted: string | undefined, bare = '') => {
      const file = quoted ?? String(bare);
      const hash = integrity[file];
      if (hash === undefined) return all;
      // Browsers check no hash of fonts; the link says itself how it is asked for, as the style sheet does.
      if (file.endsWith('.woff2')) return `${start}${attribute}="${baseUrl}${file}"`;
      return `${start}${attribute}="${baseUrl}${file}" integrity="${hash}" crossorigin="anonymous"`;
    },
  );
}

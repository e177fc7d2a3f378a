import browserslist from 'browserslist';

/** What esbuild calls the engine of a browser on the list. */
const engines: Record<string, string> = {
  chrome: 'chrome',
  and_chr: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  and_ff: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/**
 * The oldest of each engine that the app is promised for, as esbuild reads it.
 *
 * @param directory a folder below the package.json that has the list, where webpack and cssnano find it, too
 */
export function oldestBrowsers(directory: string): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: directory })) {
    const [name = '', versions = ''] = entry.split(' ');
    const engine = engines[name];
    if (!engine) throw new Error(`esbuild has no target for ${name} of the list of browsers.`);
    // "17.2-17.4" is one entry of the list.
    const version = Number.parseFloat(versions);
    oldest.set(engine, Math.min(version, oldest.get(engine) ?? version));
  }
  return [...oldest].map(([engine, version]) => `${engine}${version}`);
}

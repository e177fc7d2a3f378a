/*
 * Inlined into the page. No server knows the route of a hash router, so this asks for the remote's files
 * of the current route while the shell's own script is still on its way. It repeats the loader's rules in
 * the fewest words: what it gets wrong costs a request, nothing else, so it never throws.
 */
(() => {
  interface Release {
    version: string;
    entry?: string;
    routes: string[];
    styles: string[];
    screens: Record<string, string[]>;
    integrity: Record<string, string>;
  }
  interface Released {
    baseUrl: string;
    claims: { path: string }[];
    release: Release;
  }
  interface Entry extends Released {
    rollout?: Released & { percent: number };
  }

  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replace(/\/:[^/]+/g, '/[^/]+')}/?$`).test(path);

  // Whether this browser gets what is being rolled out: federation's inRollout, in its fewest words.
  const isIn = (version: string, percent: number) => {
    let hash = 0x811c9dc5;
    for (const character of `${version}/${localStorage.getItem('browser-id') ?? ''}`)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return hash % 10_000 < percent * 100;
  };

  // What is preloaded in another way than it is requested later is fetched twice: everything of a remote is asked
  // for anonymously and with its hash.
  const preload = (url: string, kind: string, integrity = '') => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = kind;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  };

  try {
    // A person who tries another build out needs nothing of the released one.
    if (sessionStorage.getItem('mfo') || location.href.includes('mfo=')) return;
    const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
      remotes: Entry[];
    };
    const path = location.hash.slice(1).split('?')[0] || '/';
    // The longest claim wins.
    let entry: Released | undefined;
    let longest = 0;
    for (const listed of registry.remotes) {
      const { rollout } = listed;
      const remote = rollout && isIn(rollout.release.version, rollout.percent) ? rollout : listed;
      for (const { path: claim } of remote.claims) {
        const covers = path === claim || (claim !== '/' && path.startsWith(`${claim}/`));
        if (covers && claim.length > longest) [entry, longest] = [remote, claim.length];
      }
    }
    if (entry?.baseUrl && entry.release.entry) {
      const { entry: script, routes, styles, screens, integrity } = entry.release;
      const screen = Object.keys(screens).find((pattern) => matches(pattern, path)) ?? '';
      const { baseUrl } = entry;
      const ask = (kind: string) => (file: string) => {
        preload(baseUrl + file, kind, integrity[file]);
      };
      [script, ...routes, ...(screens[screen] ?? [])].forEach(ask('script'));
      styles.forEach(ask('style'));
    }
  } catch {
    // The shell itself says what is wrong with a registry.
  }
})();

/*
 * Inlined into the page. No server knows the route of a hash router, so this asks for the remote's files
 * of the current route while the shell's own script is still on its way. It repeats the loader's rules in
 * the fewest words: what it gets wrong costs a request, nothing else, so it never throws.
 */
(() => {
  interface Release {
    entry?: string;
    routes: string[];
    styles: string[];
    screens: Record<string, string[]>;
    integrity: Record<string, string>;
  }
  interface Entry {
    baseUrl: string;
    claims: { path: string }[];
    release: Release;
  }

  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replace(/\/:[^/]+/g, '/[^/]+')}/?$`).test(path);

  // What is preloaded in another way than it is requested later is fetched twice. The loader asks for entry and
  // style anonymously and with their hash; the remote's runtime asks for pages without a hash, and anonymously
  // only from another origin.
  const preload = (url: string, kind: string, integrity = '') => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = kind;
    if (integrity || !url.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  };

  try {
    const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
      remotes: Entry[];
    };
    const path = location.hash.slice(1).split('?')[0] || '/';
    // The longest claim wins.
    let entry: Entry | undefined;
    let longest = 0;
    for (const remote of registry.remotes) {
      for (const { path: claim } of remote.claims) {
        const covers = path === claim || (claim !== '/' && path.startsWith(`${claim}/`));
        if (covers && claim.length > longest) [entry, longest] = [remote, claim.length];
      }
    }
    if (entry?.baseUrl && entry.release.entry) {
      const { entry: script, routes, styles, screens, integrity } = entry.release;
      const screen = Object.keys(screens).find((pattern) => matches(pattern, path)) ?? '';
      const urlOf = (file: string) => entry.baseUrl + file;
      preload(urlOf(script), 'script', integrity[script]);
      for (const file of styles) preload(urlOf(file), 'style', integrity[file]);
      for (const file of [...routes, ...(screens[screen] ?? [])]) preload(urlOf(file), 'script');
    }
  } catch {
    // The shell itself says what is wrong with a registry.
  }
})();

/** Media features by name, with the value that the page is to see: `{ 'prefers-color-scheme': 'dark' }`. */
export type MediaFeatures = Record<string, string>;

/**
 * Makes the page's media queries see other settings than this computer's: in scripts, and in every style sheet that is
 * there or comes later. No browser has this for a page of its own.
 */
export function imposeMedia(features: MediaFeatures): void {
  if (Object.keys(features).length === 0) return;
  const original = globalThis.matchMedia.bind(globalThis);
  globalThis.matchMedia = (query) => original(imposedQuery(query, features));
  const scheme = features['prefers-color-scheme'];
  if (scheme !== undefined) document.documentElement.style.colorScheme = scheme;

  const imposeOnAll = () => {
    for (const sheet of document.styleSheets) imposeOn(sheet, features);
  };
  imposeOnAll();
  new MutationObserver(imposeOnAll).observe(document, { childList: true, subtree: true });
  // A sheet that is linked has its rules only then.
  document.addEventListener('load', imposeOnAll, { capture: true });
}

/** The query with what is imposed as always true, or never. */
export function imposedQuery(query: string, features: MediaFeatures): string {
  return query.replace(/\(\s*([a-z-]+)\s*:\s*([a-z-]+)\s*\)/g, (all, feature: string, value: string) => {
    const imposed = features[feature];
    return imposed === undefined ? all : value === imposed ? '(min-width: 0px)' : '(max-width: 0px)';
  });
}

function imposeOn(owner: { cssRules: CSSRuleList }, features: MediaFeatures): void {
  for (const rule of rulesOf(owner)) {
    if (rule instanceof CSSMediaRule) {
      const imposed = imposedQuery(rule.media.mediaText, features);
      if (imposed !== rule.media.mediaText) rule.media.mediaText = imposed;
    }
    if ('cssRules' in rule) imposeOn(rule as CSSGroupingRule, features);
  }
}

function rulesOf(owner: { cssRules: CSSRuleList }): CSSRule[] {
  try {
    return [...owner.cssRules];
  } catch {
    // Of another origin, such as a browser extension's.
    return [];
  }
}

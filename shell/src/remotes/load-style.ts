import { addressOf, asked } from '@drove/shared-auth/host';

interface Style {
  /** Its address as it was released: what the sheet is known by. */
  url: string;
  integrity: string | undefined;
}

const underWay = new Map<string, Promise<void>>();

/**
 * Adds a style sheet and waits until its rules are there. One that is in the page or under way is not asked for again.
 */
export function loadStyle({ url, integrity }: Style): Promise<void> {
  const known = underWay.get(url);
  if (known) return known;
  if (document.querySelector(`link[data-href="${CSS.escape(url)}"]`)) return Promise.resolve();
  const arrival = addStyle({ url, integrity }).finally(() => underWay.delete(url));
  underWay.set(url, arrival);
  asked(url, arrival);
  return arrival;
}

/**
 * A sheet that fails must not stay behind: it would make the next attempt look done. An answer that is no style sheet
 * (a page with status 200) loads without an error and without rules, so rules are looked for.
 */
async function addStyle({ url, integrity }: Style): Promise<void> {
  const href = addressOf(url);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.dataset['href'] = url;
  if (integrity) link.setAttribute('integrity', integrity);
  link.href = href;
  try {
    await new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => {
        resolve();
      });
      link.addEventListener('error', () => {
        reject(new Error(`${href} did not load`));
      });
      document.head.append(link);
    });
    if (!link.sheet || link.sheet.cssRules.length === 0) throw new Error(`${href} has no style rules`);
  } catch (error) {
    link.remove();
    throw error;
  }
}

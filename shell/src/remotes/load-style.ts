/**
 * Adds a style sheet and waits until its rules are there.
 *
 * A sheet that fails must not stay behind: it would make the next attempt look done. An answer that is no
 * style sheet (a page with status 200) loads without an error and without rules, so rules are looked for.
 *
 * @param href what is asked for, with the attempt's number
 * @param cleanHref what the sheet is known by; one that is in the page already is not asked for again
 * @param signal removes the sheet when it fires before the rules are there
 */
export async function loadStyle(
  { href, cleanHref, integrity }: { href: string; cleanHref: string; integrity: string | undefined },
  signal: AbortSignal,
): Promise<void> {
  if (document.querySelector(`link[data-href="${CSS.escape(cleanHref)}"][data-loaded]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.dataset['href'] = cleanHref;
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
      signal.addEventListener('abort', () => {
        reject(new Error(`${href} was given up`));
      });
      document.head.append(link);
    });
    if (!link.sheet || link.sheet.cssRules.length === 0) throw new Error(`${href} has no style rules`);
    link.dataset['loaded'] = '';
  } catch (error) {
    link.remove();
    throw error;
  }
}

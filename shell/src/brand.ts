/** What the product is called wherever its name is shown: header, titles, messages. */
export const BRAND_NAME = 'Drove';

/** One line under the name, for the footer and the page's description. */
export const BRAND_PROMISE = 'Get a car for your trip easily';

/** The document's title while a screen shows: the screen's own, then the product. */
export function documentTitle(screenTitle: string): string {
  return `${screenTitle} · ${BRAND_NAME}`;
}

/** What a route says: `/carlisting/car/7?pick_up=…`, and the pattern of its screen. */
export interface AskedRoute {
  /** `/carlisting/car/:id` */
  pattern: string;
  path: string;
  query: string;
}

/**
 * A screen's first GET below the API's address, as the route fills it in. Parameters without a value are those that the
 * route may bring; where it brings another one, what will be asked is not known here.
 *
 * @param declared `cars/:id`, `cars?place&limit=24`
 * @returns nothing when it cannot be known
 */
export function firstRequest(declared: string, { pattern, path, query }: AskedRoute): string | undefined {
  const [template = '', parameters = ''] = declared.split('?');
  const names = pattern.split('/');
  const values = path.split('/');
  const filled = template.replace(/:[^/]+/g, (name) => values[names.indexOf(name)] ?? '');
  const sent = new URLSearchParams(parameters);
  const ofRoute = [...sent].flatMap(([name, value]) => (value === '' ? [name] : []));
  for (const name of ofRoute) sent.delete(name);
  for (const [name, value] of ofRoute.length > 0 ? new URLSearchParams(query) : []) {
    if (!ofRoute.includes(name)) return undefined;
    if (value !== '') sent.set(name, value);
  }
  // One order, so that the same request is the same text.
  sent.sort();
  return sent.size > 0 ? `${filled}?${sent.toString()}` : filled;
}

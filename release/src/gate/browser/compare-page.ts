import type { Look, PageState } from './in-page';

/** Charts measure text in it, out of sight; there is one in the page for all of them. */
const harmless = 'span#recharts_measurement_span ';

/** Properties of the same elements that were one thing and are another, in words; the first few. */
export function styleChanges(before: Record<string, Look>, after: Record<string, Look>): string[] {
  return Object.entries(before)
    .flatMap(([place, { element, properties }]) => {
      const now = after[place]?.properties;
      if (!now) return [];
      return Object.entries(properties)
        .filter(([name, value]) => now[name] !== value)
        .map(([name, value]) => `${name} of ${element} was ${value}, is ${now[name] ?? ''}`);
    })
    .slice(0, 3);
}

/**
 * What the page has of a release that was unmounted.
 *
 * @param scopes under which federation puts remotes on the window
 */
export function leftovers(before: PageState, after: PageState, scopes: string[]): string[] {
  const isRuntime = (name: string) =>
    scopes.includes(name) || name.startsWith('webpackChunk') || name.startsWith('__FEDERATION__');
  const attributes = Object.entries(after.attributes).filter(
    ([name, value]) => before.attributes[name] !== value,
  );
  return [
    ...added(before.globals, after.globals)
      .filter((name) => !isRuntime(name))
      .map((name) => `the global ${name}`),
    ...attributes.map(([name, value]) => `${name}="${value}"`),
    ...added(before.elements, after.elements)
      .filter((element) => !element.startsWith(harmless))
      .map((element) => `the element ${element} in head or body`),
    ...added(before.listeners, after.listeners).map((listener) => `a listener of ${listener}`),
  ];
}

const added = (before: string[], after: string[]) => after.filter((one) => !before.includes(one));

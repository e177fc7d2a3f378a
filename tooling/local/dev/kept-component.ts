import { createElement, useSyncExternalStore, type FunctionComponent } from 'react';

/** All versions of a component, as react-refresh knows them. */
interface Family {
  current: FunctionComponent;
}

interface Refresh {
  getFamilyByType: (type: FunctionComponent) => Family | undefined;
  performReactRefresh: () => { updatedFamilies: Set<Family>; staleFamilies: Set<Family> } | null;
}

declare global {
  var __REFRESH_RUNTIME__: Refresh;
}

interface Kept {
  component: FunctionComponent;
  exchange: (updated: Set<Family>, stale: Set<Family>) => void;
}

const keptById = new Map<string, Kept>();

/**
 * A component that shows the newest version of what it was made of. react-refresh itself asks react-dom to exchange
 * what is mounted, which only its development build can; the released shell has the other one.
 *
 * @param id the same for all versions of it
 * @param type the version of which there is no family yet, or a later one, which react-refresh adds to the family
 */
export function keep(id: string, type: FunctionComponent): FunctionComponent {
  const kept = keptById.get(id) ?? keptComponent(type);
  keptById.set(id, kept);
  return kept.component;
}

function keptComponent(first: FunctionComponent): Kept {
  const family = () => __REFRESH_RUNTIME__.getFamilyByType(first);
  // A type of its own, called as a function, so that React sees the same one as long as its hooks are the same.
  const mounted = () => ({ Version: (props: object) => (family()?.current ?? first)(props) });
  let shown = mounted();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const component = (props: object) =>
    createElement(useSyncExternalStore(subscribe, () => shown).Version, props);
  return {
    // By its name, react-refresh tells components from other functions.
    component: Object.defineProperty(component, 'name', { value: first.name }),
    exchange: (updated, stale) => {
      const known = family();
      if (known === undefined || !(updated.has(known) || stale.has(known))) return;
      shown = stale.has(known) ? mounted() : { ...shown };
      for (const listener of listeners) listener();
    },
  };
}

const perform = __REFRESH_RUNTIME__.performReactRefresh;
__REFRESH_RUNTIME__.performReactRefresh = () => {
  const update = perform();
  if (update)
    for (const { exchange } of keptById.values()) exchange(update.updatedFamilies, update.staleFamilies);
  return update;
};

import type { RegistryEntry } from '@drove/federation/registry';
import { CONTRACT_VERSION, isLayoutKind, type RemoteModule } from '@drove/shared-auth';
import type { Loading } from '../../src/remotes/remotes';
import { tellBar } from '../isolation-message';
import { besideUrl } from '../isolation-settings';
import { routeExamples, type RouteExample } from '../route-examples';
import { NotLoadedView } from './not-loaded-view';

/**
 * Loads one remote, at once and wherever the app is, because the bar lists its pages; in the place of every other
 * remote there is a page that says that it is not loaded here, and offers to.
 */
export function onlyOneRemote(
  entry: RegistryEntry,
  { examples, beside }: { examples: Record<string, string>; beside: string },
  loading: Loading,
): Loading {
  let attempt: Promise<RemoteModule> | undefined;
  // Loaded twice there would be two copies of it; only a failure is tried again.
  const load = () =>
    (attempt ??= loading.load(entry).catch((error: unknown) => {
      attempt = undefined;
      throw error;
    }));
  const routes = load().then(
    (module) => routeExamples(module, examples),
    // The page of the remote itself says why.
    () => [],
  );
  void routes.then((known) => tellBar({ isolation: 'routes', routes: known }));
  return {
    ...loading,
    load: async (requested) => {
      if (requested.name === entry.name) return load();
      if (requested.name !== beside) return absent(requested, entry.name, routes);
      const answer = await fetch(besideUrl(beside));
      if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
      return loading.load(requested);
    },
  };
}

/** A module with the paths of a remote, and one page on all of them. */
function absent(
  { name, claims }: RegistryEntry,
  isolated: string,
  routes: Promise<RouteExample[]>,
): RemoteModule {
  const screen = async () => {
    const known = await routes;
    return () => <NotLoadedView absent={name} isolated={isolated} routes={known} />;
  };
  const title = 'Not loaded here';
  return {
    contractVersion: CONTRACT_VERSION,
    name,
    claims: claims.map(({ path, layout }) => ({
      path,
      layout: isLayoutKind(layout) ? layout : 'public',
      routes: [
        { index: true, title, screen },
        { path: '*', title, screen },
      ],
    })),
  };
}

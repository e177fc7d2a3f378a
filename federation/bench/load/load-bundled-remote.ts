import type { RegistryEntry } from 'federation/registry';
import type { RemoteModule } from 'shared-auth';

/** Stands in the single bundle where the shell's federated `loadRemote` stands in the product. */
export async function loadRemote(_entry: RegistryEntry, _limitMs: number): Promise<RemoteModule> {
  const { remote } = await import(/* webpackChunkName: "routes" */ '../../../remote-auth/src/routes');
  return remote;
}

import { ContractError } from './contract-error';
import { CONTRACTS, CONTRACT_VERSION, type LayoutKind, type RemoteModule } from './remote-module';

const layouts: readonly string[] = ['public', 'auth', 'dashboard'] satisfies LayoutKind[];

/** Whether a string names a frame that the shell has. */
export function isLayoutKind(value: unknown): value is LayoutKind {
  return typeof value === 'string' && layouts.includes(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isRoute(route: unknown): boolean {
  return isRecord(route) && typeof route['screen'] === 'function' && typeof route['title'] === 'string';
}

function isClaim(claim: unknown): boolean {
  return (
    isRecord(claim) &&
    typeof claim['path'] === 'string' &&
    isLayoutKind(claim['layout']) &&
    Array.isArray(claim['routes']) &&
    claim['routes'].every(isRoute)
  );
}

/**
 * What a remote really exposed, checked before anything of it is rendered.
 *
 * @param value the module behind `./routes`
 * @param expectedName the name in the registry
 * @throws ContractError with a readable message
 */
export function checkRemoteModule(value: unknown, expectedName: string): RemoteModule {
  const remote = isRecord(value) ? value['remote'] : undefined;
  if (!isRecord(remote)) throw new ContractError(`${expectedName} does not expose its routes`);
  if (remote['name'] !== expectedName) {
    throw new ContractError(`${expectedName} is in truth ${String(remote['name'])}`);
  }
  if (!CONTRACTS.some((version) => version === remote['contractVersion'])) {
    throw new ContractError(
      `${expectedName} was built for version ${String(remote['contractVersion'])} of the app, this is version ${CONTRACT_VERSION}`,
    );
  }
  if (!Array.isArray(remote['claims']) || !remote['claims'].every(isClaim)) {
    throw new ContractError(`${expectedName} has routes that are not valid`);
  }
  return remote as unknown as RemoteModule;
}

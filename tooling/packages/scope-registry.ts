import { scope } from '@drove/federation/scope';
import { PlainError } from '@drove/release/progress';

/**
 * The registry that has the shared packages, as `.npmrc` asks for it.
 *
 * @param otherwise what can be done without one
 * @throws PlainError that names the variable; npm alone says "Invalid URL"
 */
export function scopeRegistry(otherwise: string): string {
  const registry = process.env['NPM_SCOPE_REGISTRY'];
  if (registry) return registry;
  throw new PlainError(
    `NPM_SCOPE_REGISTRY is not set: the address of the registry with the ${scope} packages. Set it, or ${otherwise}.`,
  );
}

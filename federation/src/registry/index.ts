export { checkRegistry, checkRegistryEntry, checkRelease, type BrokenEntry } from './check-registry';
export { REGISTRY_VERSION, type Registry, type RegistryEntry, type Release } from './registry';
export { RELEASE_FILE } from './release-file';

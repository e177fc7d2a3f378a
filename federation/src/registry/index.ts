export {
  checkRegistry,
  checkRegistryEntry,
  checkRelease,
  checkReleaseFile,
  type BrokenEntry,
} from './check-registry';
export { chooseRelease, hashOf, inRollout } from './choose-release';
export {
  REGISTRY_VERSION,
  type Claim,
  type Registry,
  type RegistryEntry,
  type Release,
  type ReleaseFile,
  type Rollout,
} from './registry';
export { RELEASE_FILE } from './release-file';

export {
  checkRegistry,
  checkRegistryEntry,
  checkRelease,
  checkReleaseFile,
  isFirstData,
  type BrokenEntry,
} from './check-registry';
export { firstRequest } from './first-request';
export { chooseRelease, hashOf, inRollout } from './choose-release';
export {
  REGISTRY_VERSION,
  type Claim,
  type FirstData,
  type Registry,
  type RegistryEntry,
  type Release,
  type ReleaseFile,
  type Rollout,
} from './registry';
export { RELEASE_FILE } from './release-file';

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
export { repairRoute } from './repair-route';
export {
  REGISTRY_VERSION,
  RELEASE_FILE,
  type Claim,
  type FirstData,
  type Registry,
  type RegistryEntry,
  type Release,
  type ReleaseFile,
  type Rollout,
} from './registry';

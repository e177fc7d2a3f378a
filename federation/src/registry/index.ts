export {
  checkRegistry,
  checkRegistryEntry,
  checkRelease,
  checkReleaseFile,
  isFirstData,
  type BrokenEntry,
} from './check-registry';
export { firstRequest } from './first-request';
export { chooseRelease, hashOf, inRollout, termsOf } from './choose-release';
export {
  audiences,
  drawnMenus,
  entriesOf,
  isAtEntry,
  isBelow,
  menuCounts,
  menuIcons,
  menus,
  readMenus,
  type Audience,
  type MenuEntry,
  type MenuIcon,
  type MenuName,
} from './menus';
export { allowedOrigins, originKinds, problemOfOrigin, type Origins } from './origins';
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
  type RemoteTerms,
  type Rollout,
} from './registry';

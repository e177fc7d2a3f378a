export { aCacheStorage } from './a-cache-storage';
export { describeContract } from './describe-contract';
export {
  aFakeIdentity,
  type FakeIdentity,
  type FakeIdentityOptions,
  type IdentityCall,
} from './fake-identity';
export { aFakeIdentityUser } from './fake-identity-user';
export { fillDialogs } from './fill-dialogs';
export { FixedAuthProvider, type FixedAuthProviderProps } from './fixed-auth-provider';
export { pasteInto } from './paste-into';
export { renderRoute, type RenderedRoute, type RenderRouteOptions } from './render-route';
export {
  aCarOwner,
  aCustomer,
  aHostingCustomer,
  aMinimalUser,
  anAdmin,
  aSuspendedCustomer,
  loading,
  signedOut,
} from './sessions';
export { TEST_API_URL } from './test-api-url';
export { testRoutesOf, TestShell } from './test-shell';
export { everyoneHasAProfile, profileAnswer } from './fake-backend';

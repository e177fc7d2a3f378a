export { abandonScripts, beginNextAttempt, currentAttempt, withAttempt } from './loading/attempts';
export { withDeadline } from './loading/deadline';
export { createLoadable, type Loadable, type LoadState } from './loading/loadable';
export { screenOf, type ScreenSource } from './loading/load-screen';
export { RemoteRoutes } from './loading/remote-routes';
export { useLoadable } from './loading/use-loadable';
export {
  createFirebaseIdentity,
  type FirebaseIdentityConfiguration,
} from './identity/create-firebase-identity';
export type { IdentityProvider, IdentityUser } from './identity/identity-provider';
export { AuthProvider, type AuthProviderProps } from './session/auth-provider';

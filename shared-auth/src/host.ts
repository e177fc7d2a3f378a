export { ScreenTitle } from './contract/screen-title';
export { currentClock, setLoadLimit, startClock, stopIdleClock, timeLeft, type Clock } from './loading/clock';
export { withDeadline } from './loading/deadline';
export { notePresented, useLastSeen } from './offline/last-seen';
export { logCaughtError } from './http/log-caught-error';
export type { FirstAnswer } from './http/first-answer';
export { addressOf, asked } from './loading/files';
export { loadCode } from './loading/load-code';
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

export { ContractError } from './contract/contract-error';
export { checkRemoteModule, isLayoutKind } from './contract/check-remote-module';
export { useScreenTitle } from './contract/screen-title';
export { defineRemote } from './contract/define-remote';
export {
  CONTRACT_VERSION,
  CONTRACTS,
  type LayoutKind,
  type RemoteClaim,
  type RemoteDescription,
  type RemoteModule,
  type RemoteRoute,
} from './contract/remote-module';
export { useKeepValues, useKeptForm, type KeptForm, type KeptFormOptions } from './kept-forms/use-kept-form';
export type { LiveEvent, UnreadCounts } from './live/live-event';
export { useIsLive, useLiveEvents, useUnreadCounts } from './live/use-live-updates';
export { loadModule } from './loading/load-module';
export { loadPart, type Part, type PartOptions } from './loading/load-part';
export { type PartFailureProps } from './loading/part-failure';
export { RemoteLoadError, type LoadPhase } from './loading/remote-load-error';
export type { ApiClient } from './http/api-client';
export { problemOf, type Problem } from './http/problem';
export { withUploadProgress } from './http/upload-progress';
export { IdentityError, type IdentityErrorCode } from './identity/identity-error';
export { providerNames } from './identity/federated.messages';
export type { FederatedProvider } from './identity/identity-provider';
export { afterSignInPath } from './session/after-sign-in';
export { useApiClient, useAuth, useCurrentUser, useSession, type Auth } from './session/auth-context';
export type {
  CustomerRegistration,
  FederatedRegistration,
  FullRegistration,
  Newcomer,
  OwnRegistration,
  RegistrationInput,
  RegistrationOutcome,
} from './session/registration';
export { announceRegistration } from './session/registration.messages';
export { signInErrorMessage } from './session/sign-in.messages';
export { useFederatedSignIn, type FederatedSignIn } from './session/use-federated-sign-in';
export { useEmailConfirmation, type EmailConfirmation } from './session/use-email-confirmation';
export { RequireRole, type RequireRoleProps } from './session/require-role';
export { RequireUser, type RequireUserProps } from './session/require-user';
export { may } from './session/permissions';
export { useMay } from './session/use-may';
export type { CurrentUser, FullUser, MinimalUser, Permission, Role, Session } from './session/session';

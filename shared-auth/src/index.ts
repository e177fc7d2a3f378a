export { ContractError } from './contract/contract-error';
export { checkRemoteModule, isLayoutKind } from './contract/check-remote-module';
export { defineRemote } from './contract/define-remote';
export {
  CONTRACT_VERSION,
  type LayoutKind,
  type RemoteClaim,
  type RemoteDescription,
  type RemoteModule,
  type RemoteRoute,
} from './contract/remote-module';
export { RemoteLoadError, type LoadPhase } from './loading/remote-load-error';

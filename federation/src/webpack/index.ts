export { remoteConfig, type RemoteJson } from './remote-config';
export { pagePlugins, shellConfig } from './shell-config';

export { remoteConfig, type RemoteJson } from './remote-config';
export { RELEASE_FILE } from './release-plugin';
export { pagePlugins, shellConfig } from './shell-config';

import { remoteConfig } from '@drove/federation/webpack';

export default remoteConfig(__dirname);

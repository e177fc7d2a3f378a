import { remoteConfig } from 'federation/webpack';

export default remoteConfig(__dirname);

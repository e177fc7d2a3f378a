export { inlineJson } from './inline-json';
export { readBuiltRemote, readRemoteInDevelopment } from './read-built-remote';

import { onPath } from '@drove/release/gate/browser/find-browser';

/** How to get a Firefox, for people. */
export const firefoxAdvice =
  'No Firefox was found, so nothing was tested in one. Set FIREFOX_PATH to one, or install one ' +
  '(Debian: apt-get install firefox-esr; Ubuntu has one in its snap store)';

/** Path of a Firefox as its makers release it: FIREFOX_PATH, or one on the PATH; none if there is none. */
export function findFirefox(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment['FIREFOX_PATH'] || onPath(['firefox-esr', 'firefox'], environment);
}

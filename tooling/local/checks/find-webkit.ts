import { onPath } from '@drove/release/gate/browser/find-browser';

/** How to get WebKit, for people. */
export const webkitAdvice =
  'No WebKit was found, so nothing was tested in one. Debian and Ubuntu have it: ' +
  'apt-get install webkit2gtk-driver xvfb';

export interface WebKitPrograms {
  /** It knows its own MiniBrowser. */
  driver: string;
  /** A screen, which MiniBrowser needs. */
  xvfb: string;
}

/** WebKitGTK's driver and a screen for it, both on the PATH; none if either is missing. */
export function findWebKit(environment: NodeJS.ProcessEnv = process.env): WebKitPrograms | undefined {
  const driver = onPath(['WebKitWebDriver'], environment);
  const xvfb = onPath(['Xvfb'], environment);
  return driver && xvfb ? { driver, xvfb } : undefined;
}

export const overrideBarMissingLabels = {
  notLoaded: 'This may not be the released app, and the bar that says so couldn’t be loaded.',
  retry: 'Try again',
};

export const overrideBarLabels = {
  name: 'Overrides of this tab',
  notice: 'This is not the released app.',
  inThisTab: (scope: string, target: string, until: string) => `${scope} is ${target}, until ${until}.`,
  /** The extension's settings hold for the whole browser. */
  inEveryTab: (scope: string, target: string, until: string) =>
    `${scope} is ${target}, until ${until}, in every tab, by the browser extension.`,
  notSwapped: (scope: string, target: string, reason: string) =>
    `${scope} was not swapped for ${target}: ${reason}.`,
  expired: 'Its time is up. Reload the page for the released app.',
  close: 'Close',
  change: 'Change',
  reset: 'Use the released app',
};

export const overridePanelLabels = {
  remote: 'Remote',
  target: 'Version, or address of a build',
  targetPlaceholder: 'http://localhost:3001/',
  submit: 'Swap in this tab',
  releasedNow: (version: string) => `Released now: ${version}. `,
  link: (link: string) => `Link for others: ${link}`,
};

export const releasedVersionButtonLabels = {
  reset: 'Use the released version',
};

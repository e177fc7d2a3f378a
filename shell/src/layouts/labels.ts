export const accountMenuLabels = {
  account: 'Account',
  signedInAs: 'Signed in as',
};

export const accountSheetLabels = {
  name: 'Dashboard',
  signedInAs: 'Signed in as',
  closeMenu: 'Close menu',
};

export const brandLinkLabels = {
  name: (brand: string) => `${brand}, home page`,
};

export const dashboardLayoutLabels = {
  navigation: 'Dashboard',
};

export const dashboardMenuLabels = {
  unread: (count: number) => `, ${count} unread`,
  administration: 'Administration',
};

export const headerBellLabels = {
  withUnread: (label: string, unread: number) => `${label}, ${unread} unread`,
  announcement: (unread: number) =>
    `You have ${unread} unread ${unread === 1 ? 'notification' : 'notifications'}.`,
};

export const sideSwitchLabels = {
  name: 'Renting or hosting',
  renting: 'Renting',
  hosting: 'Hosting',
};

export const siteFooterLabels = {
  navigation: 'Footer',
  copyright: (year: string, brand: string) => `© ${year} ${brand}. Prices include all fees and taxes.`,
  legal: 'Legal',
};

export const siteHeaderLabels = {
  navigation: 'Main',
};

export const skipLinkLabels = {
  skip: 'Skip to content',
};

export const tabBarLabels = {
  navigation: 'Tabs',
  unread: (unread: number) => `, ${unread} unread`,
  account: 'Account',
};

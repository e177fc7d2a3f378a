export const accountAreaLabels = {
  signIn: 'Sign in',
  signUp: 'Sign up',
};

export const accountMenuLabels = {
  account: 'Account',
  signedInAs: 'Signed in as',
  dashboard: 'Dashboard',
  myAccount: 'My account',
  signOut: 'Sign out',
};

export const accountSheetLabels = {
  name: 'Dashboard',
  signedInAs: 'Signed in as',
  closeMenu: 'Close menu',
  home: 'Home page',
  listYourCar: 'List your car',
  help: 'Help',
};

export const brandLinkLabels = {
  name: (brand: string) => `${brand}, home page`,
};

export const dashboardLayoutLabels = {
  navigation: 'Dashboard',
};

export const dashboardMenuLabels = {
  home: 'Home',
  messages: 'Messages',
  unread: (count: number) => `, ${count} unread`,
  myAccount: 'My account',
  signOut: 'Sign out',
};

export const headerBellLabels = {
  notifications: 'Notifications',
  withUnread: (unread: number) => `Notifications, ${unread} unread`,
  announcement: (unread: number) =>
    `You have ${unread} unread ${unread === 1 ? 'notification' : 'notifications'}.`,
};

export const sideSwitchLabels = {
  name: 'Renting or hosting',
  renting: 'Renting',
  hosting: 'Hosting',
};

export const siteFooterLabels = {
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  navigation: 'Footer',
  findCar: 'Find a car',
  listYourCar: 'List your car',
  contactUs: 'Contact us',
  dashboard: 'Dashboard',
  copyright: (year: string, brand: string) => `© ${year} ${brand}. Prices include all fees and taxes.`,
  legal: 'Legal',
};

export const siteHeaderLabels = {
  navigation: 'Main',
};

export const sitePlacesLabels = {
  home: 'Home',
  findCar: 'Find a car',
  listYourCar: 'List your car',
};

export const skipLinkLabels = {
  skip: 'Skip to content',
};

export const tabBarLabels = {
  navigation: 'Tabs',
  unread: (unread: number) => `, ${unread} unread`,
  account: 'Account',
};

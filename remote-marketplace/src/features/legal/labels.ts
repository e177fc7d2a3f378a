export const legalPageLabels = {
  notLoaded: 'This page couldn’t be loaded',
  loading: 'Loading',
};

export const legalScreensLabels = {
  terms: 'Terms of use',
  privacy: 'Privacy',
  imprint: 'Imprint',
};

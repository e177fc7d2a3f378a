export const updateLabels = {
  available: 'A new version is available.',
  update: 'Update',
  outdated: 'This page is out of date. A newer version is available.',
};

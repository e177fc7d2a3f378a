export const updateLabels = {
  available: 'A new version is available.',
  update: 'Update',
};

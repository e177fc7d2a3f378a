export const toastCardLabels = {
  dismiss: 'Dismiss',
};

export const toastContainerLabels = {
  notifications: 'Notifications',
};

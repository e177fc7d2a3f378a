export const notificationItemLabels = {
  unread: 'Unread:',
};

export const notificationListLabels = {
  heading: 'Notifications',
  readAll: 'Mark all as read',
  failed: 'Your notifications couldn’t be loaded',
  empty: 'Nothing yet. News about your trips, cars and account appears here.',
  emptyLink: 'Go to your dashboard',
};

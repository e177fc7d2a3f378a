export const notificationItemLabels = {
  unread: 'Unread:',
};

export const notificationListLabels = {
  notifications: 'Notifications',
  markAllAsRead: 'Mark all as read',
  notificationsNotLoaded: 'Your notifications couldn’t be loaded',
  nothingYet: 'Nothing yet. News about your trips, cars and account appears here.',
  goToYourDashboard: 'Go to your dashboard',
};

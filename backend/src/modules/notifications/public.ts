export { deleteNotificationsOf } from './delete-notifications.repository.js';
export { findGivenUpMails, retryGivenUpMail } from './email/given-up-mails.repository.js';
export { findMessagesAbout } from './messages-about.repository.js';
export { markLinkRead } from './notifications.repository.js';
export { withheldReasons } from './email/withheld-reasons.js';
export { writeNotifications } from './write-notifications.js';

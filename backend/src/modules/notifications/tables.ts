import type { NotificationPreferencesTable } from './preferences/preferences.table.js';
import type { NotificationEmailsTable, NotificationsTable } from './notifications.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    notifications: NotificationsTable;
    notification_emails: NotificationEmailsTable;
    notification_preferences: NotificationPreferencesTable;
  }
}

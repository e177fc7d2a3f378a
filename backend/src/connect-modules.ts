import './events.js';
import { writeNotifications } from './modules/notifications/public.js';
import { connectSubscribers } from './platform/outbox/outbox.js';

/** Connects what modules publish with the modules that read it. Once for the process; again changes nothing. */
export function connectModules(): void {
  connectSubscribers([writeNotifications]);
}

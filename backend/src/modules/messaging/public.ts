export type { MessagesEvent } from './events.js';
export { readResponseTime } from './unread/response-time.js';
export { countHiddenContacts } from './threads/sides.repository.js';
export { eraseMessagesOf } from './threads/messages.repository.js';
export type { MessageThreadBody } from './threads/thread.schemas.js';
export { viewThread } from './threads/view-threads.js';

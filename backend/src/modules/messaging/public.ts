export { countHiddenContacts } from './threads/sides.repository.js';
export { eraseMessagesOf } from './threads/messages.repository.js';

export { eraseMessagesOf } from './threads/messages.repository.js';

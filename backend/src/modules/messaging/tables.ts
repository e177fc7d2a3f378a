import type { MessagePhotosTable } from './photos/message-photos.table.js';
import type { MessageTemplatesTable } from './templates/message-templates.table.js';
import type {
  MessageBlocksTable,
  MessageThreadsTable,
  ThreadMessagesTable,
} from './threads/threads.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    message_threads: MessageThreadsTable;
    thread_messages: ThreadMessagesTable;
    message_blocks: MessageBlocksTable;
    message_photos: MessagePhotosTable;
    message_templates: MessageTemplatesTable;
  }
}

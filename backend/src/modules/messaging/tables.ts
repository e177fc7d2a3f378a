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
  }
}

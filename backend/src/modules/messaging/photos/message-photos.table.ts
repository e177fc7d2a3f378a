import type { ColumnType, Generated, Selectable } from 'kysely';

/** Photos of messages; private like documents. */
export interface MessagePhotosTable {
  uuid: Generated<string>;
  /** Who uploaded it. */
  user_uuid: string;
  /** Null until it is sent, and again once its sender has closed their account. */
  message_uuid: string | null;
  position: Generated<number>;
  /** Says nothing of whose it is or what it shows. */
  storage_key: string;
  width: number;
  height: number;
  created_at: ColumnType<Date, Date, never>;
}

export type MessagePhoto = Selectable<MessagePhotosTable>;

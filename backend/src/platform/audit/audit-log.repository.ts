import type { Kysely, QueryCreator } from 'kysely';
import type { Tables } from '../database/tables.js';
import { withInsert } from '../database/with-insert.js';
import { defaultReasons } from './default-reasons.js';

export interface AuditEntry {
  /** Who; null when the system did it itself. */
  actorUuid: string | null;
  subject: {
    type:
      | 'user'
      | 'car'
      | 'reservation'
      | 'change'
      | 'payment'
      | 'refund'
      | 'payout'
      | 'bank_file'
      | 'job'
      | 'case';
    uuid: string;
  };
  /** What, as `<subject>.<past participle>`: `user.registered`. */
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Why, in the words of anyone who did it; the usual reason without it. */
  reason?: string;
  /** When, by the clock of the rules; the database's own without it. */
  at?: Date;
}

/** Writes down who did what to whom. Call it in the transaction of the action, so that neither exists without the other. */
export async function recordAudit(database: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  await insertAudit(database, entry).execute();
}

/** What follows is one statement with the entry: both are written, or neither. */
export function withAudit(database: Kysely<Tables>, entry: AuditEntry): QueryCreator<Tables> {
  return withInsert(database, (creator) => insertAudit(creator, entry));
}

function insertAudit(creator: QueryCreator<Tables>, entry: AuditEntry) {
  return creator.insertInto('audit_log').values({
    actor_uuid: entry.actorUuid,
    subject_type: entry.subject.type,
    subject_uuid: entry.subject.uuid,
    action: entry.action,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
    reason: entry.reason ?? defaultReasons[entry.action] ?? null,
    ...(entry.at === undefined ? {} : { occurred_at: entry.at }),
  });
}

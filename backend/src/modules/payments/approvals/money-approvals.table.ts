import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Repayment } from '../payments/payments.table.js';

export const approvalKinds = ['refund', 'retry', 'repayment'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** A refund's reason, or how a repayment reached the customer. */
export interface ApprovalBody {
  reason?: string;
  repayment?: Repayment;
}

/** A refund or repayment that one administrator has requested, until another has decided. */
export interface MoneyApprovalsTable {
  uuid: Generated<string>;
  kind: ApprovalKind;
  payment_uuid: string;
  /** The failed refund of a retry or repayment. */
  refund_uuid: string | null;
  amount_minor: number;
  body: ColumnType<ApprovalBody, string, never>;
  requested_by: string;
  requested_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  /** Impossible: it was approved, and the payment no longer allowed it. */
  decision: 'approved' | 'declined' | 'impossible' | null;
  /** Why it was impossible. */
  reason: string | null;
}

export type MoneyApproval = Selectable<MoneyApprovalsTable>;

import { Type, type Static } from 'typebox';
import { listEnd, listQuery, searchText } from '../../../platform/http/list-query.js';
import { EmailAddress, Line, Text } from '../../../platform/http/text.schemas.js';
import { AssignmentOrNull } from '../../people/public.js';
import { caseStatuses, caseTopics } from './support-cases.table.js';

const uuid = Type.String({ format: 'uuid' });
const instant = Type.String({ format: 'date-time' });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const written = {
  topic: Type.Enum([...caseTopics], { title: 'Topic' }),
  text: Text('Message', 5_000),
  case_uuid: Type.Optional(
    Type.String({ format: 'uuid', description: 'Of the case that it continues, as our mails link to it.' }),
  ),
};

/** A message of a visitor. */
export const VisitorMessageRequest = Type.Object(
  { name: Line('Name', 100), email: EmailAddress(), ...written },
  { additionalProperties: false },
);
export type VisitorMessageRequest = Static<typeof VisitorMessageRequest>;

/** A message of a person with an account. */
export const MemberMessageRequest = Type.Object(
  {
    ...written,
    reservation_uuid: Type.Optional(Type.String({ format: 'uuid', title: 'Trip' })),
    may_read_messages: Type.Optional(
      Type.Boolean({
        title: 'Our team may read this conversation',
        default: false,
        description: 'Of the trip, for 30 days while the case is open.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type MemberMessageRequest = Static<typeof MemberMessageRequest>;

/** What the person who wrote reads. */
export const CaseReceipt = Type.Object(
  { case_number: Type.String({ description: 'Such as C-1001.' }), email: Type.String() },
  { additionalProperties: false },
);
export type CaseReceipt = Static<typeof CaseReceipt>;

export const CaseQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum([...caseStatuses], { title: 'Status', default: 'open' })),
    topic: Type.Optional(Type.Enum([...caseTopics], { title: 'Topic' })),
    query: searchText,
    ...listQuery,
  },
  { additionalProperties: false },
);
export type CaseQuery = Static<typeof CaseQuery>;

const summary = {
  case_uuid: uuid,
  case_number: Type.String(),
  status: Type.Enum([...caseStatuses]),
  topic: Type.Enum([...caseTopics]),
  name: Type.String(),
  email: Type.String(),
  created_at: instant,
  waiting_since: instant,
  claim: AssignmentOrNull,
};

export const CaseQueueSchema = Type.Object(
  {
    cases: Type.Array(
      Type.Object(
        { ...summary, excerpt: Type.String({ description: 'How the last message of the person begins.' }) },
        { additionalProperties: false },
      ),
    ),
    waiting: Type.Integer({ description: 'How many are open in all, whatever the filters say.' }),
    oldest_at: orNull(instant),
    ...listEnd,
  },
  { $id: 'CaseQueue', additionalProperties: false },
);
export type CaseQueueBody = Static<typeof CaseQueueSchema>;
export const CaseQueueRef = Type.Unsafe<CaseQueueBody>({ $ref: 'CaseQueue#' });

/** A case with all that was written, the oldest first. */
export const CaseDetailsSchema = Type.Object(
  {
    ...summary,
    user_uuid: orNull(uuid),
    may_read_messages: Type.Boolean({ description: 'Of the trip, by the member’s tick and by now.' }),
    trip: orNull(
      Type.Object(
        { reservation_uuid: uuid, car: Type.String(), pick_up_at: instant, time_zone: Type.String() },
        { additionalProperties: false },
      ),
    ),
    messages: Type.Array(
      Type.Object(
        {
          message_uuid: uuid,
          by_name: Type.String(),
          is_ours: Type.Boolean(),
          text: Type.String(),
          created_at: instant,
        },
        { additionalProperties: false },
      ),
    ),
    next_case_uuid: orNull(uuid),
    waiting: Type.Integer(),
  },
  { $id: 'CaseDetails', additionalProperties: false },
);
export type CaseDetailsBody = Static<typeof CaseDetailsSchema>;
export const CaseDetailsRef = Type.Unsafe<CaseDetailsBody>({ $ref: 'CaseDetails#' });

const seen_message_uuid = Type.Optional(
  Type.String({
    format: 'uuid',
    description:
      'The last message that was read: refused with CHANGED_MEANWHILE when there is another by now.',
  }),
);
export const CaseAnswerRequest = Type.Object(
  { text: Text('Reply', 5_000), seen_message_uuid },
  { additionalProperties: false },
);
export type CaseAnswerRequest = Static<typeof CaseAnswerRequest>;
export const CaseStatusRequest = Type.Object(
  { status: Type.Enum(['open', 'closed'], { title: 'Status' }), seen_message_uuid },
  { additionalProperties: false },
);
export type CaseStatusRequest = Static<typeof CaseStatusRequest>;

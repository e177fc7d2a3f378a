import { Type, type Static } from 'typebox';
import { PhoneE164 } from '../../../platform/http/text.schemas.js';
import { listEnd, listQuery, searchText } from '../../../platform/http/list-query.js';
import { accountStatuses, roles, userVerifications } from '../users/users.table.js';
import { AssignmentOrNull } from './assignments/assignment.schemas.js';
import { DocumentDecision } from '../documents/document.schemas.js';
import {
  DocumentKindSchema,
  FactsSchema,
  instantOrNull,
  textOrNull,
  VerificationDocumentRef,
} from './my-verification.schemas.js';
import { verificationStatuses } from './user-verifications.table.js';

const decided = ['pending', 'verified', 'rejected', 'changes_requested'] as const;
const uuid = Type.String({ format: 'uuid' });

export const UserQueueQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum([...decided], { title: 'Status', default: 'pending' })),
    role: Type.Optional(Type.Enum([...roles], { title: 'Role' })),
    query: searchText,
    ...listQuery,
  },
  { additionalProperties: false },
);
export type UserQueueQuery = Static<typeof UserQueueQuery>;

export const UserQueueSchema = Type.Object(
  {
    people: Type.Array(
      Type.Object(
        {
          user_uuid: uuid,
          verification_uuid: uuid,
          fname: Type.String(),
          lname: Type.String(),
          email: Type.String(),
          role: Type.Enum([...roles]),
          submitted_at: Type.String({ format: 'date-time' }),
          decided_at: instantOrNull,
          decided_by_name: textOrNull,
          attempts: Type.Integer({
            description: 'How often this person has sent documents, this time included.',
          }),
          claim: AssignmentOrNull,
        },
        { additionalProperties: false },
      ),
    ),
    waiting: Type.Integer({ description: 'How many wait in all, whatever the filters say.' }),
    oldest_at: instantOrNull,
    ...listEnd,
  },
  { $id: 'UserVerificationQueue', additionalProperties: false },
);
export type UserQueueBody = Static<typeof UserQueueSchema>;
export const UserQueueRef = Type.Unsafe<UserQueueBody>({ $ref: 'UserVerificationQueue#' });

const AttemptSchema = Type.Object(
  {
    verification_uuid: uuid,
    status: Type.Enum([...verificationStatuses]),
    submitted_at: Type.String({ format: 'date-time' }),
    decided_at: instantOrNull,
    decided_by_name: textOrNull,
    reason: textOrNull,
    facts: FactsSchema,
    documents: Type.Array(VerificationDocumentRef),
    changed: Type.Object(
      {
        facts: Type.Array(
          Type.Enum(['date_of_birth', 'licence_expires_on', 'identity_type', 'identity_expires_on']),
        ),
        documents: Type.Array(DocumentKindSchema),
      },
      { additionalProperties: false, description: 'What is not as it was in the attempt before.' },
    ),
  },
  { additionalProperties: false },
);

/** A person with all that they sent, the newest attempt first. */
export const UserVerificationDetailsSchema = Type.Object(
  {
    user: Type.Object(
      {
        user_uuid: uuid,
        fname: Type.String(),
        lname: Type.String(),
        email: Type.String(),
        phone: Type.String(),
        phone_e164: PhoneE164,
        street: Type.String(),
        zip_code: Type.String(),
        city: Type.String(),
        region: Type.String(),
        gender: Type.Union([Type.Enum(['male', 'female']), Type.Null()]),
        role: Type.Enum([...roles]),
        account_status: Type.Enum([...accountStatuses]),
        user_verification: Type.Enum([...userVerifications]),
        created_at: Type.String({ format: 'date-time' }),
      },
      { additionalProperties: false },
    ),
    required: Type.Array(DocumentKindSchema),
    attempts: Type.Array(AttemptSchema),
    claim: AssignmentOrNull,
    next_user_uuid: Type.Union([uuid, Type.Null()], { description: 'Who waits longest besides.' }),
    waiting: Type.Integer(),
  },
  { $id: 'UserVerificationDetails', additionalProperties: false },
);
export type UserVerificationDetailsBody = Static<typeof UserVerificationDetailsSchema>;
export const UserVerificationDetailsRef = Type.Unsafe<UserVerificationDetailsBody>({
  $ref: 'UserVerificationDetails#',
});

const reason = (title: string) => Type.Union([Type.String({ maxLength: 1000 }), Type.Null()], { title });

/** A decision on what an administrator has seen. */
export const UserDecisionRequest = Type.Object(
  {
    verification_uuid: Type.String({ format: 'uuid', title: 'Attempt' }),
    decision: Type.Enum(['verified', 'rejected', 'changes_requested'], { title: 'Decision' }),
    reason: Type.Optional(reason('Reason')),
    documents: Type.Optional(
      Type.Array(
        Type.Object(
          { kind: DocumentKindSchema, decision: DocumentDecision, reason: Type.Optional(reason('Reason')) },
          { additionalProperties: false },
        ),
        { title: 'Documents', maxItems: 10 },
      ),
    ),
  },
  { additionalProperties: false },
);
export type UserDecisionRequest = Static<typeof UserDecisionRequest>;

import { Type, type Static } from 'typebox';
import { documentProperties } from '../documents/document.schemas.js';
import { documentKinds } from '../documents/documents.table.js';
import { calendarDayPattern } from '../../../platform/time/local-time.js';
import { userVerifications } from '../users/users.table.js';
import { identityTypes, verificationStatuses } from './user-verifications.table.js';

export const textOrNull = Type.Union([Type.String(), Type.Null()]);
export const instantOrNull = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
export const DocumentKindSchema = Type.Enum([...documentKinds], { title: 'Kind of document' });

const dayOrNull = (title: string) =>
  Type.Optional(
    Type.Union([Type.String({ maxLength: 10, pattern: calendarDayPattern }), Type.Null()], { title }),
  );

/** What a person may say beside their documents; all or part of it. */
export const VerificationFacts = Type.Object(
  {
    date_of_birth: dayOrNull('Date of birth'),
    licence_expires_on: dayOrNull('Driving licence valid until'),
    identity_type: Type.Optional(
      Type.Union([Type.Enum([...identityTypes]), Type.Null()], { title: 'Kind of identity document' }),
    ),
    identity_expires_on: dayOrNull('Identity document valid until'),
    note: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()], { title: 'Note' })),
  },
  { additionalProperties: false },
);
export type VerificationFacts = Static<typeof VerificationFacts>;

export const FactsSchema = Type.Object(
  {
    date_of_birth: textOrNull,
    licence_expires_on: textOrNull,
    identity_type: Type.Union([Type.Enum([...identityTypes]), Type.Null()]),
    identity_expires_on: textOrNull,
    note: textOrNull,
  },
  { additionalProperties: false },
);

export const VerificationDocumentSchema = Type.Object(
  { kind: DocumentKindSchema, ...documentProperties },
  { $id: 'VerificationDocument', additionalProperties: false },
);
export type VerificationDocumentBody = Static<typeof VerificationDocumentSchema>;
export const VerificationDocumentRef = Type.Unsafe<VerificationDocumentBody>({
  $ref: 'VerificationDocument#',
});

/** Where a person stands, what they have sent or are about to, and what is still missing. */
export const MyVerificationSchema = Type.Object(
  {
    user_verification: Type.Enum([...userVerifications]),
    may_edit: Type.Boolean({ description: 'Whether documents can be changed and sent now.' }),
    is_waiting: Type.Boolean({ description: 'Whether what was sent last waits for a decision.' }),
    email_confirmed: Type.Boolean({
      description: 'Whether the address is confirmed: what is entered before is erased once it is.',
    }),
    may_rent: Type.Boolean({ description: 'Whether nothing of theirs keeps them from renting cars.' }),
    next_step: Type.Union([Type.String(), Type.Null()], {
      description: 'A sentence about what keeps them from renting, and what to do; null when nothing does.',
    }),
    usual_minutes: Type.Union([Type.Integer(), Type.Null()], {
      description: 'How long a decision took lately: the median. Null before the first.',
    }),
    reason: Type.Union([Type.String(), Type.Null()], {
      description: 'Why it was rejected, or what has to change.',
    }),
    submitted_at: instantOrNull,
    decided_at: instantOrNull,
    facts: FactsSchema,
    required: Type.Array(DocumentKindSchema, { description: 'The kinds that this person must send.' }),
    documents: Type.Array(VerificationDocumentRef),
    missing: Type.Record(Type.String(), Type.String(), {
      description: 'Field or kind of document to a sentence about what is still to be done before sending.',
    }),
    history: Type.Array(
      Type.Object(
        {
          status: Type.Enum([...verificationStatuses]),
          submitted_at: Type.String({ format: 'date-time' }),
          decided_at: instantOrNull,
          reason: textOrNull,
        },
        { additionalProperties: false },
      ),
      { description: 'What was sent before, the newest first.' },
    ),
  },
  { $id: 'MyVerification', additionalProperties: false },
);
export type MyVerificationBody = Static<typeof MyVerificationSchema>;
export const MyVerificationRef = Type.Unsafe<MyVerificationBody>({ $ref: 'MyVerification#' });

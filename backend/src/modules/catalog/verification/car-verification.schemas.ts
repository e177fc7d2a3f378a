import { Type, type Static } from 'typebox';
import { PhoneE164 } from '../../../platform/http/text.schemas.js';
import { carListings, carVerifications } from '../cars/car-life-cycles.js';
import { OwnCarRef } from '../owning/own-car.schemas.js';
import { listEnd, listQuery, searchText } from '../../../platform/http/list-query.js';
import { CarDocumentKindSchema } from '../documents/car-document.schemas.js';
import { photoLimits } from '../photos/photo-limits.js';
import { PhotoRef } from '../photos/photo.schemas.js';
import {
  AssignmentOrNull,
  DocumentDecision,
  accountStatuses,
  instantOrNull,
  textOrNull,
  userVerifications,
} from '../../people/public.js';

const uuid = Type.String({ format: 'uuid' });
const shown = carVerifications.filter((verification) => verification !== 'draft');

export const CarQueueQuery = Type.Object(
  {
    status: Type.Optional(Type.Enum(shown, { title: 'Status', default: 'pending' })),
    query: searchText,
    ...listQuery,
  },
  { additionalProperties: false },
);
export type CarQueueQuery = Static<typeof CarQueueQuery>;

export const CarQueueSchema = Type.Object(
  {
    cars: Type.Array(
      Type.Object(
        {
          car_uuid: uuid,
          make: textOrNull,
          model: textOrNull,
          plate: textOrNull,
          year: Type.Union([Type.Integer(), Type.Null()]),
          photo: Type.Union([PhotoRef, Type.Null()]),
          owner: Type.Object({ user_uuid: uuid, name: Type.String() }, { additionalProperties: false }),
          verification: Type.Enum([...carVerifications]),
          submitted_at: Type.String({ format: 'date-time' }),
          missing_documents: Type.Array(CarDocumentKindSchema, {
            description: 'Those that were not sent, or not accepted: without them it can’t be approved.',
          }),
          was_approved: Type.Boolean({ description: 'Whether it was approved before, as it was then.' }),
          claim: AssignmentOrNull,
        },
        { additionalProperties: false },
      ),
    ),
    waiting: Type.Integer({ description: 'How many wait in all, whatever the filters say.' }),
    oldest_at: instantOrNull,
    ...listEnd,
  },
  { $id: 'CarVerificationQueue', additionalProperties: false },
);
export type CarQueueBody = Static<typeof CarQueueSchema>;
export const CarQueueRef = Type.Unsafe<CarQueueBody>({ $ref: 'CarVerificationQueue#' });

const FactValue = Type.Union([Type.String(), Type.Integer(), Type.Array(Type.String()), Type.Null()]);

/** A car with what is to be decided on, and what is not as it was when a person said yes to it. */
export const CarVerificationDetailsSchema = Type.Object(
  {
    car: OwnCarRef,
    city: Type.Union([Type.String(), Type.Null()], { description: 'City and country, by name.' }),
    listing: Type.Enum([...carListings]),
    submitted_at: instantOrNull,
    owner: Type.Object(
      {
        user_uuid: uuid,
        name: Type.String(),
        email: Type.String(),
        phone: Type.String(),
        phone_e164: PhoneE164,
        user_verification: Type.Enum([...userVerifications]),
        account_status: Type.Enum([...accountStatuses]),
        car_count: Type.Integer(),
      },
      { additionalProperties: false },
    ),
    approved_at: instantOrNull,
    changes: Type.Array(
      Type.Object(
        { field: Type.String(), before: FactValue, after: FactValue },
        { additionalProperties: false },
      ),
      { description: 'What is not as it was when it was last approved; empty for a car that never was.' },
    ),
    new_photo_uuids: Type.Array(uuid, { description: 'Photos that were not there when it was approved.' }),
    removed_photos: Type.Integer(),
    same_plate: Type.Array(
      Type.Object(
        { car_uuid: uuid, name: Type.String(), owner_name: Type.String() },
        { additionalProperties: false },
      ),
      { description: 'Other cars with this plate or VIN.' },
    ),
    history: Type.Array(
      Type.Object(
        {
          at: Type.String({ format: 'date-time' }),
          action: Type.String(),
          by_name: textOrNull,
          reason: textOrNull,
        },
        { additionalProperties: false },
      ),
      { description: 'The newest first.' },
    ),
    claim: AssignmentOrNull,
    next_car_uuid: Type.Union([uuid, Type.Null()]),
    waiting: Type.Integer(),
  },
  { $id: 'CarVerificationDetails', additionalProperties: false },
);
export type CarVerificationDetailsBody = Static<typeof CarVerificationDetailsSchema>;
export const CarVerificationDetailsRef = Type.Unsafe<CarVerificationDetailsBody>({
  $ref: 'CarVerificationDetails#',
});

/** What an administrator may find wrong with a photo. */
export const photoProblems = ['cut_off', 'plate', 'unclear', 'private'] as const;
export type PhotoProblem = (typeof photoProblems)[number];

const Judgements = {
  photos: Type.Optional(
    Type.Array(
      Type.Object(
        {
          photo_uuid: uuid,
          problems: Type.Array(Type.Enum([...photoProblems]), {
            title: 'Problems',
            maxItems: photoProblems.length,
            description: 'What is wrong with it; none: it is good.',
          }),
        },
        { additionalProperties: false },
      ),
      { title: 'Photos', maxItems: photoLimits.perCar },
    ),
  ),
  documents: Type.Optional(
    Type.Array(
      Type.Object(
        {
          kind: CarDocumentKindSchema,
          decision: DocumentDecision,
          reason: Type.Optional(
            Type.Union([Type.String({ maxLength: 1000 }), Type.Null()], { title: 'Reason' }),
          ),
        },
        { additionalProperties: false },
      ),
      { title: 'Documents', maxItems: 2 },
    ),
  ),
};

export const CarDecisionRequest = Type.Object(
  {
    decision: Type.Enum(['approved', 'rejected', 'changes_requested', 'suspended'], { title: 'Decision' }),
    reason: Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()], { title: 'Reason' })),
    seen_updated_at: Type.String({
      format: 'date-time',
      title: 'As it was seen',
      description: 'The car’s updated_at that the decision is about.',
    }),
    ...Judgements,
  },
  { additionalProperties: false },
);
export type CarDecisionRequest = Static<typeof CarDecisionRequest>;

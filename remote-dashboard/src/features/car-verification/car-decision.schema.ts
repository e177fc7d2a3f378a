import { type AnyObjectSchema, array, lazy, object, string } from 'yup';
import { reasonRule } from '../../lib/reason-rule';
import type { CarDecision, CarVerification } from './api/car-verifications';

type CarDocumentKind = CarVerification['car']['documents'][number]['kind'];
type Problem = NonNullable<CarDecision['photos']>[number]['problems'][number];

export interface CarDecisionValues {
  decision: '' | CarDecision['decision'];
  reason: string;
  /** By photo; empty while nothing is chosen. */
  photos: Record<string, { decision: '' | 'good' | 'bad'; problems: Problem[] }>;
  documents: Partial<Record<CarDocumentKind, { decision: '' | 'accepted' | 'refused'; reason: string }>>;
}

/** Nothing is chosen for anything that is shown. */
export function emptyCarDecision({ car }: CarVerification): CarDecisionValues {
  return {
    decision: '',
    reason: '',
    photos: Object.fromEntries(
      car.photos.map(({ photo_uuid: uuid }) => [uuid, { decision: '' as const, problems: [] }]),
    ),
    documents: Object.fromEntries(
      car.documents.map(({ kind }) => [kind, { decision: '' as const, reason: '' }]),
    ),
  };
}

/** What was judged, as the API takes it. */
export function judgementsOf({ photos, documents }: CarDecisionValues) {
  return {
    photos: Object.entries(photos).flatMap(([uuid, { decision, problems }]) =>
      decision === '' ? [] : [{ photo_uuid: uuid, problems: decision === 'good' ? [] : problems }],
    ),
    documents: (Object.keys(documents) as CarDocumentKind[]).flatMap((kind) => {
      const { decision, reason } = documents[kind] ?? { decision: '' as const, reason: '' };
      return decision === '' ? [] : [{ kind, decision, reason: decision === 'refused' ? reason : null }];
    }),
  };
}

const chosen = object({ decision: string().required('Choose whether it’s good.') });
const wrong = object({ problems: array().min(1, 'Choose what is wrong with it.') });

/**
 * A decision on a car: an approval needs every photo and document judged; all others have a reason, which its owner reads,
 * or something that was not good.
 *
 * @param toJudge the documents that an approval needs judged where it needs nothing else
 */
export const carDecisionSchema = (mustBeJudged: boolean, toJudge: readonly string[] = []) =>
  object({
    decision: string().required('Choose a decision.'),
    reason: string().when(['decision', 'photos', 'documents'], {
      is: (
        decision: string,
        photos: CarDecisionValues['photos'],
        documents: CarDecisionValues['documents'],
      ) => decision !== 'approved' && decision !== '' && !hasBad({ photos, documents }),
      then: reasonRule,
    }),
    photos: lazy((photos: CarDecisionValues['photos'], { parent }) => {
      const isYes = mustBeJudged && (parent as CarDecisionValues).decision === 'approved';
      const rules = Object.entries(photos).flatMap(([uuid, { decision }]): [string, AnyObjectSchema][] => {
        if (decision === 'bad') return [[uuid, wrong]];
        return isYes ? [[uuid, chosen]] : [];
      });
      return object(Object.fromEntries(rules));
    }),
    documents: lazy((documents: CarDecisionValues['documents'], { parent }) => {
      const isYes = (parent as CarDecisionValues).decision === 'approved';
      const kinds = mustBeJudged ? Object.keys(documents) : toJudge;
      return object(Object.fromEntries(isYes ? kinds.map((kind) => [kind, chosen]) : []));
    }),
  });

function hasBad({ photos, documents }: Pick<CarDecisionValues, 'photos' | 'documents'>): boolean {
  return (
    Object.values(photos).some(({ decision }) => decision === 'bad') ||
    Object.values(documents).some(({ decision }) => decision === 'refused')
  );
}

import { carDocumentNames, kindsToSend } from '../documents/missing-documents.js';
import type { CarDocumentsTable } from '../documents/car-documents.table.js';
import type { CarDocumentKind } from '../../people/public.js';
import type { CarDecisionRequest, PhotoProblem } from './car-verification.schemas.js';

type Judgement = Pick<CarDocumentsTable, 'kind' | 'decision' | 'reason'>;

/** Shorter is no reason that an owner could act on. */
const shortestReason = 10;

const problems: Record<PhotoProblem, string> = {
  cut_off: 'it doesn’t show the car as it should',
  plate: 'its number plate can’t be read, or is another one',
  unclear: 'it isn’t sharp, or not of the car as it is now',
  private: 'it shows people or contact details',
};

/**
 * What the rules say against a decision on a car, and what is to be written down when they say nothing: a yes needs every
 * photo and both documents judged good; a no names to the owner what was bad.
 *
 * @param photoUuids of the car's photos, in order
 * @param kinds of the documents that it has
 */
export function checkCarDecision(
  { decision, reason, photos = [], documents = [] }: Omit<CarDecisionRequest, 'seen_updated_at'>,
  { photoUuids, kinds }: { photoUuids: readonly string[]; kinds: readonly CarDocumentKind[] },
): { refused: Record<string, string>; judged: Judgement[]; reason: string | null } {
  const refused: Record<string, string> = {};
  const bad: string[] = [];
  const judgedPhotos = new Map(photos.map((photo) => [photo.photo_uuid, photo.problems]));
  for (const [index, uuid] of photoUuids.entries()) {
    const found = judgedPhotos.get(uuid);
    const name = `Photo ${index + 1}`;
    if (found !== undefined && found.length > 0) {
      bad.push(`${name}: ${found.map((problem) => problems[problem]).join('; ')}.`);
      if (decision === 'approved')
        refused[`photos.${uuid}`] = `${name}: a car with a bad photo isn’t approved.`;
    } else if (found === undefined && decision === 'approved') {
      refused[`photos.${uuid}`] = `${name}: say whether it is good.`;
    }
  }
  const judged: Judgement[] = [];
  for (const kind of ['registration', 'insurance'] as const) {
    const judgement = documents.find((document) => document.kind === kind);
    const name = carDocumentNames[kind];
    const why = judgement?.reason?.trim() || null;
    if (!kinds.includes(kind)) {
      if (decision === 'approved' || judgement !== undefined)
        refused[`documents.${kind}`] = `${name}: was not sent.`;
      continue;
    }
    if (judgement === undefined) {
      if (decision === 'approved') refused[`documents.${kind}`] = `${name}: say whether it is good.`;
      continue;
    }
    if (judgement.decision === 'accepted') {
      judged.push({ kind, decision: 'accepted', reason: null });
      continue;
    }
    if (decision === 'approved') {
      refused[`documents.${kind}`] = `${name}: a car with a refused document isn’t approved.`;
    } else if ((why?.length ?? 0) < shortestReason) {
      refused[`documents.${kind}`] =
        `${name}: say in at least ${shortestReason} characters what is wrong with it.`;
    }
    bad.push(`${name}: ${why}`);
    judged.push({ kind, decision: 'refused', reason: why });
  }
  const stated = reason?.trim() || null;
  if (
    decision !== 'approved' &&
    (stated?.length ?? 0) < shortestReason &&
    (bad.length === 0 || stated !== null)
  ) {
    refused['reason'] =
      `Say in at least ${shortestReason} characters why, in words that the owner understands.`;
  }
  const all = [...(stated === null ? [] : [stated]), ...(decision === 'approved' ? [] : bad)];
  return { refused, judged, reason: all.join(' ') || null };
}

/**
 * The same of the end of a suspension: what was accepted before stays so, everything else of its documents is judged now,
 * unless the car has none and still has time to show them.
 */
export function checkReinstatement(
  { reason, documents = [] }: Pick<CarDecisionRequest, 'reason' | 'documents'>,
  { documents: shown, isInTime }: { documents: readonly Judgement[]; isInTime: boolean },
): ReturnType<typeof checkCarDecision> {
  if (isInTime && kindsToSend(shown).length > 0) return { refused: {}, judged: [], reason: reason || null };
  const accepted = shown.filter(({ decision }) => decision === 'accepted');
  const isAccepted = (kind: CarDocumentKind) => accepted.some((document) => document.kind === kind);
  const judged = documents.filter(({ kind }) => !isAccepted(kind));
  return checkCarDecision(
    {
      decision: 'approved',
      reason: reason ?? null,
      documents: [...accepted.map(({ kind }) => ({ kind, decision: 'accepted' as const })), ...judged],
    },
    { photoUuids: [], kinds: shown.map(({ kind }) => kind) },
  );
}

import type { DocumentKind } from '../documents/documents.table.js';
import { documentNames } from './required-documents.js';
import type { UserDecisionRequest } from './user-verification.schemas.js';
import type { VerificationDocumentsTable } from './user-verifications.table.js';

type Judgement = Pick<VerificationDocumentsTable, 'kind' | 'decision' | 'reason'>;

/** Shorter is no reason that anybody could act on. */
const shortestReason = 10;

/**
 * What the rules say against a decision, and what is to be written down when they say nothing.
 *
 * @param kinds the documents that there are
 */
export function checkDecision(
  { decision, reason = null, documents = [] }: UserDecisionRequest,
  kinds: readonly DocumentKind[],
): { refused: Record<string, string>; judged: Judgement[]; reason: string | null } {
  const refused: Record<string, string> = {};
  const stated = reason || null;
  const given = new Map(documents.map((document) => [document.kind, document]));
  for (const { kind } of documents) {
    if (!kinds.includes(kind)) refused[`documents.${kind}`] = `${documentNames[kind]}: was not sent.`;
  }
  const judged = kinds.map((kind): Judgement => {
    const judgement = given.get(kind);
    const isRefused = judgement?.decision === 'refused';
    const why = judgement?.reason || null;
    if (isRefused && decision === 'verified') {
      refused[`documents.${kind}`] =
        `${documentNames[kind]}: a person with a refused document is not verified.`;
    } else if (judgement === undefined && decision === 'verified') {
      refused[`documents.${kind}`] = `${documentNames[kind]}: say whether it is good.`;
    } else if (isRefused && (why?.length ?? 0) < shortestReason) {
      refused[`documents.${kind}`] =
        `${documentNames[kind]}: say in at least ${shortestReason} characters what is wrong with it.`;
    }
    return { kind, decision: judgement?.decision ?? null, reason: isRefused ? why : null };
  });
  if (decision !== 'verified' && (stated?.length ?? 0) < shortestReason) {
    refused['reason'] =
      `Say in at least ${shortestReason} characters why, in words that the person understands.`;
  }
  return { refused, judged, reason: stated };
}

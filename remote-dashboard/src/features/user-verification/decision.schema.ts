import { lazy, object, string } from 'yup';
import type { Attempt } from './api/user-verifications';
import { documentNames, type DocumentKind } from '../../lib/verification-labels';

export interface Judgement {
  /** Empty while nothing is chosen. */
  decision: '' | 'accepted' | 'refused';
  reason: string;
}

export interface DecisionValues {
  decision: '' | 'verified' | 'changes_requested' | 'rejected';
  reason: string;
  documents: Partial<Record<DocumentKind, Judgement>>;
}

/** Nothing is chosen for anything that was sent. */
export function emptyDecision(attempt: Attempt | undefined): DecisionValues {
  const kinds = attempt?.documents.map(({ kind }) => kind) ?? [];
  const judgement: Judgement = { decision: '', reason: '' };
  return {
    decision: '',
    reason: '',
    documents: Object.fromEntries(kinds.map((kind) => [kind, judgement])),
  };
}

const judged = object({ decision: string().required('Choose whether it’s good.') });

/**
 * What has to be chosen: a person is verified once each of their documents was judged. Whether the reasons say enough,
 * and fit together, the server says.
 */
export const decisionSchema = object({
  decision: string().required('Choose a decision.'),
  documents: lazy((documents: DecisionValues['documents'], { parent }) => {
    const kinds = (parent as DecisionValues).decision === 'verified' ? Object.keys(documents) : [];
    return object(Object.fromEntries(kinds.map((kind) => [kind, judged])));
  }),
});

/** The reason that is offered with a wish for changes: which documents are to be sent again. */
export function reasonOfRefused({ documents }: DecisionValues): string {
  const refused = (Object.keys(documents) as DocumentKind[]).filter(
    (kind) => documents[kind]?.decision === 'refused',
  );
  if (refused.length === 0) return '';
  return `Please send again: ${refused.map((kind) => documentNames[kind].toLowerCase()).join('; ')}.`;
}

import { Refused } from '@drove/api-client';
import type { Explanation } from '../../ui/data-form';
import { templatesLabels } from './labels';

/** Why a template was not saved: what the API says of its fields, or of all of it. */
export function explainTemplate(error: unknown): Explanation {
  const problem = error instanceof Refused ? error.problem : undefined;
  const { name, text } = problem?.fields ?? {};
  const fields = { ...(name && { name }), ...(text && { text }) };
  if (Object.keys(fields).length > 0) return { fields, message: '' };
  return { fields, message: error instanceof Refused ? error.message : templatesLabels.actionFailed };
}

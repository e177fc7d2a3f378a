import { budgetCheck } from './budget-check';
import { claimsCheck } from './claims-check';
import { contractCheck } from './contract-check';
import { exposesCheck } from './exposes-check';
import { filesCheck } from './files-check';
import { framesCheck } from './frames-check';
import type { Candidate, GateCheck, Refusal, GateContext } from './gate';
import { sharedVersionsCheck } from './shared-versions-check';

const fitsCheck: GateCheck = ({ description }, { shell }) => [
  ...contractCheck(description, shell),
  ...sharedVersionsCheck(description, shell),
];
const checks = [exposesCheck, fitsCheck, claimsCheck, filesCheck, framesCheck, budgetCheck];

/** Every reason for which a remote's built release may not go live, by what can be seen of it without running it. */
export function checkCandidate(candidate: Candidate, context: GateContext): Refusal[] {
  return checks.flatMap((check) => check(candidate, context));
}

/** The refusals as the person at the terminal reads them. */
export function formatRefusals(names: string[], refusals: Refusal[]): string {
  const lines = refusals.map(({ check, problem, remedy }) => `  ✗ ${check}: ${problem}\n    ${remedy}`);
  const what = names.length > 1 ? `${names.join(', ')} were` : `${names.join('')} was`;
  return `${what} not released; what is live has not changed.\n${lines.join('\n')}`;
}

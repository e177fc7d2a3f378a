import { budgetCheck } from './budget-check';
import { claimsCheck } from './claims-check';
import { contractCheck } from './contract-check';
import { exposesCheck } from './exposes-check';
import { filesCheck } from './files-check';
import type { Candidate, Refusal, Surroundings } from './gate';
import { sharedVersionsCheck } from './shared-versions-check';

const checks = [exposesCheck, contractCheck, sharedVersionsCheck, claimsCheck, filesCheck, budgetCheck];

/** Every reason for which a built release may not go live, by what can be seen of it without running it. */
export function checkCandidate(candidate: Candidate, surroundings: Surroundings): Refusal[] {
  return checks.flatMap((check) => check(candidate, surroundings));
}

/** The refusals as the person at the terminal reads them. */
export function sayRefusals(name: string, refusals: Refusal[]): string {
  const lines = refusals.map(({ check, problem, remedy }) => `  ✗ ${check}: ${problem}\n    ${remedy}`);
  return `${name} was not released; what is live has not changed.\n${lines.join('\n')}`;
}

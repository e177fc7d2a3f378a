import type { ReleaseFile } from '@drove/federation/registry';
import { budgetCheck } from './budget-check';
import { claimsCheck } from './claims-check';
import { contractCheck } from './contract-check';
import { evaluatedCodeCheck } from './evaluated-code-check';
import { exposesCheck } from './exposes-check';
import { filesCheck } from './files-check';
import { firstDataCheck } from './first-data-check';
import { framesCheck } from './frames-check';
import { graphCheck } from './graph-check';
import { lazyCheck } from './lazy-check';
import { stylesCheck } from './styles-check';
import { menusCheck, unnamedMenus } from './menus-check';
import { originsCheck } from './origins-check';
import type { Candidate, GateCheck, Refusal, GateContext } from './gate';
import { sharedVersionsCheck } from './shared-versions-check';

/** What of a release's description does not fit what is live; its files were looked at when it was built. */
export const checkFits = (description: ReleaseFile, { shell, others }: GateContext): Refusal[] => [
  ...contractCheck(description, shell),
  ...sharedVersionsCheck(description, shell),
  ...claimsCheck(description, others),
  ...unnamedMenus(description, shell),
  ...menusCheck(description, shell, others),
  ...originsCheck(description),
];
const checks: GateCheck[] = [
  exposesCheck,
  filesCheck,
  framesCheck,
  firstDataCheck,
  budgetCheck,
  graphCheck,
  evaluatedCodeCheck,
  lazyCheck,
  stylesCheck,
];

/** What is wrong with a remote's build whatever is live, by what can be seen of it without running it. */
export const checkBuild = (candidate: Candidate): Refusal[] => checks.flatMap((check) => check(candidate));

/** Every reason for which it may not go live. */
export const checkCandidate = (candidate: Candidate, context: GateContext): Refusal[] => [
  ...checkFits(candidate.description, context),
  ...checkBuild(candidate),
];

/** The refusals as the person at the terminal reads them. */
export function formatRefusals(names: string[], refusals: Refusal[]): string {
  const lines = refusals.map(({ check, problem, remedy }) => `  ✗ ${check}: ${problem}\n    ${remedy}`);
  const what = names.length > 1 ? `${names.join(', ')} were` : `${names.join('')} was`;
  return `${what} not released; what is live has not changed.\n${lines.join('\n')}`;
}

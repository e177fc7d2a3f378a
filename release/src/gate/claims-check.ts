import type { ReleaseFile } from '@drove/federation/registry';
import { claimConflicts } from '../registry/claim-conflicts';
import type { Refusal } from './gate';

/** No path is taken from another remote. */
export const claimsCheck = (description: ReleaseFile, others: ReleaseFile[]): Refusal[] => [
  ...claimConflicts(description, others).map(({ path, owner }) => ({
    check: 'claims',
    problem: `${description.name} claims ${path}, which belongs to ${owner}.`,
    remedy: `Take another path in remote.json. If ${path} is to move, release ${owner} without it first.`,
  })),
  ...(description.claims.length > 0
    ? []
    : [
        {
          check: 'claims',
          problem: `${description.name} claims no path, so that nobody could reach it.`,
          remedy: 'Add a path to "claims" in remote.json.',
        },
      ]),
];

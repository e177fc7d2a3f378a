import type { ReleaseFile } from '@drove/federation/registry';
import { contractsOf } from '@drove/federation/registry/shell-file';
import type { Refusal, ShellFacts } from './gate';

/** Built for a contract that the shell speaks: its own, or the one before. */
export function contractCheck({ contractVersion, name }: ReleaseFile, shell: ShellFacts): Refusal[] {
  const spoken = contractsOf(shell);
  if (spoken.includes(contractVersion)) return [];
  const isNewer = contractVersion > Math.max(...spoken);
  return [
    {
      check: 'contract',
      problem: `${name} was built for version ${contractVersion} of the contract, the shell speaks ${spoken.join(' and ')}.`,
      remedy: isNewer
        ? `The shell that speaks it goes live first. Where that cannot be, stage both and switch them as a set: npm run release -- ${name} --stage --set <name>.`
        : 'Bring the branch, or the packages, up to date, and build again.',
    },
  ];
}

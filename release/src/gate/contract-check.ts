import type { ReleaseFile } from '@drove/federation/registry';
import type { Refusal, ShellFacts } from './gate';

/** Built for the contract that the shell speaks. */
export function contractCheck({ contractVersion, name }: ReleaseFile, shell: ShellFacts): Refusal[] {
  if (contractVersion === shell.contractVersion) return [];
  const newer = contractVersion > shell.contractVersion;
  return [
    {
      check: 'contract',
      problem: `${name} was built for version ${contractVersion} of the contract, the shell speaks ${shell.contractVersion}.`,
      remedy: newer
        ? `Release the shell that speaks the new version together with it: npm run release -- shell ${name}. Or build from a commit with the older contract.`
        : 'Bring the branch up to date with main, and build again.',
    },
  ];
}

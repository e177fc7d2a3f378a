import type { GateCheck } from './gate';

/** Built for the contract that the live shell speaks. */
export const contractCheck: GateCheck = ({ description: { contractVersion, name } }, { shell }) => {
  if (contractVersion === shell.contractVersion) return [];
  const newer = contractVersion > shell.contractVersion;
  return [
    {
      check: 'contract',
      problem: `${name} was built for version ${contractVersion} of the contract, the live shell speaks ${shell.contractVersion}.`,
      remedy: newer
        ? 'Release the shell that speaks the new version first, or build from a commit with the older contract.'
        : 'Bring the branch up to date with main, and build again.',
    },
  ];
};

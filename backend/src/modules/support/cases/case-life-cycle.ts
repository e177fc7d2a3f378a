import type { Moves } from '../../../platform/state-machine/state-machine.js';
import type { CaseStatus } from './support-cases.table.js';

/** From each status of a case, those that may follow; a further message of the person who wrote opens it again. */
export const caseMoves: Moves<CaseStatus> = {
  open: ['answered', 'closed'],
  answered: ['open', 'closed', 'answered'],
  closed: ['open'],
};

import { AccountBalances } from './account-balances';
import { reconciliationLabels } from './labels';
import { PartsToCorrect } from './parts-to-correct';
import { UnexplainedCash } from './unexplained-cash';

/** Whether the books and the payment provider agree, and the balance of each account. */
export function Reconciliation() {
  return (
    <>
      <PartsToCorrect />
      <h2 className="text-xl font-bold">{reconciliationLabels.balances}</h2>
      <AccountBalances />
      {/* Last: how much of it there is shows only when it comes. */}
      <h2 className="mt-8 text-xl font-bold">{reconciliationLabels.unexplained}</h2>
      <UnexplainedCash />
    </>
  );
}

import { RequireRole } from '../features/access/require-role';
import { AccountBalances } from '../features/reconciliation/account-balances';
import { reconciliationScreenLabels } from '../features/reconciliation/labels';
import { UnexplainedCash } from '../features/reconciliation/unexplained-cash';
import { MoneySections } from '../ui/money-sections';

/** Whether the books and the payment provider agree, and what each account comes to. */
export function ReconciliationScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {reconciliationScreenLabels.reconciliation}
        </h1>
        <p className="mt-2 text-base-content/80">{reconciliationScreenLabels.explanation}</p>
        <MoneySections current="/dashboard/all-payments/reconciliation" />
        <h2 className="text-xl font-bold">{reconciliationScreenLabels.unexplained}</h2>
        <UnexplainedCash />
        <h2 className="mt-8 text-xl font-bold">{reconciliationScreenLabels.accountBalances}</h2>
        <AccountBalances />
      </article>
    </RequireRole>
  );
}
